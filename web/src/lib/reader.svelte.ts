/** What is read about: everything that has a name carries it as `data-read`, such as `ship-12`. A mouse that rests on it, the focus
 * that came by a key, a press, or on a touch screen a tap (a long one where a short one chooses) opens the reader. */

import { sizes } from './sizes.svelte'

/** Something else that can be read about, as it is called. */
export interface Named {
  name: string
  title: string
}

/** A line of the reader: what it is about, and a sentence or things that can be read about in their turn. */
export interface Row {
  label: string
  text?: string
  named?: readonly Named[]
}

/** What the reader says about a thing. */
export interface Entry {
  /** What it is, such as “tea clipper, green”. */
  kind: string
  title: string
  /** What it does, in a sentence or two. */
  does?: string
  figures?: readonly { value: string; label: string }[]
  rows?: readonly (Row | null)[]
  rules?: readonly string[]
  /** Where more of it lies. */
  links?: readonly { label: string; run: () => void }[]
}

/** How long a mouse rests before it reads, and how long a press of a finger is that reads what a short one would choose. */
const RESTS = 180
const LONG = 450
/** A finger that moves further scrolls. */
const STILL = 10

const nameOf = (thing: Element): string => thing.getAttribute('data-read') ?? ''
/** A press on it does something else. */
const acts = (thing: Element): boolean => thing.hasAttribute('data-acts')
const inReader = (target: Element): boolean => target.closest('[data-reader]') !== null

export class Reader {
  name = $state('')
  /** It stays until it is closed. */
  held = $state(false)
  /** It lies over the table, as a sheet from below. */
  over = $state(false)
  /** What is read about, as long as it is drawn. */
  thing = $state.raw<Element | null>(null)
  #under: Element | null = null
  #timer = 0
  #at = { x: -1, y: -1 }
  #byKey = false
  #swallow = false
  #pressed: { thing: Element | null; acts: boolean } = { thing: null, acts: false }

  /** `knows` says whether there is anything to read about a name. */
  constructor(readonly knows: (name: string) => boolean) {}

  show(thing: Element, held: boolean): void {
    clearTimeout(this.#timer)
    const over = !sizes.wide || thing.closest('dialog') !== null
    if (over && !held) return
    this.thing = thing
    this.name = nameOf(thing)
    this.held = held
    this.over = over
    if (over && !inReader(thing)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.name = ''
    this.held = false
    this.thing = null
  }

  /** Listens to the whole page; the answer ends it. */
  listen(): () => void {
    const off = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, then: (event: WindowEventMap[K]) => void, capture = false) =>
      addEventListener(type, then, { capture, signal: off.signal })
    on('pointermove', (event) => this.#moved(event), true)
    on('pointerdown', (event) => this.#down(event), true)
    for (const type of ['pointerup', 'pointercancel'] as const) on(type, (event) => this.#up(event), true)
    on('contextmenu', (event) => this.#swallow && event.preventDefault(), true)
    on('click', (event) => this.#clicking(event), true)
    on('click', (event) => this.#clicked(event))
    on('keydown', (event) => this.#key(event), true)
    on('focusin', (event) => this.#focused(event))
    return () => off.abort()
  }

  /** The thing that an event is about, if there is anything to read about it. */
  #thingAt(target: EventTarget | null): Element | null {
    const thing = target instanceof Element ? target.closest('[data-read]') : null
    return thing && this.knows(nameOf(thing)) ? thing : null
  }

  #moved(event: PointerEvent): void {
    const moved = Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y)
    if (event.pointerType !== 'mouse') {
      if (moved > STILL && !this.#swallow) clearTimeout(this.#timer)
      return
    }
    // What comes under a mouse that stands still is not looked at.
    if (moved === 0 || !(event.target instanceof Element)) return
    this.#at = { x: event.clientX, y: event.clientY }
    const thing = inReader(event.target) ? this.thing : this.#thingAt(event.target)
    if (thing === this.#under) return
    this.#under = thing
    clearTimeout(this.#timer)
    if (this.held || (thing && thing === this.thing)) return
    this.#timer = window.setTimeout(() => (thing ? this.show(thing, false) : this.close()), RESTS)
  }

  #down(event: PointerEvent): void {
    this.#byKey = false
    this.#swallow = false
    if (event.pointerType === 'mouse') return
    this.#at = { x: event.clientX, y: event.clientY }
    clearTimeout(this.#timer)
    const thing = this.#thingAt(event.target)
    if (thing && acts(thing)) this.#timer = window.setTimeout(() => this.#long(thing), LONG)
  }

  #long(thing: Element): void {
    this.#swallow = true
    this.show(thing, true)
  }

  #up(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') clearTimeout(this.#timer)
  }

  /** Before anything else hears of a press: what it is on may be another thing afterwards. The press that has read chooses nothing. */
  #clicking(event: MouseEvent): void {
    const thing = this.#thingAt(event.target)
    this.#pressed = { thing, acts: thing !== null && acts(thing) }
    if (!this.#swallow) return
    this.#swallow = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  #clicked(event: MouseEvent): void {
    const { thing } = this.#pressed
    if (!thing && event.target instanceof Element && inReader(event.target)) return
    clearTimeout(this.#timer)
    this.#under = thing
    if (!thing || this.#pressed.acts) {
      if (!this.held) this.close()
    } else this.#toggle(thing)
  }

  /** A press holds it; a second one closes it. */
  #toggle(thing: Element): void {
    if (this.held && this.name === nameOf(thing)) this.close()
    else this.show(thing, true)
  }

  #key(event: KeyboardEvent): void {
    this.#byKey = event.key === 'Tab' || event.key.startsWith('Arrow')
    if (!(event.target instanceof Element)) return
    if (event.key === 'Escape' && this.name && !this.over && !document.querySelector('dialog[open]')) {
      if (inReader(event.target)) focusOn(this.thing)
      this.close()
    } else if (event.key === 'Enter' || event.key === ' ') {
      // Buttons turn keys into presses by themselves; what is drawn does not.
      const thing = this.#thingAt(event.target)
      if (thing !== event.target || acts(thing) || thing instanceof HTMLElement) return
      this.#toggle(thing)
    } else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  #focused(event: FocusEvent): void {
    if (!this.#byKey || this.held || !(event.target instanceof Element) || inReader(event.target)) return
    const thing = this.#thingAt(event.target)
    if (thing) this.show(thing, false)
    else this.close()
  }

  /** Holds what is read, or what has the focus, to go on reading by keys; says whether there is anything. */
  enter(): boolean {
    const thing = this.name ? this.thing : this.#thingAt(document.activeElement)
    if (thing) this.show(thing, true)
    return thing !== null
  }
}

function focusOn(thing: Element | null): void {
  if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus()
}

/** How a board shows a step: what comes from somewhere flies there, what has another place now slides to it, what is new or has
 * another value appears. The board shows at once what is so; copies fly, and what they stand for hides so long. */

import { tick } from 'svelte'
import { animate, during, moving } from './motion'

/** What a step does on the board, by selectors. Of several that fit, the last one that can be seen counts. */
export interface Deeds {
  flies?: { what?: string; from: string; to: string }[]
  slides?: string[]
  appears?: string[]
}

const FLIGHT = 300
const SLIDE = 320
const APPEAR = 240
/** More than one step brings: somebody has jumped to another position. */
const MANY = 8

function seen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].findLast((one) => one.getBoundingClientRect().width > 0) ?? null
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** A picture of something, over everything, where it is now. A part of a drawing becomes a drawing of its own. */
function copied(what: Element, box: DOMRect): HTMLElement {
  const cover = document.createElement('div')
  cover.className = 'flying'
  cover.setAttribute('aria-hidden', 'true')
  Object.assign(cover.style, {
    position: 'fixed',
    zIndex: '6',
    pointerEvents: 'none',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  const copy = what.cloneNode(true) as Element
  if (what instanceof SVGGraphicsElement && !(what instanceof SVGSVGElement)) {
    const { x, y, width, height } = what.getBBox()
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    drawing.setAttribute('width', '100%')
    drawing.setAttribute('height', '100%')
    copy.removeAttribute('transform')
    drawing.append(copy)
    cover.append(drawing)
  } else {
    cover.append(copy)
  }
  // What finds things on the board must not find their pictures.
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...one.attributes])
      if (name.startsWith('data-') || ['id', 'tabindex', 'role'].includes(name)) one.removeAttribute(name)
  return cover
}

async function fly(cover: HTMLElement, from: DOMRect, target: Element): Promise<void> {
  const to = target.getBoundingClientRect()
  const [a, b] = [middle(from), middle(to)]
  const size = Math.min(1, Math.max(0.3, Math.min(to.width / from.width, to.height / from.height)))
  document.body.append(cover)
  const transform = `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${size})`
  await animate(cover, [{ transform: 'none' }, { transform, opacity: 1 }, { transform, opacity: 0.2 }], FLIGHT)
  cover.remove()
}

/** How many pixels one unit of a drawing is. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  return matrix?.a || 1
}

function slide(element: Element, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  const scale = scaleOf(element)
  const [dx, dy] = [(from.left - to.left) / scale, (from.top - to.top) / scale]
  if (Math.abs(dx) + Math.abs(dy) < 1) return
  void animate(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], SLIDE)
}

function appear(element: Element): void {
  // A part of a drawing has its place by its transform: only its light changes.
  const grows = element instanceof HTMLElement
  void animate(
    element,
    grows
      ? [
          { opacity: 0.1, transform: 'scale(1.25)' },
          { opacity: 1, transform: 'none' },
        ]
      : [{ opacity: 0 }, { opacity: 1 }],
    APPEAR,
  )
}

/** Shows what happens between two positions, of which the screen still has the first. */
export function show({ flies = [], slides = [], appears = [] }: Deeds): void {
  if (!moving() || flies.length > MANY) return
  const leaving = flies.flatMap(({ what, from, to }) => {
    const element = seen(what ?? from) ?? seen(from)
    const box = element?.getBoundingClientRect()
    return element && box ? [{ cover: copied(element, box), box, to }] : []
  })
  const sliding = slides.flatMap((selector) => {
    const box = seen(selector)?.getBoundingClientRect()
    return box ? [{ selector, box }] : []
  })
  during(
    tick().then(() => {
      for (const { cover, box, to } of leaving) {
        const target = seen(to)
        if (target) during(fly(cover, box, target))
      }
      for (const { selector, box } of sliding) {
        const element = seen(selector)
        if (element) slide(element, box)
      }
      for (const selector of appears) {
        const element = seen(selector)
        if (element) appear(element)
      }
    }),
  )
}

/** Follows what a board draws. */
export class Stage<View> {
  #before: View | null = null

  constructor(private readonly deeds: (before: View, after: View) => Deeds) {}

  /** Takes note of a new position, while the screen still shows the old one. */
  see(view: View): void {
    const before = this.#before
    this.#before = view
    if (before !== null && before !== view && moving()) show(this.deeds(before, view))
  }
}

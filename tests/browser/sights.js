// What a person sees of a table: one function that measures the page as it stands, without moving anything.
// `sights({ touch })` gives { faults: [[what, where, more], ...], geometry: { name: [x, y, width, height] } }.
(() => {
  const SLACK = 1.5
  const SIGN = 'data-more' // the edges at which a box says that there is more: above, below, before, after
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=tab]'

  const around = (box) => ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom })
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, [inert], .skip')

  /** A few words by which a person finds the element again. */
  function name(element) {
    const said = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const marks = [...element.attributes].filter((one) => /^data-(do|choice|answer|guide|place|gap|row|hand|wager|figure|card|column|ocean)$/.test(one.name))
    const kind = element.tagName.toLowerCase()
    return `${kind}${marks.map((one) => `[${one.name}=${one.value}]`).join('')} "${said}"`
  }

  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }

  /** How an element hides what reaches over its edge. */
  const edges = new Map()
  function clip(element) {
    if (edges.has(element)) return edges.get(element)
    const { overflowX, overflowY, contain, clipPath, textOverflow } = style(element)
    let found = null
    if (overflowX !== 'visible' || overflowY !== 'visible' || contain.includes('paint') || clipPath !== 'none') {
      const outer = element.getBoundingClientRect()
      const zoom = element.offsetWidth ? outer.width / element.offsetWidth : 1
      const left = outer.left + (element.clientLeft ?? 0) * zoom
      const top = outer.top + (element.clientTop ?? 0) * zoom
      const plain = element instanceof SVGElement
      found = {
        box: plain ? around(outer) : { left, top, right: left + element.clientWidth * zoom, bottom: top + element.clientHeight * zoom },
        x: /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
        y: /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
        letters: textOverflow,
      }
    }
    edges.set(element, found)
    return found
  }

  /** Boxes that scroll and do not show it. */
  const unsigned = new Set()

  /** The elements that may hide a part of this one, up to the window. */
  function* holders(element) {
    let { position } = style(element)
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const own = style(one)
      const holds = position === 'absolute' || position === 'fixed' ? own.position !== 'static' || own.transform !== 'none' : true
      if (position === 'fixed' && own.transform === 'none') continue
      if (holds) {
        if (clip(one)) yield one
        position = own.position
      }
    }
  }

  /** For screen readers only: in a box of a pixel. */
  const tiny = (box) => box.right - box.left <= 2 && box.bottom - box.top <= 2
  const spoken = (element) => [...(clip(element) ? [element] : []), ...holders(element)].some((one) => tiny(clip(one).box))

  /** Why a box, which lies in an element, cannot be seen and cannot be scrolled to; or where it can be seen now. */
  function reach(element, box, loose = 0) {
    let now = box
    let beyond = false
    const boxes = element.matches('svg text, svg tspan') ? [] : clip(element) && box !== element ? [element] : []
    for (const holder of [...boxes, ...holders(element)]) {
      const { box: edge, x, y } = clip(holder)
      const out = {
        before: edge.left - now.left > SLACK, after: now.right - edge.right > SLACK,
        above: edge.top - now.top > SLACK + loose, below: now.bottom - edge.bottom > SLACK + loose,
      }
      const missing = Object.keys(out).filter((side) => out[side])
      for (const side of missing) {
        const scrolls = side === 'above' || side === 'below' ? y : x
        if (!scrolls) return { hidden: `cut by ${holder.className?.baseVal ?? holder.className} (${side})` }
        if (style(holder).touchAction === 'none' || style(holder).pointerEvents === 'none') return { hidden: `in a box that no finger scrolls` }
        const sign = (holder.getAttribute(SIGN) ?? '').split(' ').includes(side) && style(holder).maskImage !== 'none'
        if (!sign) unsigned.add(`${holder.className} (${side})`)
      }
      now = { left: Math.max(now.left, edge.left), top: Math.max(now.top, edge.top), right: Math.min(now.right, edge.right), bottom: Math.min(now.bottom, edge.bottom) }
      if (missing.length > 0 && (now.right - now.left < 2 || now.bottom - now.top < 2)) {
        // All of it lies beyond the edge: what matters is that the box itself can be seen.
        now = edge
        beyond = true
      }
    }
    if (now.left < -SLACK || now.top < -SLACK - loose || now.right > innerWidth + SLACK || now.bottom > innerHeight + SLACK + loose) {
      return { hidden: `outside the window (${Math.round(now.right)}, ${Math.round(now.bottom)})` }
    }
    return { now, beyond }
  }

  /** What can be pressed, and where. */
  function* controls(touch) {
    for (const element of document.querySelectorAll(CONTROLS)) {
      if (!shown(element) || spoken(element)) continue
      const label = element.matches('input') ? (element.closest('label') ?? element) : element
      const box = around(label.getBoundingClientRect())
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue
      const { hidden, now, beyond } = reach(label, box)
      if (hidden) {
        yield ['out of sight', name(label), hidden]
        continue
      }
      const whole = now.right - now.left > box.right - box.left - 3 && now.bottom - now.top > box.bottom - box.top - 3
      if (!whole || beyond) continue
      if (!pressable(label, box) && !topmost(middle(box))?.closest('[data-preview]')) yield ['covered', name(label), name(topmost(middle(box)) ?? document.body)]
      if (touch && !element.disabled && element.ariaDisabled !== 'true') yield* target(label, box)
    }
  }

  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const topmost = ([x, y]) => document.elementFromPoint(x, y)
  const within = (one, element) => one !== null && (element.contains(one) || (one.closest('label') !== null && one.closest('label') === element.closest('label')))

  /** Whether a press on its middle is a press on it; of a drawn thing with a hole, or a text of two lines, on any of its parts. */
  function pressable(element, box) {
    if (within(topmost(middle(box)), element)) return true
    return style(element).display === 'inline' && [...element.getClientRects()].some((one) => within(topmost(middle(one)), element))
  }

  /** Whether it is large enough for a finger: by its own size, or by how far around its middle a press counts. */
  function* target(element, box) {
    // A link within a sentence is as high as its line, and needs no more than the board does.
    const least = element.closest('#decision') && !element.matches('a, .wordlike') ? 44 : 24
    const [wide, high] = [box.right - box.left, box.bottom - box.top]
    if (wide >= least - 0.6 && high >= least - 0.6) return
    const [x, y] = middle(box)
    const far = least / 2 - 1
    const beyond = [...(wide < least - 0.6 ? [[x - far, y], [x + far, y]] : []), ...(high < least - 0.6 ? [[x, y - far], [x, y + far]] : [])]
    if (beyond.every((point) => within(topmost(point), element))) return
    yield [`smaller than ${least}`, name(element), `${Math.round(wide)} x ${Math.round(high)}`]
  }

  /** All that is written, piece by piece. */
  function* written() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.data.trim()) continue
      const element = node.parentElement
      if (!element || element.matches('style, script, noscript, title, desc') || !shown(element) || spoken(element)) continue
      range.selectNodeContents(node)
      // A drawn text may be narrowed, which only its own box knows.
      const drawn = element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects()
      const boxes = [...drawn].filter((one) => one.width > 0.5 && one.height > 0.5)
      if (boxes.length > 0) yield { node, element, boxes, range }
    }
  }

  /** Texts that are cut, or narrower than their longest word. Names that people typed may be cut: they are marked so. */
  function* cut({ node, element, boxes, range }) {
    const short = node.data.trim().replace(/\s+/g, ' ').slice(0, 50)
    const typed = element.closest('[data-typed]') !== null
    for (const one of boxes) {
      const { hidden } = reach(element, around(one), 0.28 * one.height)
      if (hidden && !(typed && /cut by/.test(hidden))) {
        yield ['text cut', `"${short}"`, hidden]
        return
      }
    }
    if (typed || element instanceof SVGElement) return
    let block = element
    while (block.parentElement && style(block).display.startsWith('inline') && style(block).display !== 'inline-flex') block = block.parentElement
    const room = block.getBoundingClientRect()
    for (const word of node.data.matchAll(/[^\s\u00a0\u202f\u00ad\u200b–—/-]+/g)) {
      if (boxes.length === 1 && boxes[0].right <= room.right + 2 && boxes[0].left >= room.left - 2) return
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const parts = [...range.getClientRects()].filter((one) => one.width > 0.5)
      const lines = new Set(parts.map((one) => Math.round(one.top / 4)))
      if (lines.size > 1 && Math.max(...parts.map((one) => one.top)) - Math.min(...parts.map((one) => one.top)) > 6) {
        yield ['narrower than a word', `"${short}"`, `${word[0]} in ${Math.round(room.width)} px`]
        return
      }
      if (parts.length > 0 && parts[0].width > room.width + 2) {
        yield ['narrower than a word', `"${short}"`, `${word[0]} needs ${Math.round(parts[0].width)} px of ${Math.round(room.width)}`]
        return
      }
    }
  }

  const opaque = (colour) => {
    const found = /rgba?\(([^)]*)\)/.exec(colour)
    if (!found) return colour !== 'transparent' && colour !== 'none' && colour !== ''
    const parts = found[1].split(/[ ,/]+/)
    return parts.length < 4 || Number.parseFloat(parts[3]) > 0.3
  }

  /** Whether an element paints over what lies under a point. */
  function paints(element) {
    const own = style(element)
    if (Number(own.opacity) < 0.3) return false
    if (element instanceof SVGGraphicsElement && element.tagName !== 'svg') {
      if (element.tagName === 'text' || element.tagName === 'tspan') return true
      return (own.fill !== 'none' && opaque(own.fill) && Number(own.fillOpacity) > 0.3) || (own.stroke !== 'none' && opaque(own.stroke) && Number(own.strokeOpacity) > 0.3)
    }
    return opaque(own.backgroundColor) || own.backgroundImage !== 'none' || element.matches('img, canvas, input, select')
  }

  const SLIVER = 3

  /** A text over which something else is drawn. Where the topmost thing is no stranger, nothing is. */
  function* covered({ node, element, boxes }) {
    const parts = element instanceof SVGElement ? [0.5] : [0.08, 0.5, 0.92]
    for (const one of boxes) {
      if (one.width < 3) continue
      const { now, beyond } = reach(element, around(one), 0.28 * one.height)
      if (!now || beyond) return
      if (now.bottom - now.top < SLIVER || now.right - now.left < SLIVER) return // beyond the edge of what can be scrolled, but for that
      for (const part of parts) {
        const point = [now.left + part * (now.right - now.left), (now.top + now.bottom) / 2]
        const top = topmost(point)
        if (!top || element.contains(top) || top.contains(element)) continue
        const over = stranger(element, point)
        if (over) {
          yield ['text covered', `"${node.data.trim().slice(0, 40)}"`, name(over)]
          return
        }
      }
    }
  }

  /** A token that would be lost is struck through, and stays readable. */
  const struck = (one) => one.matches('.strike, .strike-halo, .badge, .badge-halo')
  /** A preview lies over the board only while something is looked at. */
  const passing = (one) => one.closest('[data-preview]') !== null

  /** What is drawn over an element at a point, of others. */
  function stranger(element, [x, y]) {
    for (const one of document.elementsFromPoint(x, y)) {
      if (element.contains(one) || one.contains(element)) return null
      if (paints(one) && !passing(one) && !(struck(one) && one.closest('g.token') === element.closest('g.token'))) return one
    }
    return null
  }

  /** Where the board and its places lie. */
  function geometry(wanted) {
    const found = {}
    for (const [what, selector] of Object.entries(wanted ?? {})) {
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect()
        const { place, column } = element.closest('[data-place], [data-column]')?.dataset ?? {}
        const key = place ?? column ?? ''
        found[what + key] = [box.left, box.top, box.width, box.height].map(Math.round)
      }
    }
    return found
  }

  const through = new CSSStyleSheet()
  // But for empty frames, and for what is drawn as a copy, such as the coast: it lies under everything, and is slow to be hit.
  through.replaceSync('*, *::before, *::after { pointer-events: auto !important } svg, use, defs * { pointer-events: none !important }')

  globalThis.sights = ({ touch = false, board = {} } = {}) => {
    styles.clear()
    edges.clear()
    unsigned.clear()
    const faults = [...controls(touch)]
    const texts = [...written()]
    for (const text of texts) faults.push(...cut(text))
    // Layers that let presses through are drawn all the same: for a moment everything can be hit.
    document.adoptedStyleSheets.push(through)
    for (const text of texts) faults.push(...covered(text))
    document.adoptedStyleSheets.pop()
    const beyond = document.scrollingElement.scrollHeight - innerHeight
    if (beyond > 1 || scrollY > 0) faults.push(['the page itself scrolls', 'html', `${beyond} px`])
    for (const box of unsigned) faults.push(['does not show that it scrolls', box, ''])
    return { faults, geometry: geometry(board) }
  }

  const BEGINNING = 4 // letters by which a cut name is known

  /** Where a name that somebody typed is written: whole or cut, and the middle of what can be seen of it. */
  globalThis.namesShown = (names) => {
    styles.clear()
    edges.clear()
    const found = []
    document.adoptedStyleSheets.push(through)
    for (const { node, element, range } of written()) {
      for (const name of names) {
        const at = node.data.indexOf(name.slice(0, BEGINNING))
        if (at < 0) continue
        const all = node.data.startsWith(name, at)
        range.setStart(node, at)
        range.setEnd(node, all ? at + name.length : node.data.length)
        const drawn = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()]
        const parts = drawn.map((box) => reach(element, around(box), 0.28 * box.height))
        const edge = around(clip(element)?.box ?? drawn[0])
        const first = around(drawn[0])
        const [x, y] = middle({ ...first, left: Math.max(first.left, edge.left), right: Math.min(first.right, edge.right) })
        const whole = all && parts.every((one) => one.now && !one.beyond) && element.contains(topmost([x, y]))
        const where = element.closest('[class]')?.className
        found.push({ name, whole, x, y, where: `${where?.baseVal ?? where}`.replace(/ ?svelte-\w+/, '') })
      }
    }
    document.adoptedStyleSheets.pop()
    return found
  }

  const side = (at, low, high) => (at > high ? 1 : at < low ? -1 : 0)

  /** Where the last of these is to be pressed; or over which box a wheel or a finger must go first; or why it cannot be. */
  globalThis.pressAt = (selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true })).at(-1)
    if (!found) return null
    const wanted = found.matches('input') ? (found.closest('label') ?? found) : found
    const [x, y] = middle(wanted.getBoundingClientRect())
    for (let one = wanted.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = one.getBoundingClientRect()
      const [dx, dy] = [side(x, edge.left, edge.right), side(y, edge.top, edge.bottom)]
      if (!dx && !dy) continue
      const scrolls = (!dx || /auto|scroll/.test(overflowX)) && (!dy || /auto|scroll/.test(overflowY))
      if (!scrolls) return { way: 'none', more: `cut by ${one.className?.baseVal ?? one.className}` }
      const [left, top] = middle(edge)
      return { way: 'scroll', x: left, y: top, dx: dx * 0.6 * edge.width, dy: dy * 0.6 * edge.height }
    }
    const under = document.elementFromPoint(x, y)
    return within(under, wanted) ? { way: 'press', x, y } : { way: 'none', more: under ? name(under) : 'outside the window' }
  }
})()

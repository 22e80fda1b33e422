// Whether words and signs stand out, inside the drawings too, where axe cannot see. Two pictures of the page are compared with the
// inks of its elements: one as it is, one without words and signs (and without the line
// that strikes out a token: it is no ground). `inks()` lists them, `inks.hide(on)` hides them,
// `inks.judge(shown, hidden, listed)` gives [what, where, more] for each that does not stand out.
(() => {
  const SIGNS = 'svg :is(.preview, .legal, [data-figure])'
  const bare = new CSSStyleSheet()
  bare.replaceSync(`*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
    svg text, svg tspan { fill: transparent !important; stroke: transparent !important } ${SIGNS}, svg :is(.ring-halo, .strike, .strike-halo) { visibility: hidden !important }`)

  const numbers = (colour) => {
    const found = /rgba?\(([^)]*)\)/.exec(colour)
    if (found) return found[1].split(/[ ,/]+/).map(Number.parseFloat)
    const wide = /color\(srgb ([^)]*)\)/.exec(colour)
    return wide ? wide[1].split(/[ /]+/).map((one, i) => Number.parseFloat(one) * (i < 3 ? 255 : 1)) : null
  }
  const light = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
  const ratio = (a, b) => {
    const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other)
    return (high + 0.05) / (low + 0.05)
  }
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.unseen, :disabled, dialog')
  /** What lies at the edge of a box that scrolls fades out there, and is read by scrolling. */
  const fading = (element, [, top, , bottom]) => {
    const holder = element.closest('[data-more]:not([data-more=""])')
    if (!holder) return false
    const box = holder.getBoundingClientRect()
    return (holder.matches('[data-more~=above]') && top < box.top + 18) || (holder.matches('[data-more~=below]') && bottom > box.bottom - 18)
  }
  const rounded = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round)
  const inside = ([left, top, right, bottom]) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 2 && bottom - top > 2

  /** The colours of a ring: its own line, and the one that it lies on. */
  function lines(ring) {
    const under = ring.previousElementSibling?.matches('.ring-halo') ? ring.previousElementSibling : null
    return [ring, under].map((one) => one && numbers(getComputedStyle(one).stroke)).filter(Boolean).map((one) => one.slice(0, 3))
  }

  function list() {
    const found = []
    // What a preview lies over is covered only while something is looked at.
    const previews = [...document.querySelectorAll('[data-preview]')].map((one) => one.getBoundingClientRect())
    const passed = ([x, y]) => previews.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !element || element.matches('style, script, title, desc') || !shown(element)) continue
      range.selectNodeContents(node)
      const drawn = element instanceof SVGElement
      const style = getComputedStyle(element)
      const whole = rounded(drawn ? element.getBoundingClientRect() : (range.getClientRects()[0] ?? element.getBoundingClientRect()))
      const [x, y] = [(whole[0] + whole[2]) / 2, (whole[1] + whole[3]) / 2]
      // A drawn numeral's box is higher than its token: what counts lies around its middle.
      const [wide, high] = [(whole[2] - whole[0]) / 4, (whole[3] - whole[1]) / 5]
      const box = drawn ? [x - wide, y - high, x + wide, y + high].map(Math.round) : whole
      const top = document.elementFromPoint(x, y)
      // Under a sheet that lies over its drawing.
      if (drawn && top && !element.ownerSVGElement.contains(top) && !top.contains(element)) continue
      if (!inside(whole) || fading(element, whole) || (drawn && passed([x, y])) || (!drawn && top && !element.contains(top) && !top.contains(element))) continue
      const size = Number.parseFloat(style.fontSize)
      const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
      const ink = numbers(drawn ? style.fill : style.color)
      const halo = drawn && style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) >= 2 ? numbers(style.stroke) : null
      if (ink) found.push({ what: 'words', name: node.data.trim().slice(0, 40), box, ink, halo, least: large ? 3 : 4.5 })
    }
    for (const element of document.querySelectorAll(SIGNS)) {
      // A figure is as large as its halo: its lamp lights the water far around it.
      const box = rounded((element.querySelector('.halo') ?? element).getBoundingClientRect())
      if (!shown(element) || !inside(box)) continue
      const name = `${element.getAttribute('class')} ${element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.dataset.figure ?? ''}`
      found.push({ what: 'a sign', name: name.slice(0, 60), box, rings: element.matches('circle') ? lines(element) : null, least: 3 })
    }
    return found
  }

  async function pixels(picture) {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    const { data, width } = canvas.getImageData(0, 0, image.width, image.height)
    return (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)]
  }

  /** Words: their ink against every ground in their box, but for the darkest and palest tenth. */
  function ofWords({ ink, halo, box: [left, top, right, bottom] }, ground) {
    const over = (below) => ink.slice(0, 3).map((part, i) => part * (ink[3] ?? 1) + below[i] * (1 - (ink[3] ?? 1)))
    if (halo) return ratio(over(halo), halo.slice(0, 3))
    const all = []
    for (let x = left + 1; x < right; x += Math.max(1, (right - left) >> 3)) for (let y = top + 2; y < bottom - 1; y += 2) all.push(ratio(over(ground(x, y)), ground(x, y)))
    all.sort((a, b) => a - b)
    return all[Math.floor(all.length / 10)] ?? 21
  }

  /** Figures: of the points that they change, how far the clearest twentieth stands out; what their lamps light changes many a little. */
  function ofFigures({ box: [left, top, right, bottom] }, ground, drawn) {
    const all = []
    for (let x = left; x < right; x++) for (let y = top; y < bottom; y++) {
      const [one, other] = [ground(x, y), drawn(x, y)]
      if (Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]) > 12) all.push(ratio(one, other))
    }
    all.sort((a, b) => b - a)
    return all.length < 12 ? 21 : all[Math.floor(all.length / 20)]
  }

  /** Rings: their line, or the pale one under it, against the water on both sides of it; a quarter of the way around may be lost. */
  function ofRings({ rings, box: [left, top, right, bottom] }, ground) {
    const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2]
    const all = []
    for (let turn = 0; turn < 48; turn++) {
      const at = (away) => ground(Math.round(x + away * Math.cos(turn * Math.PI / 24)), Math.round(y + away * Math.sin(turn * Math.PI / 24)))
      const [inner, outer] = [at(far - 5), at(far + 3)]
      // A line stands out beside one of its neighbours: the water, or the pale line that it lies on.
      all.push(Math.max(...rings.map((ring) => ratio(ring, outer)), ...rings.slice(1).map((ring) => ratio(ring, rings[0])), ...(rings.length > 1 ? [] : [ratio(rings[0], inner)])))
    }
    all.sort((a, b) => a - b)
    return all[12]
  }

  async function judge(shownPicture, hiddenPicture, listed) {
    const [drawn, ground] = await Promise.all([pixels(shownPicture), pixels(hiddenPicture)])
    return listed.flatMap((one) => {
      const found = one.ink ? ofWords(one, ground) : one.rings ? ofRings(one, ground) : ofFigures(one, ground, drawn)
      return found < one.least - 0.05 ? [[one.what, `${one.name} at ${one.box[0]}, ${one.box[1]}`, `${found.toFixed(2)} of ${one.least}`]] : []
    })
  }

  const hide = (on) => { document.adoptedStyleSheets = on ? [...document.adoptedStyleSheets, bare] : document.adoptedStyleSheets.filter((one) => one !== bare) }
  globalThis.inks = Object.assign(list, { hide, judge })
})()

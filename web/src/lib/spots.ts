/** Things of the table by name, such as `path-7`, `space-3` or `reserve-0`, and where they are on the screen. */

function visible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].findLast((one) => one.getBoundingClientRect().width > 0) ?? null
}

/** What lies at a spot, or the part of the table that holds it: on small screens a pile is only a count. */
export function elementAt(spot: string): Element | null {
  return visible(`[data-spot="${spot}"]`) ?? visible(`[data-guide="${spot.slice(0, spot.lastIndexOf('-'))}"]`)
}

/** Tells where an element is, again and again, as it may come later or move; the answer ends it. */
export function follow(find: () => Element | null, tell: (box: DOMRect | null) => void): () => void {
  const seek = () => tell(find()?.getBoundingClientRect() ?? null)
  seek()
  const timer = setInterval(seek, 400)
  addEventListener('resize', seek)
  addEventListener('scroll', seek, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    removeEventListener('resize', seek)
    removeEventListener('scroll', seek, { capture: true })
  }
}

/** Marks at which edges a box has more to show than fits (`data-more`); page.css lets it fade out there. */
export function scrolls(box: HTMLElement): () => void {
  const mark = () => {
    // What merely hangs out of a box that shows everything is not cut.
    const { overflowX, overflowY } = getComputedStyle(box)
    const [across, down] = [overflowX !== 'visible', overflowY !== 'visible']
    const more = [
      down && box.scrollTop > 1 && 'above',
      down && box.scrollTop + box.clientHeight < box.scrollHeight - 1 && 'below',
      across && box.scrollLeft > 1 && 'before',
      across && box.scrollLeft + box.clientWidth < box.scrollWidth - 1 && 'after',
    ]
      .filter(Boolean)
      .join(' ')
    if (box.dataset.more !== more) box.dataset.more = more
  }
  const sizes = new ResizeObserver(mark)
  const watch = () => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
    mark()
  }
  const changes = new MutationObserver(watch)
  changes.observe(box, { childList: true, subtree: true, characterData: true })
  box.addEventListener('scroll', mark, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    changes.disconnect()
    box.removeEventListener('scroll', mark)
  }
}

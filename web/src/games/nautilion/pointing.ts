/** A long press points at something for the others at the table. */

const LONG = 550

/** Calls `then` after a long press on the element. */
export function hold(then: () => void): (element: Element) => () => void {
  return (element) => {
    let timer = 0
    const stop = () => clearTimeout(timer)
    const start = () => {
      stop()
      timer = window.setTimeout(then, LONG)
    }
    const events: [string, () => void][] = [
      ['pointerdown', start],
      ['pointerup', stop],
      ['pointerleave', stop],
      ['pointercancel', stop],
    ]
    for (const [name, run] of events) element.addEventListener(name, run)
    return () => {
      stop()
      for (const [name, run] of events) element.removeEventListener(name, run)
    }
  }
}

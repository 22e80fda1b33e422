/** A die that has just been rolled or turned tumbles once, then lies still, wherever it is drawn next. */

import { untrack } from 'svelte'
import { animate } from '../../lib/motion'
import type { Play } from './play.svelte'

/** What to do with a die as it appears; `die` is its place among the three, -1 for one that lies with a figure. */
export function tumble(play: Play, die: number, value: number): (element: Element) => void {
  return (element) => {
    const { turn, rolls } = untrack(() => play.view)
    const fell = `${turn} ${rolls} ${value}`
    if (die < 0 || value === 0 || rolls === 0 || play.fell.get(die) === fell) return
    play.fell.set(die, fell)
    void animate(
      element,
      [
        { transform: 'translateY(-14px) rotate(-220deg) scale(.7)', opacity: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      320,
    )
  }
}

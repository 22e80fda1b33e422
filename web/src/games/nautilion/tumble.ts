/** A die that has just been rolled or turned tumbles once, then lies still, wherever it is drawn next. */

import { untrack } from 'svelte'
import { animate } from '../../lib/motion'
import type { Play } from './play.svelte'

/** What to do with a die as it appears; `die` is its place among the three, -1 for one that lies with a figure. */
export function tumble(play: Play, die: number, value: number): (element: SVGElement) => void {
  return (element) => {
    const { turn, rolls } = untrack(() => play.view)
    // While it is still shown what came before, the die has not been thrown.
    const thrown = play.shown.turn === turn && play.shown.rolls === rolls && play.shown.dice[die] === play.view.dice[die]
    element.style.opacity = die < 0 || thrown ? '' : '0'
    if (!thrown) return
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

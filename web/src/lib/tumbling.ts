/** A die that has just been thrown tumbles once, then lies still. */

import { animate } from './motion'

const LONG = 320

/** What to do with the die of this place as it appears. */
export const tumbles =
  (nth: number) =>
  (element: Element): void => {
    const spin = nth % 2 ? 200 : -220
    void animate(
      element,
      [
        { transform: `translateY(-14px) rotate(${spin}deg) scale(.7)`, opacity: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      LONG,
    )
  }

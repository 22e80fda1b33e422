/** A die that has just been rolled tumbles once, then lies still. */

import { animate } from '../../lib/motion'

export function tumble(element: Element): void {
  void animate(
    element,
    [
      { transform: 'translateY(-14px) rotate(-220deg) scale(.7)', opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    320,
  )
}

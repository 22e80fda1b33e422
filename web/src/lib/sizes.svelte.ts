/** The three layouts, as the style sheets divide them. */

import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 599px), (max-height: 499px)')
const low = new MediaQuery('(max-height: 719px)')
const wide = new MediaQuery('(min-width: 1000px) and (min-height: 500px)')
const roomy = new MediaQuery('(min-width: 1200px) and (min-height: 500px)')

export const sizes = {
  get phone(): boolean {
    return phone.current
  },
  /** Too low for large cards. */
  get low(): boolean {
    return low.current
  },
  get wide(): boolean {
    return wide.current
  },
  /** Wide, and with room for long words beside signs. */
  get roomy(): boolean {
    return roomy.current
  },
}

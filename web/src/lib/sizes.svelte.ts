/** The three layouts, as the style sheets divide them. */

import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 599px), (max-height: 499px)')
const wide = new MediaQuery('(min-width: 1000px) and (min-height: 500px)')

export const sizes = {
  get phone(): boolean {
    return phone.current
  },
  get wide(): boolean {
    return wide.current
  },
}

/** Keys as people read them. */

import { t } from './words.svelte'

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

export function keyName(key: string): string {
  if (key === 'Enter') return t('page-key-name-enter')
  if (key === 'Escape') return t('page-key-name-escape')
  if (key === ' ') return t('page-key-name-space')
  if (key === 'Home' || key === 'End') return t(`page-key-name-${key.toLowerCase()}`)
  return ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

/** Which sign stands before a choice. */

import { ACTION_SIGNS, CHARACTER_SIGNS, TREASURE_SIGNS, UPGRADE_SIGNS } from '../../art/nemo/signs'
import type { Choice } from './play.svelte'
import { sortOf } from './state'

export function signOf(choice: Choice): string {
  const { upgrade, character, treasure, card, ocean } = choice.args
  if (upgrade !== undefined) return UPGRADE_SIGNS[Number(upgrade)] ?? ''
  if (character !== undefined) return CHARACTER_SIGNS[Number(character)] ?? ''
  if (treasure !== undefined) return TREASURE_SIGNS[sortOf(Number(treasure))] ?? ''
  if (card !== undefined) return ACTION_SIGNS.card ?? ''
  if (choice.id === 'do-move' || choice.id === 'do-sail') return ACTION_SIGNS.move ?? ''
  if (ocean !== undefined) return ''
  return ACTION_SIGNS[choice.id.replace('do-', '').replace('boldly', 'bold').replace('stalking', 'stalk')] ?? ''
}

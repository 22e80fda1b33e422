/** How a choice is called where it stands among others, and which sign stands before it. */

import { ACTION_SIGNS, CHARACTER_SIGNS, TREASURE_SIGNS, UPGRADE_SIGNS } from '../../art/nemo/signs'
import { t, words } from '../../lib/words.svelte'
import type { Choice, Play } from './play.svelte'
import { oceanName, said, treasureName, upgradeName } from './words'

/** The question says what becomes of the upgrade, or of the treasure. */
const OF_UPGRADES = ['do-set-aside', 'do-add-upgrade', 'do-install', 'do-pledge']
const OF_TREASURES = ['do-spend', 'do-discard-treasure']

export function nameOf(choice: Choice): string {
  const { upgrade, treasure, ocean, character } = choice.args
  if (choice.id === 'do-move') return oceanName(Number(ocean))
  if (OF_UPGRADES.includes(choice.id)) return upgradeName(Number(upgrade))
  if (choice.id === 'do-sacrifice')
    return t('nemo-page-sacrifice', { who: t('nemo-page-person', { character: Number(character) }) })
  if (OF_TREASURES.includes(choice.id)) return treasureName(Number(treasure))
  const told = said(choice.sentence)
  if (told) return told
  return words.has(choice.id) ? t(choice.id, choice.args) : choice.notation
}

/** What a choice is about, to be read. */
export function readOf(choice: Choice): string | undefined {
  const { upgrade, character, treasure, card, ship } = choice.args
  const [kind, at] =
    upgrade !== undefined
      ? ['upgrade', upgrade]
      : character !== undefined
        ? ['character', character]
        : treasure !== undefined
          ? ['treasure', treasure]
          : card !== undefined
            ? ['card', card]
            : ['ship', ship]
  return at === undefined ? undefined : `${kind}-${at}`
}

export function signOf(play: Play, choice: Choice): string {
  const { upgrade, character, treasure, card, ocean } = choice.args
  if (upgrade !== undefined) return UPGRADE_SIGNS[Number(upgrade)] ?? ''
  if (character !== undefined) return CHARACTER_SIGNS[Number(character)] ?? ''
  if (treasure !== undefined) return TREASURE_SIGNS[play.scenery.treasure_sorts[Number(treasure)] ?? 'map'] ?? ''
  if (card !== undefined) return ACTION_SIGNS.card ?? ''
  if (choice.id === 'do-move' || choice.id === 'do-sail') return ACTION_SIGNS.move ?? ''
  if (ocean !== undefined) return ''
  return ACTION_SIGNS[choice.id.replace('do-', '').replace('boldly', 'bold').replace('stalking', 'stalk')] ?? ''
}

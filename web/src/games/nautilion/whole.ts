/** Puts back what `aids/short.py` left out of an explanation on its way here. */

import type { Cell, ChoiceAbout, Explanation, Give } from './shapes'

export function whole(told: Explanation): Explanation {
  const { slate, turned = [] } = told
  const choices = Object.entries(told.choices).map(([answer, one]) => [answer, turnedBy(one, turned)])
  return {
    ...told,
    choices: Object.fromEntries(choices),
    gives: told.gives.map((give) => (give.sentences ? give : said(give, slate))),
  }
}

function turnedBy(choice: ChoiceAbout, turned: Cell[]): ChoiceAbout {
  return choice.turns ? { ...choice, cells: choice.turns.flatMap((at) => turned[at] ?? []) } : choice
}

/** A way to give dice that does what the cells of its dice say. */
function said(give: Give, slate: Cell[]): Give {
  const cells = give.dice.map((value, figure) =>
    slate.find((one) => one.figure === figure && one.value === value && !one.barred),
  )
  const [darkhouse, phantom, nautilion] = cells
  return {
    ...give,
    price: darkhouse?.price ?? null,
    tokens: darkhouse?.tokens ?? 0,
    phantom: phantom?.way ?? null,
    nautilion: nautilion?.way ?? null,
    blow: phantom?.blow ?? false,
    ending: '',
    sentences: cells.flatMap((one) => one?.sentences ?? []),
  }
}

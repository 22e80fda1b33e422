/** The air ducts of a ship, read from the text of the game's tables: where there is no table of a game yet that would tell them. */
export function ductsIn(tables: string, ship: string): number[][] {
  const part = tables.split(`[ships.${ship}]`)[1]?.split(/^\[/m)[0] ?? ''
  return [...part.matchAll(/\[(\d), (\d)\]/g)].map((pair) => [Number(pair[1]), Number(pair[2])])
}

/** The air ducts of a ship, read from the text of the game's tables: for the specimen and the check of the drawings only. */
export function ductsIn(tables: string, ship: string): number[][] {
  const part = tables.split(`[ships.${ship}]`)[1]?.split(/^\[/m)[0] ?? ''
  return [...part.matchAll(/\[(\d), (\d)\]/g)].map((pair) => [Number(pair[1]), Number(pair[2])])
}

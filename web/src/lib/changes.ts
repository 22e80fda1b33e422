/** How a table's view changes: the fields that changed, or of a row the places that did. */

export type View = Record<string, unknown>

function isPlaces(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The view after some changes; what did not change is shared with the one before. */
export function changed(view: View, changes: View): View {
  const after = { ...view }
  for (const [field, value] of Object.entries(changes)) {
    const before = view[field]
    if (Array.isArray(before) && isPlaces(value)) {
      const row = [...before]
      for (const [place, one] of Object.entries(value)) row[Number(place)] = one
      after[field] = row
    } else {
      after[field] = value
    }
  }
  return after
}

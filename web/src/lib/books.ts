/** What each game is made of, kept for when there is no line: the rulebook needs it. It is the same for everybody, and names no table. */

const BOOKS = 'books'

const kept = () => (isSecureContext && 'caches' in window ? caches.open(BOOKS) : null)

export async function keepBook(game: string, text: string): Promise<void> {
  await (await kept())?.put(`/books/${game}`, new Response(text, { headers: { 'content-type': 'application/json' } }))
}

/** What was kept, or nothing. */
export async function bookOf(game: string): Promise<string | null> {
  const found = await (await kept())?.match(`/books/${game}`)
  return (await found?.text()) ?? null
}

/** Words in lines, where no browser breaks them for us. */

function broken(text: string, letters: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '' || line.length + word.length < letters) lines[lines.length - 1] = line ? `${line} ${word}` : word
    else lines.push(word)
  }
  return lines
}

/** As few lines of at most so many letters as possible, all about as long. */
export function wrapped(text: string, letters: number): string[] {
  const fewest = broken(text, letters).length
  let even = text.length / fewest
  while (broken(text, even).length > fewest) even++
  return broken(text, even)
}

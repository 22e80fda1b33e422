/** Words in lines, where no browser breaks them for us. */

/** Lines of at most so many letters; what does not fit into the last one is cut with an ellipsis. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const out: string[] = ['']
  for (const word of text.split(' ')) {
    const line = out.at(-1) ?? ''
    if (line === '' || line.length + word.length < letters) out[out.length - 1] = line ? `${line} ${word}` : word
    else if (out.length < lines) out.push(word)
    else {
      out[out.length - 1] = `${line}…`
      break
    }
  }
  return out
}

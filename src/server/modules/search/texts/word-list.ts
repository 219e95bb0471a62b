// Parses the word tables of the search: words and phrases separated by commas.

/** 'good day, hello' -> ['good day', 'hello']. Words of a phrase are separated by single blanks. */
export function wordList(...texts: string[]): readonly string[] {
  return texts.flatMap((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
}

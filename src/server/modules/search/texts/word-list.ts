// How the word tables of the search are written: words and phrases with commas between them.

/** 'good day, hello' -> ['good day', 'hello']. A phrase of several words has single blanks. */
export function wordList(...texts: string[]): readonly string[] {
  return texts.flatMap((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
}

// Patterns for the possible spellings of names in a PDF.

/** The source of a regular expression: PDF names may write any character as # and two hexadecimal digits. */
export function namePattern(name: string): string {
  return [...name]
    .map((character) => {
      const code = character.charCodeAt(0).toString(16)
      const digits = code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
      return `(?:${character}|#${digits})`
    })
    .join('')
}

/** The end of a name: no character that would continue it. */
export const NAME_END = '(?![^\\s\\0/<>\\[\\](){}%])'

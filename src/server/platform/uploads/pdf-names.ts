// How names may be written in a PDF, for patterns that look for them.

/** Names as PDF writes them: any character may stand as # and two digits. */
export function nameOf(name: string): string {
  return [...name]
    .map((sign) => {
      const code = sign.charCodeAt(0).toString(16)
      const digits = code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
      return `(?:${sign}|#${digits})`
    })
    .join('')
}

/** Behind a name: nothing that would make it longer. */
export const NAME_END = '(?![^\\s\\0/<>\\[\\](){}%])'

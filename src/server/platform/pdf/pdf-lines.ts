// Wraps text to a width: between words, and between any two Chinese characters.

/** At most `max` lines; the last one ends in '…' when text is cut. `widthOf` uses the unit of `width`. */
export function wrapText(
  text: string,
  { width, max, widthOf }: { width: number; max: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    let line = ''
    for (const segment of segmentsOf(paragraph)) {
      if (widthOf(line + segment.trimEnd()) <= width) {
        line += segment
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      line = segment.trimStart()
      // Stops once the remaining text would be cut anyway: a note can be one word of 500 characters.
      while (lines.length <= max && widthOf(line.trimEnd()) > width && line.length > 1) {
        const fits = longestFit(line, width, widthOf)
        lines.push(line.slice(0, fits))
        line = line.slice(fits)
      }
      if (lines.length > max) break
    }
    lines.push(line.trimEnd())
    if (lines.length > max) break
  }
  while (lines.length > 1 && lines.at(-1) === '') lines.pop()
  if (lines.length <= max) return lines
  const shown = lines.slice(0, max)
  let last = shown.at(-1) ?? ''
  while (last !== '' && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('')
  return [...shown.slice(0, -1), `${last}…`]
}

// Closing punctuation never starts a line.
const SEGMENTS =
  /[\u2e80-\u9fff\uf900-\ufaff][\u3001\u3002\uff0c\uff0e\uff09\uff1a\uff1b\uff01\uff1f\u300b\u300d]*\s*|[^\s\u2e80-\u9fff\uf900-\ufaff]+\s*|\s+/gu

function segmentsOf(text: string): string[] {
  return text.match(SEGMENTS) ?? []
}

function longestFit(line: string, width: number, widthOf: (text: string) => number): number {
  let at = 0
  for (const character of line) {
    if (at > 0 && widthOf(line.slice(0, at + character.length)) > width) break
    at += character.length
  }
  return at
}

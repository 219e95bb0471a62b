// What a search field takes from a pasted list.

/** The first line with anything in it; null when there is only one line, so that pasting goes its way. */
export function firstLine(pasted: string): string | null {
  const lines = pasted
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > 1 ? (lines[0] ?? null) : null
}

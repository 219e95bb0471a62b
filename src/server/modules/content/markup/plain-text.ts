// Converts sanitised markup to plain text, for the search and tables of contents.

/** 'Charging &amp; storage' -> 'Charging & storage'. */
export function plainTextOf(html: string): string {
  return html
    .replace(
      /<(?:br|hr|\/(?:p|li|h[2-4]|td|th|tr|dt|dd|blockquote|figcaption|pre|caption))\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27);/g, (_, name: string) => CHARACTERS[name] ?? ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** The second-level headings with their anchors. */
export function sectionsOf(html: string): { id: string; title: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(
    ([, id = '', words = '']) => ({
      id,
      title: plainTextOf(words),
    }),
  )
}

const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
}

// Extracts search words from a not-found address.

/** The last path segment as search words; '' when it is too short or too long for a number or a name. */
export function wordsOfUrl(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  let words = last
  try {
    words = decodeURIComponent(last)
  } catch {
    // A segment with a broken escape is used undecoded.
  }
  words = words
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replaceAll(/[_+]/g, ' ')
    .trim()
  return words.length >= 3 && words.length <= 80 ? words : ''
}

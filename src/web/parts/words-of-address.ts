// What a lost address may have been about.

/** The last piece of a path as words to search for; '' when it holds nothing like a number or name. */
export function wordsOfAddress(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  let words = last
  try {
    words = decodeURIComponent(last)
  } catch {
    // A broken escape is searched for as it stands.
  }
  words = words
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replaceAll(/[_+]/g, ' ')
    .trim()
  return words.length >= 3 && words.length <= 80 ? words : ''
}

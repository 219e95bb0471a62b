// All matches of a pattern in a text, for patterns that are tried on every query.

/**
 * As `text.matchAll(pattern)`, which copies the pattern for each call: with hundreds of words in a pattern that takes
 * many times as long as the search. The pattern must be global.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // An empty match would be found again and again.
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

// Selects the view of a search result and the lazy components it needs, and shortens a long keyword for titles.
import type { QueryPart, SearchAnswer } from '../../../../contract/search.ts'

/** groups: several batteries were named; similar: only similar matches; nothing: no rows. */
export type AnswerView = 'list' | 'groups' | 'similar' | 'nothing'

/** `isNarrowed`: filters are applied, so an empty list does not mean that the keyword has no match. */
export function viewOf(answer: SearchAnswer, isNarrowed: boolean): AnswerView {
  if (answer.groups.length > 0) return 'groups'
  if (answer.certainty === 'similar' && answer.list.length > 0) return 'similar'
  return answer.total > 0 || isNarrowed ? 'list' : 'nothing'
}

/**
 * Whether a result needs notes above it; most need none and do not load the component. The certainty 'partial' means
 * mostly a part of a number, 'family' mostly a brand, series or category (all meanings: `Certainty` of the server);
 * `unread` counts what the search does not read of a long keyword.
 */
export function hasNotes(answer: SearchAnswer, keyword: string): boolean {
  const { certainty, parts, total, unread } = answer
  // Similar batteries state their own differences.
  const hasRows = total > 0 && certainty !== 'similar'
  const readAs = certainty === 'similar' ? null : answer.readAs
  return (
    // Missing parts add no information if nothing was found.
    (parts.length > 1 && (total > 0 || parts.some(({ state }) => state !== 'missing'))) ||
    // A single part that was used adds none either.
    (hasRows && parts.some(({ state }) => state !== 'found' && state !== 'filter')) ||
    certainty === 'partial' ||
    certainty === 'family' ||
    readAs !== null ||
    unread.characters + unread.numbers > 0 ||
    // Possibly a verification code; the notes component checks it.
    /\d([ -]?\d){15}/.test(keyword.normalize('NFKC'))
  )
}

/** Characters of a keyword beyond which its short form is shown. */
const LONGEST_WHOLE_KEYWORD = 50

/** Short form of a pasted sentence or title: the parts that were found. */
export function topicOf(shortKeyword: string, parts: Parts): string {
  return shortForm(shortKeyword, parts, ({ state }) => state === 'found' || state === 'corrected')
}

/** Short form without a match: the numbers and devices named, whether or not the catalogue has them. */
export function subjectOf(shortKeyword: string, parts: Parts): string {
  return shortForm(
    shortKeyword,
    parts,
    ({ kind, state }) => NAMING_KINDS.has(kind) && state !== 'ignored',
  )
}

const NAMING_KINDS = new Set<QueryPart['kind']>(['number', 'barcode', 'brand', 'device', 'size'])

type Parts = readonly QueryPart[]

/** `shortKeyword`: the keyword in one line, cut after 80 characters. */
function shortForm(
  shortKeyword: string,
  parts: Parts,
  isMeant: (part: QueryPart) => boolean,
): string {
  if (shortKeyword.length <= LONGEST_WHOLE_KEYWORD) return shortKeyword
  const meantParts = parts.filter(isMeant)
  const topic = meantParts.map(({ text, reading }) => reading ?? text).join(' ')
  return topic && topic.length < shortKeyword.length ? topic : shortKeyword
}

// What a search answer is shown as, and which pieces of the page that needs.
import type { QueryPart, SearchAnswer } from '../../../contract/search.ts'

/** groups: several batteries were named; similar: nothing is right; nothing: no rows at all. */
export type AnswerView = 'list' | 'groups' | 'similar' | 'nothing'

/** `narrowed`: filters are applied, so that an empty list says nothing of the keyword. */
export function viewOf(answer: SearchAnswer, narrowed: boolean): AnswerView {
  if (answer.groups.length > 0) return 'groups'
  if (answer.certainty === 'similar' && answer.list.length > 0) return 'similar'
  return answer.total > 0 || narrowed ? 'list' : 'nothing'
}

/** Whether an answer needs words above it: most have none and fetch none. */
export function hasNotes(answer: SearchAnswer, keyword: string): boolean {
  const { certainty, parts, total, unread } = answer
  // Similar batteries say each how they differ.
  const rows = total > 0 && certainty !== 'similar'
  const readAs = certainty === 'similar' ? null : answer.readAs
  return (
    // Parts that nothing has say nothing new where nothing was found.
    (parts.length > 1 && (total > 0 || parts.some(({ state }) => state !== 'missing'))) ||
    // Nor does one part that was used.
    (rows && parts.some(({ state }) => state !== 'found' && state !== 'filter')) ||
    certainty === 'partial' ||
    certainty === 'family' ||
    readAs !== null ||
    unread.characters + unread.numbers > 0 ||
    // Perhaps a verification code; the notes look closer.
    /\d([ -]?\d){15}/.test(keyword.normalize('NFKC'))
  )
}

const LONG = 50

/** A pasted sentence or title in short: what was found of it. */
export function topicOf(asked: string, parts: Parts): string {
  return inShort(asked, parts, ({ state }) => state === 'found' || state === 'corrected')
}

/** The same where nothing is right: the numbers and devices it names, whether the catalogue has them or not. */
export function subjectOf(asked: string, parts: Parts): string {
  return inShort(asked, parts, ({ kind, state }) => NAMES.has(kind) && state !== 'ignored')
}

const NAMES = new Set<QueryPart['kind']>(['number', 'barcode', 'brand', 'device', 'size'])

type Parts = readonly QueryPart[]

function inShort(asked: string, parts: Parts, isMeant: (part: QueryPart) => boolean): string {
  if (asked.length <= LONG) return asked
  const read = parts.filter(isMeant)
  const topic = read.map(({ text, reading }) => reading ?? text).join(' ')
  return topic && topic.length < asked.length ? topic : asked
}

// Title of a search result without a matching battery, and subject of the inquiry to which it links.
import type { SearchAnswer } from '../../../../contract/search.ts'
import type { Texts } from '../../../texts.ts'

/**
 * `knownDevice`: a device without a battery in the shop; `notSold`: the class of goods that the keyword names and the
 * shop does not sell.
 */
type Known = Pick<SearchAnswer, 'knownDevice' | 'notSold'>

/** Null: nothing is known, so the view's default title applies. */
export function knownTitle(t: Texts['search'], { knownDevice, notSold }: Known): string | null {
  if (notSold) return t.notSold.title(t.notSold.classes[notSold] ?? t.notSold.other)
  return knownDevice ? t.known.title(knownDevice) : null
}

export function inquirySubject(
  t: Texts['search'],
  { knownDevice }: Known,
  shortKeyword: string,
): string {
  return knownDevice ? t.known.subject(knownDevice) : t.ask.subject(shortKeyword)
}

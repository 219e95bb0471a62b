// Title of a search result without a matching battery, and subject of the inquiry to which it links.
import type { SearchAnswer } from '../../../../contract/search.ts'
import type { Texts } from '../../../texts.ts'

/**
 * `knownDevice`: a device without a battery in the shop; `notSold`: the class of goods that the keyword names and the
 * shop does not sell.
 */
type Unavailable = Pick<SearchAnswer, 'knownDevice' | 'notSold'>

/** Null: the search names neither such a device nor such goods, so the view's default title applies. */
export function unavailableTitle(
  t: Texts['search'],
  { knownDevice, notSold }: Unavailable,
): string | null {
  if (notSold) return t.notSold.title(t.notSold.classes[notSold] ?? t.notSold.other)
  return knownDevice ? t.knownDevice.title(knownDevice) : null
}

export function inquirySubject(
  t: Texts['search'],
  { knownDevice }: Unavailable,
  shortKeyword: string,
): string {
  return knownDevice ? t.knownDevice.subject(knownDevice) : t.ask.subject(shortKeyword)
}

// Addresses of the money account: a link moves one of its two lists and leaves the other on its page.
import { PATHS } from '../../../paths.ts'

export interface AccountPage {
  /** Key of the last entry on the page before; undefined: the newest entries. */
  afterEntry: number | undefined
  /** Key of the last payment on the page before; undefined: the newest payments. */
  afterPayment: number | undefined
}

/** The anchor at the end of the address names the list to which the page scrolls. */
export function accountPagePath(
  { afterEntry, afterPayment }: AccountPage,
  list: 'entries' | 'payments',
): string {
  const query = new URLSearchParams()
  if (afterEntry !== undefined) query.set('after', String(afterEntry))
  if (afterPayment !== undefined) query.set('payments', String(afterPayment))
  return `${PATHS.account}${query.size > 0 ? `?${query}` : ''}#${list}`
}

// Addresses of the money account: a link moves one of its two lists and leaves the other on its page.
import { PATHS } from '../../../paths.ts'

export interface AccountPage {
  /** The last entry of the page before; undefined: the newest entries. */
  after: number | undefined
  /** The last payment of the page before; undefined: the newest payments. */
  before: number | undefined
}

/** The anchor at the end of the address names the list to which the page scrolls. */
export function accountPagePath(
  { after, before }: AccountPage,
  list: 'entries' | 'payments',
): string {
  const query = new URLSearchParams()
  if (after !== undefined) query.set('after', String(after))
  if (before !== undefined) query.set('payments', String(before))
  return `${PATHS.account}${query.size > 0 ? `?${query}` : ''}#${list}`
}

// The idempotency key of a request for a quotation, kept in the tab until the answer is known, so that a retry creates no
// second order or case.
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { storedKey } from '../../../components/stored-key.ts'

const stored = storedKey('quotation')

/** Reuses the key of an unanswered request only for the same request to the same list; every edit changes `updatedAt`. */
export function keyOfRequest(
  input: object,
  { updatedAt, count }: Pick<WishListInfo, 'updatedAt' | 'count'>,
): string {
  return stored.keyOf(JSON.stringify([input, updatedAt, count]))
}

/** To be called once the answer is known. */
export function dropKey(): void {
  stored.drop()
}

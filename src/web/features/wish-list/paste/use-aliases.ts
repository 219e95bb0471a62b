// Stores the text of a row as the company's alias of the item that was chosen for it on the order pad, and deletes it again.
import { dropAlias, keepAlias } from '../../../../client/order-pad.ts'
import { LONGEST_ALIAS } from '../../../../shared/company-alias.ts'
import { useSite } from '../../../site-context.ts'
import type { OrderRights } from './order-rights.ts'
import { choicesOf, type ReviewRow } from './review-rows.ts'

/**
 * False for a text that already identifies one item, which cannot become an alias of another one, and for one that is too
 * long or names nothing.
 */
export function mayBeAlias({ matched, text }: ReviewRow): boolean {
  const { outcome } = matched
  return (
    text.length <= LONGEST_ALIAS &&
    (outcome === 'ambiguous' || outcome === 'not_found' || isCompanyAlias(matched))
  )
}

/** Returns contradict that the item fits the device in the row, so other lists must ask again. */
export function isContradicted(row: ReviewRow, itemNo: string): boolean {
  const card = choicesOf(row).find((each) => [each.itemNo, each.pair?.itemNo].includes(itemNo))
  return card?.fit?.review !== undefined
}

/** The text of this row is an alias: the company chose the item for it before. */
export function isCompanyAlias({ match }: ReviewRow['matched']): boolean {
  return match?.kind === 'own'
}

/** If a call fails, the transport shows the error, and the choice in the review stays. */
export function useAliases(order: OrderRights | null) {
  const { lang, transport } = useSite()
  const mayStore = order?.mayOrder ?? false
  return {
    /** Returns true if the alias is now stored. */
    async store(row: ReviewRow, itemNo: string): Promise<boolean> {
      if (!mayStore || !mayBeAlias(row) || isContradicted(row, itemNo)) return false
      return keepAlias({ lang, text: row.text, itemNo }, transport).then(
        () => true,
        () => false,
      )
    },
    /** Returns true if the row may now match something else. */
    async remove(row: ReviewRow): Promise<boolean> {
      if (!mayStore || !mayBeAlias(row)) return false
      const answer = await dropAlias({ lang, text: row.text }, transport).catch(() => null)
      return answer !== null && isCompanyAlias(row.matched)
    },
  }
}

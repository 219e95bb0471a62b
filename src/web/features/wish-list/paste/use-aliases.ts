// Keeps for the company which item a row means, where the customer chose it on the order pad, and takes it back.
import { dropAlias, keepAlias } from '../../../../client/order-pad.ts'
import { LONGEST_ALIAS } from '../../../../shared/company-alias.ts'
import { useSite } from '../../../site-context.ts'
import type { OrderTerms } from './order-terms.ts'
import type { ReviewRow } from './review-rows.ts'

/** Whether a choice explains the text of a row: the number of one item keeps its meaning. */
export function isExplained({ matched, text }: ReviewRow): boolean {
  const { outcome } = matched
  return (
    text.length <= LONGEST_ALIAS &&
    (outcome === 'ambiguous' || outcome === 'not_found' || isOwn(matched))
  )
}

/** The company chose the item of this row before. */
export function isOwn({ match }: ReviewRow['matched']): boolean {
  return match?.kind === 'own'
}

/** If a call fails, the transport says so, and what was chosen in the review stays. */
export function useAliases(order: OrderTerms | null) {
  const { lang, transport } = useSite()
  const isOn = order?.mayOrder ?? false
  return {
    /** True once it is kept. */
    async keep(row: ReviewRow, itemNo: string): Promise<boolean> {
      if (!isOn || !isExplained(row)) return false
      return keepAlias({ lang, text: row.text, itemNo }, transport).then(
        () => true,
        () => false,
      )
    },
    /** True: what the row means may have changed. */
    async drop(row: ReviewRow): Promise<boolean> {
      if (!isOn || !isExplained(row)) return false
      const done = await dropAlias({ lang, text: row.text }, transport).catch(() => null)
      return done !== null && isOwn(row.matched)
    },
  }
}

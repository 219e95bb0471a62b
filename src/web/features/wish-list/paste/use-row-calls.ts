// Calls for single rows of a list under review: a check after the text has changed, and a search for the text.
import { searchProducts } from '../../../../client/product.ts'
import { matchRows } from '../../../../client/wish-list.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useSite } from '../../../site-context.ts'
import {
  changeRow,
  type ReviewRow,
  rowsAsText,
  withAnswer,
  withFailedCheck,
} from './review-rows.ts'
import type { UpdateRows } from './use-rows.ts'

const MAX_RESULTS = 5

/**
 * Lets the focus go on to the next undecided row after this one; after a check alone it stays in a field that the
 * customer went on to meanwhile.
 */
export type Decide = (row: number, reason?: 'decision' | 'check') => void

/** Checks a row again after its text has changed, and searches for its text. */
export function useRowCalls(update: UpdateRows, decide: Decide) {
  const { lang, transport } = useSite()
  async function recheck(row: ReviewRow, text: string) {
    const checked = { ...row, text }
    update((all) => changeRow(all, row, { text, state: 'checking' }))
    try {
      const pasted = rowsAsText([checked])
      const [matched] = (await matchRows({ lang, pasted }, transport)).rows
      update((all) => withAnswer(all, checked, matched))
      if (matched?.outcome === 'ok') decide(row.row, 'check')
    } catch {
      update((all) => withFailedCheck(all, checked))
    }
  }
  async function search(row: ReviewRow) {
    update((all) => changeRow(all, row, { state: 'checking' }))
    try {
      const { list } = await searchProducts(
        { lang, keyword: row.text, rows: MAX_RESULTS },
        transport,
      )
      update((all) => changeRow(all, row, { state: 'settled', found: packsOf(list) }))
    } catch {
      update((all) => changeRow(all, row, { state: 'failed' }))
    }
  }
  return {
    recheck: (row: ReviewRow, text: string) => void recheck(row, text),
    search: (row: ReviewRow) => void search(row),
  }
}

/** Leaves out twins that are part of an earlier card. */
function packsOf(found: readonly ProductCard[]): ProductCard[] {
  return found.filter((card, at) => {
    return !found.slice(0, at).some(({ pair }) => pair?.itemNo === card.itemNo)
  })
}

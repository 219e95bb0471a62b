// Adds the lines of a list to the order pad: they become rows of the review in this tab, after those already there.
import type { Transport } from '../../../../client/call.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { readInTab, storeInTab } from '../../../components/tab-input.ts'
import { REVIEW_KEYS } from './review-keys.ts'
import { readAllLines } from './all-lines.ts'

/** Browser only. If the lines cannot be read, or the storage is full or forbidden, the pad stays as it was. */
export async function addToOrderPad(
  site: { lang: Lang; transport: Transport },
  listId: string,
): Promise<void> {
  try {
    const lines = await readAllLines(site, listId)
    const stored: unknown = JSON.parse(readInTab(REVIEW_KEYS.orderPad) ?? '[]')
    const before = Array.isArray(stored) ? (stored as { row?: number }[]) : []
    const last = Math.max(0, ...before.map(({ row = 0 }) => row))
    const rows = lines.map(({ itemNo, quantity }, at) => ({
      row: last + at + 1,
      text: itemNo,
      quantity: String(quantity),
    }))
    storeInTab(REVIEW_KEYS.orderPad, JSON.stringify([...before, ...rows]))
  } catch {
    // The transport has shown why the lines could not be read; a failure of the storage is not shown.
  }
}

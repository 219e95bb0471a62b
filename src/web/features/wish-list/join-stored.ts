// Joins reviewed lines with the list that is kept in the browser.
import { joinRefs } from '../../../shared/customer-refs.ts'
import { MAX_UNITS } from '../../components/quantity/quantity.ts'
import { MAX_STORED, type StoredItem } from '../wish-button/stored-list.ts'
import type { ReadyLine } from './paste/review-views.ts'

/** Quantities of the same item are added up; `rejected`: the lines for which the list has no room. */
export function joinStored(
  before: readonly StoredItem[],
  lines: readonly ReadyLine[],
): { list: StoredItem[]; rejected: Map<string, 'full'> } {
  const list = [...before]
  const rejected = new Map<string, 'full'>()
  for (const { itemNo, quantity = null, customerRefs } of lines) {
    const index = list.findIndex((line) => line.itemNo === itemNo)
    const existing = list[index]
    if (existing) {
      const refs = joinRefs(existing.customerRefs ?? [], customerRefs)
      const sum = Math.min(MAX_UNITS, (existing.quantity ?? 0) + (quantity ?? 0)) || null
      list[index] = { ...existing, quantity: sum, customerRefs: refs }
    } else if (list.length < MAX_STORED) list.push({ itemNo, quantity, note: '', customerRefs })
    else rejected.set(itemNo, 'full')
  }
  return { list, rejected }
}

// Guesses which column of a buyer's file has which field of an order, by its headings.
import {
  ORDER_FILE_FIELDS,
  type OrderFileField,
  type OrderFileMapping,
} from '../../../shared/order-file-fields.ts'
import { foldWord } from '../../platform/tables/headings.ts'
import { ORDER_FILE_HEADINGS } from './data/order-file-headings.ts'

/** The field of each known heading, with its place in the list: earlier headings are more certain. */
const KNOWN = new Map<string, { field: OrderFileField; place: number }>()
for (const field of ORDER_FILE_FIELDS) {
  const headings = [field, ...ORDER_FILE_HEADINGS[field].split(/[|\n]/)]
  headings.forEach((heading, place) => {
    const key = foldWord(heading)
    if (!KNOWN.has(key)) KNOWN.set(key, { field, place })
  })
}

/** A heading by which exports of Shopify are recognised: their column 'Name' holds the order number. */
const SHOPIFY_HEADING = foldWord('Lineitem sku')

export function countKnownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => KNOWN.has(foldWord(heading))).length
}

/** Of several columns for one field the most certain, then the first; each column has one field at most. */
export function guessColumns(headings: readonly string[]): OrderFileMapping {
  const best = new Map<OrderFileField, { column: number; place: number }>()
  const keys = headings.map(foldWord)
  const isShopify = keys.includes(SHOPIFY_HEADING)
  keys.forEach((key, column) => {
    const isOrderNumber = isShopify && key === 'name'
    const known = isOrderNumber ? { field: 'reference' as const, place: 0 } : KNOWN.get(key)
    if (!known) return
    const rival = best.get(known.field)
    if (!rival || known.place < rival.place) best.set(known.field, { column, place: known.place })
  })
  return Object.fromEntries([...best].map(([field, { column }]) => [field, column]))
}

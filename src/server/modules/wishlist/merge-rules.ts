// Adds many rows to a list, and says what became of each.
import { type CustomerRef, joinRefs } from '../../../shared/customer-refs.ts'

/** add: quantities are summed. keep: existing items stay unchanged (merging after login). */
export type MergeMode = 'add' | 'keep'

export interface ExistingLine {
  product_id: number
  quantity: number
  note: string
  position: number
  customer_refs: readonly CustomerRef[]
}

export interface RowToAdd {
  /** Undefined: no such item is in the catalogue. */
  productId: number | undefined
  quantity?: number | undefined
  note?: string | undefined
  customerRefs?: readonly CustomerRef[] | undefined
  /** The quantity of a new item whose row has none. */
  usualQuantity: number
}

export interface MergedRow {
  /**
   * `raised`: the item was in the list, and its quantity grew; `kept`: it was in the list and stays as it is; `unknown`: no
   * such item is in the catalogue; `full`: the list has no room for another item.
   */
  outcome: 'added' | 'raised' | 'kept' | 'unknown' | 'full'
  /** The resulting quantity of the item; 0 if it is not in the list. */
  quantity: number
}

interface ChangedLine {
  productId: number
  quantity: number
  note: string
  position: number
  customerRefs: readonly CustomerRef[]
}

const MAX_UNITS = 999_999

/** One outcome per row; a row that repeats one that was added raises its quantity in both modes. */
export function mergeLines(
  existing: readonly ExistingLine[],
  rows: readonly RowToAdd[],
  { mode, max }: { mode: MergeMode; max: number },
): { rows: MergedRow[]; changes: ChangedLine[] } {
  const lines = new Map(existing.map((line) => [line.product_id, { ...line, isNew: false }]))
  const changed = new Set<number>()
  let position = existing.at(-1)?.position ?? 0
  const outcomes = rows.map((row): MergedRow => {
    if (row.productId === undefined) return { outcome: 'unknown', quantity: 0 }
    const line = lines.get(row.productId)
    if (!line) {
      if (lines.size >= max) return { outcome: 'full', quantity: 0 }
      const quantity = row.quantity ?? row.usualQuantity
      const customer_refs = joinRefs([], row.customerRefs ?? [])
      const fresh = { product_id: row.productId, quantity, note: row.note ?? '', customer_refs }
      lines.set(row.productId, { ...fresh, position: ++position, isNew: true })
      changed.add(row.productId)
      return { outcome: 'added', quantity }
    }
    // A row without a quantity only asks for the item, which is already in the list.
    if ((mode === 'keep' && !line.isNew) || row.quantity === undefined) {
      return { outcome: 'kept', quantity: line.quantity }
    }
    line.quantity = Math.min(MAX_UNITS, line.quantity + row.quantity)
    line.note ||= row.note ?? ''
    line.customer_refs = joinRefs(line.customer_refs, row.customerRefs ?? [])
    changed.add(row.productId)
    return { outcome: 'raised', quantity: line.quantity }
  })
  const changes = [...changed].map((productId) => {
    const { quantity, note, position: place, customer_refs } = lines.get(productId)!
    return { productId, quantity, note, position: place, customerRefs: customer_refs }
  })
  return { rows: outcomes, changes }
}

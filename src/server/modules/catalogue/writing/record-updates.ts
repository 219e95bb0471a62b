// Records product updates: what changed about an item, and on which day.
import type { Kysely } from 'kysely'
import type { CatalogueItem, ItemField } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { changedFields } from './item-content.ts'
import { insertUpdates, type NewUpdate, type UpdateKind } from './update-writing-repository.ts'
import type { ItemWrite } from './write-items.ts'

/**
 * Adds the changes of a written batch to the update list. A new item that is discontinued, or whose change date is
 * later than its listing, has a second row, marked as derived: what changed is unknown.
 */
export async function recordUpdates(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
  context: { ids: Map<string, number>; today: string },
): Promise<void> {
  const rows: NewUpdate[] = []
  for (const { item, before } of writes) {
    const id = context.ids.get(item.itemNo)
    if (id === undefined || !['active', 'discontinued'].includes(item.status)) continue
    if (before) rows.push(...changesOf(id, { before, item, today: context.today }))
    else rows.push(...firstUpdatesOf(id, item))
  }
  if (rows.length === 0) return
  await insertUpdates(db, rows)
}

function firstUpdatesOf(id: number, item: CatalogueItem): NewUpdate[] {
  const rows: NewUpdate[] = [
    { product_id: id, kind: 'listed', on_date: item.listedOn, source: 'import', fields: [] },
  ]
  const isDiscontinued = item.status === 'discontinued'
  if (isDiscontinued || item.updatedOn > item.listedOn) {
    const kind = isDiscontinued ? 'discontinued' : 'changed'
    rows.push({ product_id: id, kind, on_date: item.updatedOn, source: 'derived', fields: [] })
  }
  return rows
}

/** Fields whose changes are not listed. */
const SILENT = new Set<ItemField>(['stock', 'popularity', 'updatedOn', 'basis', 'fitDeviceIds'])
const KINDS: Partial<Record<ItemField, UpdateKind>> = {
  suggestedRetailPrice_USD: 'price',
  fitModels: 'fitment',
  partNumbers: 'number',
  reportedNames: 'number',
  iecName: 'number',
  ansiName: 'number',
  ean: 'number',
}

function changesOf(
  id: number,
  change: { before: CatalogueItem; item: CatalogueItem; today: string },
): NewUpdate[] {
  const kinds = new Map<UpdateKind, string[]>()
  for (const field of changedFields(change.before, change.item)) {
    if (SILENT.has(field)) continue
    const isEnd = field === 'status' && change.item.status === 'discontinued'
    const kind = isEnd ? 'discontinued' : (KINDS[field] ?? 'changed')
    kinds.set(kind, [...(kinds.get(kind) ?? []), field])
  }
  return [...kinds].map(([kind, fields]) => ({
    product_id: id,
    kind,
    on_date: change.today,
    source: 'import',
    fields,
  }))
}

// Records product updates: what changed about an item, and on which day.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueItem, ItemField } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { changedFields } from './item-content.ts'
import type { ItemWrite } from './write-items.ts'

type Kind = 'listed' | 'changed' | 'discontinued' | 'price' | 'fitment' | 'number'
interface Update {
  product_id: number
  kind: Kind
  on_date: string
  source: 'import' | 'derived'
}

/**
 * Adds the changes of a written batch to the update list. If a new item has a later change date, what happened
 * then is unknown, and the row is marked as derived.
 */
export async function noteUpdates(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
  context: { ids: Map<string, number>; today: string },
): Promise<void> {
  const rows: Update[] = []
  for (const { item, before } of writes) {
    const id = context.ids.get(item.itemNo)
    if (id === undefined || !['active', 'discontinued'].includes(item.status)) continue
    if (before) rows.push(...changesOf(id, { before, item, today: context.today }))
    else rows.push(...beginningOf(id, item))
  }
  if (rows.length === 0) return
  await sql`
    insert into product_update (product_id, kind, on_date, source)
    select product_id, kind, on_date, source from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(product_id int, kind text, on_date date, source text)
     order by on_date, product_id
  `.execute(db)
}

function beginningOf(id: number, item: CatalogueItem): Update[] {
  const rows: Update[] = [
    { product_id: id, kind: 'listed', on_date: item.listedOn, source: 'import' },
  ]
  const gone = item.status === 'discontinued'
  if (gone || item.updatedOn > item.listedOn) {
    const kind = gone ? 'discontinued' : 'changed'
    rows.push({ product_id: id, kind, on_date: item.updatedOn, source: 'derived' })
  }
  return rows
}

const SILENT = new Set<ItemField>(['stock', 'popularity', 'updatedOn', 'basis', 'fitDeviceIds'])
const KINDS: Partial<Record<ItemField, Kind>> = {
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
): Update[] {
  const kinds = new Set<Kind>()
  for (const field of changedFields(change.before, change.item)) {
    if (SILENT.has(field)) continue
    if (field === 'status' && change.item.status === 'discontinued') kinds.add('discontinued')
    else kinds.add(KINDS[field] ?? 'changed')
  }
  return [...kinds].map((kind) => ({
    product_id: id,
    kind,
    on_date: change.today,
    source: 'import',
  }))
}

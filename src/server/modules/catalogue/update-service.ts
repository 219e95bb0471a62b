// The product update list: what was listed, changed or discontinued, and when.
import type { UpdateRow } from '../../../contract/home.ts'
import { nameOf, REGIONS, UPDATE_KINDS } from '../../../shared/vocabulary.ts'
import type { Ctx } from '../../platform/context.ts'
import { productAddress } from './catalogue-presenter.ts'
import { openStore } from './catalogue-store.ts'
import { findUpdates, type UpdateNarrowing } from './update-repository.ts'

export interface UpdateQuery extends UpdateNarrowing {
  page: number
  rows: number
}

/** `number` counts within the whole narrowed list, from 1. */
export async function listUpdates(
  ctx: Ctx,
  query: UpdateQuery,
): Promise<{ total: number; list: UpdateRow[] }> {
  const offset = (query.page - 1) * query.rows
  const [store, rows] = await Promise.all([
    openStore(ctx),
    findUpdates(ctx.db, query, { limit: query.rows, offset }),
  ])
  const list = rows.map((row, index) => ({
    number: offset + index + 1,
    itemNo: row.item_no,
    category: store.categoryNames[ctx.lang].get(row.category_id) ?? row.category_id,
    brand: row.brand,
    region: row.regions.map((code) => nameOf(REGIONS, code, ctx.lang)).join(', '),
    update: row.kind,
    updateName: nameOf(UPDATE_KINDS, row.kind, ctx.lang),
    date: row.on_date,
    compatibility: row.compatibility ?? '',
    partNumber: row.part_numbers ?? '',
    remark: row.remark,
    image: `/pictures/${encodeURIComponent(row.item_no)}/thumb.svg`,
    url: productAddress(row),
  }))
  return { total: rows[0]?.total ?? 0, list }
}

// The product update list: what was listed, changed or discontinued, and when.
import type { UpdateRow } from '../../../contract/home.ts'
import { nameOf, REGIONS, UPDATE_KINDS } from '../../../shared/vocabulary.ts'
import type { Ctx } from '../../context/context.ts'
import { productPath } from './catalogue-presenter.ts'
import { openStore, memoize } from './catalogue-store.ts'
import { countUpdates, findUpdates, type UpdateNarrowing } from './update-repository.ts'

/** Cached rows per page; exports have up to 10,000 rows, and caching them would fill the memory. */
const MOST_CACHED = 100

export interface UpdateQuery extends UpdateNarrowing {
  page: number
  rows: number
}

/** `number` is the position in the whole filtered list, from 1. */
export async function listUpdates(
  ctx: Ctx,
  query: UpdateQuery,
): Promise<{ total: number; list: UpdateRow[] }> {
  const { page, rows: size, category, brand, region, from, to } = query
  const narrowing = { category, brand, region, from, to }
  const offset = (page - 1) * size
  const store = await openStore(ctx)
  const find = () => findUpdates(ctx.db, narrowing, { limit: size, offset })
  const [total, rows] = await Promise.all([
    memoize(store, `updates:count:${JSON.stringify(narrowing)}`, () =>
      countUpdates(ctx.db, narrowing),
    ),
    size <= MOST_CACHED
      ? memoize(store, `updates:${JSON.stringify([narrowing, size, offset])}`, find)
      : find(),
  ])
  const list = rows.map((row, index) => ({
    number: offset + index + 1,
    itemNo: row.item_no,
    category: store.categoryNames[ctx.lang].get(row.category_id) ?? row.category_id,
    brand: row.brand,
    region: row.regions
      .map((code) => nameOf(REGIONS, code, ctx.lang))
      .join(ctx.lang === 'en_us' ? ', ' : '、'),
    update: row.kind,
    updateName: nameOf(UPDATE_KINDS, row.kind, ctx.lang),
    date: row.on_date,
    compatibility: row.compatibility ?? '',
    partNumber: row.part_numbers ?? '',
    remark: row.remark,
    image: `/pictures/${encodeURIComponent(row.item_no)}/thumb.svg`,
    url: productPath(row),
  }))
  return { total, list }
}

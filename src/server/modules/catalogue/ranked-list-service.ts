// Lists in a fixed order: the newest products and the best sellers, by item or by pack.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Ctx } from '../../context/context.ts'
import { readCardsById } from './card-service.ts'
import { memoize, openStore, type Store } from './catalogue-store.ts'
import { categoriesUnder } from './category-service.ts'
import { leadOf, packsOf } from './pack-lead.ts'

/** Months in which products were listed, newest first, with counts; `perPack`: twins of one month count once. */
export async function listMonths(
  ctx: Ctx,
  { perPack = false }: { perPack?: boolean } = {},
): Promise<{ month: string; count: number }[]> {
  const store = await openStore(ctx)
  return memoize(store, perPack ? 'months:packs' : 'months', async () => {
    const { month, pair } = store.columns
    const { values, codes } = month
    const counts = new Uint32Array(values.length)
    codes.forEach((code, row) => {
      const twin = pair[row]!
      const isSecondTwin = perPack && twin >= 0 && twin < row && codes[twin] === code
      if (!isSecondTwin) counts[code]! += 1
    })
    return values
      .map((month, code) => ({ month, count: counts[code]! }))
      .sort((a, b) => (a.month < b.month ? 1 : -1))
  })
}

interface RankedQuery {
  /** Lists packs instead of items; of two twins the one of this series stands for both. */
  perPack?: SeriesPreference | undefined
  page: number
  rows: number
}

/** The newest products; with a month, only those listed in it; with days, only those of the last days. */
export async function listNewest(
  ctx: Ctx,
  query: RankedQuery & { month?: string | undefined; days?: number | undefined },
): Promise<{ total: number; list: ProductCard[] }> {
  const store = await openStore(ctx)
  const { month, days } = query
  const first = days === undefined ? -Infinity : listedDay(ctx.clock()) - days
  const { columns } = store
  const code = month === undefined ? -1 : columns.month.values.indexOf(month)
  const name = `newest:${month === undefined ? 'all' : code}:${first}`
  const rows = await memoize(store, name, async () => {
    const listed = columns.sortValues.newest
    return columns.order.newest.filter(
      (row) => (month === undefined || columns.month.codes[row] === code) && listed[row]! > first,
    )
  })
  return pageOfRows(ctx, store, { name, rows }, query)
}

/** The packs among fewer rows are found as quickly as they would be read from memory. */
const FEW_ROWS = 1_000

/** A day as the columns count it, in days from the year 2000. */
function listedDay(moment: Date): number {
  return (Date.parse(sellerDay(moment)) - Date.UTC(2000, 0, 1)) / DAY_MS
}

/** The most popular products on sale; with a category, only its own; `max`: the largest number of them. */
export async function listBestSellers(
  ctx: Ctx,
  query: RankedQuery & { categoryId?: string | undefined; max?: number | undefined },
): Promise<{ total: number; list: ProductCard[] }> {
  const store = await openStore(ctx)
  const { columns } = store
  const name = `best:${query.categoryId ?? ''}`
  const rows = await memoize(store, name, async () => {
    const wanted = categoriesUnder(store, query.categoryId)
    const codes = wanted && new Set(wanted.map((id) => columns.category.values.indexOf(id)))
    return columns.order.popularity.filter(
      (row) => !columns.stop[row] && (!codes || codes.has(columns.category.codes[row]!)),
    )
  })
  return pageOfRows(ctx, store, { name, rows }, query)
}

/** `name` is unique for these rows within the version of the catalogue. */
async function pageOfRows(
  ctx: Ctx,
  store: Store,
  { name, rows: all }: { name: string; rows: Int32Array },
  { page, rows: size, perPack, max }: RankedQuery & { max?: number | undefined },
) {
  const { columns } = store
  const findPacks = async (series: SeriesPreference) =>
    packsOf(columns, all, leadOf(columns, series))
  const packs =
    perPack &&
    (all.length < FEW_ROWS
      ? await findPacks(perPack)
      : await memoize(store, `${name}:${perPack}`, () => findPacks(perPack)))
  const rows = (packs?.rows ?? all).subarray(0, max)
  const shown = rows.subarray((page - 1) * size, page * size)
  const cards = await readCardsById(
    ctx,
    Array.from(shown, (row) => columns.ids[row]!),
  )
  const list = Array.from(shown).flatMap((row): ProductCard[] => {
    const card = cards.get(columns.ids[row]!)
    if (!card) return []
    return [packs?.representsTwin(row) ? { ...card, pairListed: true } : card]
  })
  return { total: rows.length, list }
}

// The product update list: what was listed, changed or discontinued, and when.
import type { UpdateRow } from '../../../contract/home.ts'
import { updateRemark } from '../../../shared/catalogue-remarks.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import type { Lang } from '../../../shared/lang.ts'
import { nameOf, REGIONS, UPDATE_KINDS } from '../../../shared/vocabulary.ts'
import { wordList } from '../../../shared/punctuation.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { shownRegions } from './sales-regions.ts'
import { allTwins } from './pair-service.ts'
import { productPath } from './catalogue-presenter.ts'
import { openStore, memoize, type Store } from './catalogue-store.ts'
import {
  countUpdates,
  DEVICES_NAMED,
  findUpdates,
  NUMBERS_NAMED,
  type TwinIds,
  type UpdateFilterValues,
  type UpdatePlace,
  type UpdateRowRead,
} from './update-repository.ts'

/** Rows of an export that are read at a time. */
const ROWS_AT_ONCE = 1_000

export interface UpdateQuery extends UpdateFilterValues {
  page: number
  rows: number
  /** The same change of both twins is one row, in the name of the preferred series. */
  perPack?: SeriesPreference | undefined
}

/** `number` is the position in the whole filtered list, from 1. Errors: 404 unknown category, brand or region. */
export async function listUpdates(
  ctx: Ctx,
  query: UpdateQuery,
): Promise<{ total: number; list: UpdateRow[] }> {
  const [total, list] = await Promise.all([countRows(ctx, query), listUpdateRows(ctx, query)])
  return { total, list }
}

/** One page of the list without its total, which takes longer to count than the rows to read. Errors: as listUpdates. */
export async function listUpdateRows(ctx: Ctx, query: UpdateQuery): Promise<UpdateRow[]> {
  const { store, filters, findTwins, lead } = await prepare(ctx, query)
  const { page, rows: size } = query
  const offset = (page - 1) * size
  const options = { limit: size, offset }
  const rows = await memoize(
    store,
    `updates:${JSON.stringify([filters, size, offset, lead])}`,
    () => {
      const twins = { twins: findTwins(), allTwins: allTwins(store) }
      return findUpdates(ctx.db, filters, { ...options, ...twins })
    },
  )
  return rows.map((row, index) => presentUpdate(store, ctx.lang, row, offset + index + 1))
}

async function countRows(ctx: Ctx, query: UpdateQuery): Promise<number> {
  const { store, filters, findTwins, lead } = await prepare(ctx, query)
  return memoize(store, `updates:count:${JSON.stringify([filters, lead])}`, () =>
    countUpdates(ctx.db, filters, findTwins()),
  )
}

async function prepare(ctx: Ctx, query: UpdateQuery) {
  const { perPack, category, brand, region, from, to, saysWhatChanged } = query
  const filters = { category, brand, region, from, to, saysWhatChanged }
  const store = await openStore(ctx)
  rejectUnknown(store, filters)
  return {
    store,
    filters,
    // Called only when the list is not in memory, because it goes through every product.
    findTwins: () => twinIds(store, perPack),
    lead: perPack && leadingSeries(perPack),
  }
}

/** Every row of the filtered list in batches; none is cached. Errors: 404 unknown category, brand or region. */
export async function streamUpdates(
  ctx: Ctx,
  filters: UpdateFilterValues,
): Promise<AsyncGenerator<UpdateRow[]>> {
  const store = await openStore(ctx)
  rejectUnknown(store, filters)
  return readBatches(ctx, store, filters)
}

async function* readBatches(
  ctx: Ctx,
  store: Store,
  filters: UpdateFilterValues,
): AsyncGenerator<UpdateRow[]> {
  const twins = allTwins(store)
  let number = 1
  let after: UpdatePlace | undefined
  for (;;) {
    const rows = await findUpdates(ctx.db, filters, { limit: ROWS_AT_ONCE, after, allTwins: twins })
    const first = number
    yield rows.map((row, index) => presentUpdate(store, ctx.lang, row, first + index))
    number += rows.length
    after = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** No price decides here, so the cheapest is the main series. */
function leadingSeries(perPack: SeriesPreference): 'main' | 'high-performance' {
  return perPack === 'high-performance' ? perPack : 'main'
}

function twinIds({ columns }: Store, perPack: SeriesPreference | undefined): TwinIds {
  const leads: number[] = []
  const others: number[] = []
  if (!perPack) return { leads, others }
  const leading = leadingSeries(perPack) === 'high-performance' ? 1 : 0
  for (let row = 0; row < columns.size; row++) {
    const twin = columns.pair[row]!
    if (twin < 0 || columns.highPerformance[row] !== leading) continue
    leads.push(columns.ids[row]!)
    others.push(columns.ids[twin]!)
  }
  return { leads, others }
}

function rejectUnknown(store: Store, { category, brand, region }: UpdateFilterValues): void {
  const isKnown =
    (category === undefined || store.categories.some(({ id }) => id === category)) &&
    (brand === undefined || store.columns.brand.values.includes(brand)) &&
    (region === undefined || Object.hasOwn(REGIONS, region))
  if (!isKnown) throw notFound()
}

function presentUpdate(store: Store, lang: Lang, row: UpdateRowRead, number: number): UpdateRow {
  return {
    number,
    itemNo: row.item_no,
    category: store.categoryNames[lang].get(row.category_id) ?? row.category_id,
    brand: row.brand,
    region: wordList(
      shownRegions(row.regions).map((code) => nameOf(REGIONS, code, lang)),
      lang,
    ),
    regions: shownRegions(row.regions),
    update: row.kind,
    updateName: nameOf(UPDATE_KINDS, row.kind, lang),
    date: row.on_date,
    compatibility: andMore(row.compatibility, row.fit_count - DEVICES_NAMED, lang),
    partNumber: andMore(row.part_numbers, row.number_count - NUMBERS_NAMED, lang),
    remark: updateRemark(row, lang),
    image: `/pictures/${encodeURIComponent(row.item_no)}/thumb.svg`,
    url: productPath(row),
    pair: presentTwin(row),
  }
}

function presentTwin(row: UpdateRowRead): UpdateRow['pair'] {
  const { pair_no, pair_slug, pair_brand, category_id } = row
  if (pair_no === null || pair_slug === null || pair_brand === null) return null
  const url = productPath({ item_no: pair_no, slug: pair_slug, category_id })
  return { itemNo: pair_no, brand: pair_brand, url }
}

const MORE: Record<Lang, (text: string, more: number) => string> = {
  en_us: (text, more) => `${text} and ${more} more`,
  zh_cn: (text, more) => `${text} 等，另有 ${more} 个`,
  zh_hk: (text, more) => `${text} 等，另有 ${more} 個`,
}

/** The names in `named`, and how many more there are; empty without names. */
function andMore(named: string | null, more: number, lang: Lang): string {
  if (named === null) return ''
  return more > 0 ? MORE[lang](named, more) : named
}

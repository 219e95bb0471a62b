// Site content: entries and cards in the requested language, with English as fallback.
import type { ContentCard, ContentEntry } from '../../../contract/content.ts'
import type { ContentKind } from '../../../shared/content-kinds.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { presentCard, presentEntry, type PresentContext } from './content-presenter.ts'
import {
  countVisibleProducts,
  findEmptiedMedia,
  findMediaOf,
  findEntries,
  findWords,
  type EntryFilter,
  type EntryOrder,
  type EntryRow,
} from './content-repository.ts'
import { hasTerm, queryTerms } from './content-words.ts'
import { needsLiveFigures } from './markup/placeholders.ts'

type ContentCtx = Pick<Ctx, 'db' | 'lang' | 'clock' | 'cacheVersion'>

export interface ListQuery {
  kind: ContentKind
  type?: string | undefined
  area?: 'main' | 'dropship' | undefined
  year?: number | undefined
  /** All words must match. */
  keyword?: string | undefined
  page: number
  rows: number
}

export type ContentFilterValues = Omit<ListQuery, 'page' | 'rows'>

export interface CardList {
  total: number
  page: number
  rows: number
  list: ContentCard[]
}

/** Errors: 404 for a missing or hidden entry. */
export async function readEntry(
  ctx: ContentCtx,
  kind: ContentKind,
  id: string,
): Promise<ContentEntry> {
  const { row, context } = await loadEntry(ctx, { kind, id })
  return presentEntry(row, context)
}

/** One visible entry. Errors: 404. */
export async function loadEntry(
  ctx: ContentCtx,
  filter: EntryFilter & { id: string },
): Promise<{ row: EntryRow; context: PresentContext }> {
  const [loaded] = await keepForVersion(ctx, ['entry', ctx.lang, filter], async () => {
    const { rows } = await findEntries(ctx.db, {
      filter,
      lang: ctx.lang,
      now: ctx.clock(),
      order: 'place',
    })
    return withContexts(ctx, rows, filter.area)
  })
  if (!loaded) throw notFound()
  return loaded
}

/** Sorted as the kind is: newest first, or by `place`. */
export async function listCards(ctx: ContentCtx, query: ListQuery): Promise<CardList> {
  const { total, loaded } = await loadEntries(ctx, query)
  const list = loaded.map(({ row, context }) => presentCard(row, context))
  return { total, page: query.page, rows: query.rows, list }
}

/** Complete entries; all of them without a page. */
export async function listEntries(
  ctx: ContentCtx,
  query: ContentFilterValues & { page?: number; rows?: number },
): Promise<{ total: number; list: ContentEntry[] }> {
  const { total, loaded } = await loadEntries(ctx, query)
  return { total, list: loaded.map(({ row, context }) => presentEntry(row, context)) }
}

/** A row with what is needed to present it. */
interface EntryInContext {
  row: EntryRow
  context: PresentContext
}

export async function loadEntries(
  ctx: ContentCtx,
  query: ContentFilterValues & { page?: number; rows?: number },
): Promise<{ total: number; loaded: EntryInContext[] }> {
  const { keyword, page = 1, rows, ...filters } = query
  if (!keyword) {
    return keepForVersion(ctx, ['list', ctx.lang, query], () => readList(ctx, query))
  }
  const found = await loadMatchingEntries(ctx, filters, keyword)
  const size = rows ?? found.length
  return { total: found.length, loaded: found.slice((page - 1) * size, page * size) }
}

/** Entries with all words of a keyword, in order; filters the cached list, because there are too many keywords to cache. */
export async function loadMatchingEntries(
  ctx: ContentCtx,
  filters: Omit<ContentFilterValues, 'keyword'>,
  keyword: string,
): Promise<EntryInContext[]> {
  const { lang } = ctx
  const { kind } = filters
  const [{ loaded }, words] = await Promise.all([
    loadEntries(ctx, filters),
    keepForVersion(ctx, ['words', lang, kind], () =>
      findWords(ctx.db, { kind, lang, now: ctx.clock() }),
    ),
  ])
  const terms = queryTerms(keyword)
  return loaded.filter(({ row }) => {
    const entryWords = words[row.id]
    return entryWords && terms.every((term) => hasTerm(entryWords, term))
  })
}

async function readList(
  ctx: ContentCtx,
  query: ContentFilterValues & { page?: number; rows?: number },
): Promise<{ total: number; loaded: EntryInContext[] }> {
  const { page, rows: size } = query
  const found = await findEntries(ctx.db, {
    filter: filterOf(query),
    lang: ctx.lang,
    now: ctx.clock(),
    order: orderOf(query.kind),
    range: page !== undefined && size !== undefined ? { page, rows: size } : undefined,
  })
  return { total: found.total, loaded: await withContexts(ctx, found.rows, query.area) }
}

export function filterOf({ kind, type, area, year }: ContentFilterValues): EntryFilter {
  return { kind, type, area, year }
}

function orderOf(kind: ContentKind): EntryOrder {
  return kind === 'news' || kind === 'poster' ? 'newest' : 'place'
}

async function withContexts(
  ctx: ContentCtx,
  rows: readonly EntryRow[],
  area: 'main' | 'dropship' | undefined,
): Promise<EntryInContext[]> {
  if (rows.length === 0) return []
  const hasCountedFigures = rows.some((row) => needsLiveFigures(JSON.stringify(row)))
  const [media, emptied, modelsInCatalogue] = await Promise.all([
    findMediaOf(ctx.db, rows, ctx.lang),
    findEmptiedMedia(ctx.db),
    hasCountedFigures ? countVisibleProducts(ctx.db) : 0,
  ])
  return rows.map((row) => ({
    row,
    context: {
      lang: ctx.lang,
      area,
      live: { modelsInCatalogue },
      emptied,
      media: media.filter(({ kind, entry_id: entry }) => kind === row.kind && entry === row.id),
    },
  }))
}

// Site content: entries and cards in the requested language, with English as fallback.
import type { ContentCard, ContentPiece } from '../../../contract/content.ts'
import type { ContentKind } from '../../../shared/content-kinds.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { presentCard, presentPiece, type Showing } from './content-presenter.ts'
import {
  countModels,
  findEmptiedMedia,
  findMediaOf,
  findPieces,
  type PieceFilter,
  type PieceOrder,
  type PieceRow,
} from './content-repository.ts'
import { wantedTerms } from './content-words.ts'
import { needsLiveFigures } from './markup/placeholders.ts'

type Here = Pick<Ctx, 'db' | 'lang' | 'clock'>

export interface ListWish {
  kind: ContentKind
  type?: string | undefined
  area?: 'main' | 'dropship' | undefined
  year?: number | undefined
  /** All words must match. */
  keyword?: string | undefined
  page: number
  rows: number
}

export interface CardList {
  total: number
  page: number
  rows: number
  list: ContentCard[]
}

/** Errors: 404 for a missing or hidden entry. */
export async function readPiece(ctx: Here, kind: ContentKind, id: string): Promise<ContentPiece> {
  const { row, showing } = await openPiece(ctx, { kind, id })
  return presentPiece(row, showing)
}

/** A row with everything needed to present it. Errors: 404. */
export async function openPiece(
  ctx: Here,
  filter: PieceFilter & { id: string },
): Promise<{ row: PieceRow; showing: Showing }> {
  const { rows } = await findPieces(ctx.db, {
    filter,
    lang: ctx.lang,
    now: ctx.clock(),
    order: 'place',
  })
  const [opened] = await openRows(ctx, rows, filter.area)
  if (!opened) throw notFound()
  return opened
}

/** Dated kinds are sorted newest first, the others by `place`. */
export async function listCards(ctx: Here, wish: ListWish): Promise<CardList> {
  const { total, opened } = await openList(ctx, wish)
  const list = opened.map(({ row, showing }) => presentCard(row, showing))
  return { total, page: wish.page, rows: wish.rows, list }
}

/** Complete entries; all of them without a page. */
export async function listPieces(
  ctx: Here,
  wish: Omit<ListWish, 'page' | 'rows'> & { page?: number; rows?: number },
): Promise<{ total: number; list: ContentPiece[] }> {
  const { total, opened } = await openList(ctx, wish)
  return { total, list: opened.map(({ row, showing }) => presentPiece(row, showing)) }
}

export async function openList(
  ctx: Here,
  wish: Omit<ListWish, 'page' | 'rows'> & { page?: number; rows?: number },
): Promise<{ total: number; opened: { row: PieceRow; showing: Showing }[] }> {
  const { page, rows: size } = wish
  const found = await findPieces(ctx.db, {
    filter: filterOf(wish),
    lang: ctx.lang,
    now: ctx.clock(),
    order: orderOf(wish.kind),
    range: page !== undefined && size !== undefined ? { page, rows: size } : undefined,
  })
  return { total: found.total, opened: await openRows(ctx, found.rows, wish.area) }
}

export function filterOf(wish: Omit<ListWish, 'page' | 'rows'>): PieceFilter {
  const { kind, type, area, year, keyword } = wish
  return { kind, type, area, year, terms: keyword ? wantedTerms(keyword) : [] }
}

function orderOf(kind: ContentKind): PieceOrder {
  return kind === 'news' || kind === 'poster' ? 'newest' : 'place'
}

async function openRows(
  ctx: Here,
  rows: readonly PieceRow[],
  area: 'main' | 'dropship' | undefined,
): Promise<{ row: PieceRow; showing: Showing }[]> {
  if (rows.length === 0) return []
  const isCounted = rows.some((row) => needsLiveFigures(JSON.stringify(row)))
  const [media, emptied, modelsInCatalogue] = await Promise.all([
    findMediaOf(ctx.db, rows, ctx.lang),
    findEmptiedMedia(ctx.db),
    isCounted ? countModels(ctx.db) : 0,
  ])
  return rows.map((row) => ({
    row,
    showing: {
      lang: ctx.lang,
      area,
      live: { modelsInCatalogue },
      emptied,
      media: media.filter(({ kind, piece }) => kind === row.kind && piece === row.id),
    },
  }))
}

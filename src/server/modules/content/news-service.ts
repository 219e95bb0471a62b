// News: lists by type and year, and one entry with its neighbours.
import type { NewsList, NewsPiece } from '../../../contract/news.ts'
import { contentAddress, type NewsType } from '../../../shared/content-kinds.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { labelOf, presentPiece } from './content-presenter.ts'
import { countYears, findPieces, type PieceRow } from './content-repository.ts'
import { filterOf, listCards, openPiece, type ListWish } from './content-service.ts'

type Area = 'main' | 'dropship'
/** The result field with the body for each type of news. */
const BODY_FIELDS: Record<NewsType, 'ncontent' | 'sContent' | 'rcontent'> = {
  announcement: 'ncontent',
  event: 'sContent',
  media: 'rcontent',
}

export async function listNews(
  ctx: Ctx,
  wish: Omit<ListWish, 'kind'> & { area: Area },
): Promise<NewsList> {
  const all = { ...wish, kind: 'news' as const }
  const [list, years] = await Promise.all([
    listCards(ctx, all),
    countYears(ctx.db, {
      filter: filterOf({ ...all, year: undefined }),
      lang: ctx.lang,
      now: ctx.clock(),
    }),
  ])
  return { ...list, years }
}

/** Errors: 404, also when the type does not match the entry. */
export async function readNews(
  ctx: Ctx,
  { id, type, area }: { id: string; type: string; area: Area },
): Promise<NewsPiece> {
  const { row, showing } = await openPiece(ctx, { kind: 'news', id, area })
  if (row.type !== type) throw notFound()
  const { body, ...piece } = presentPiece(row, showing)
  const neighbours = await findNeighbours(ctx, id, area)
  const video = showing.media.find(({ role, hash }) => role === 'video' && hash !== null)
  return {
    ...piece,
    [BODY_FIELDS[type as NewsType]]: body,
    event: type === 'event' ? eventOf(row, labelOf(row, showing, 'place').join(', ')) : null,
    video: video ? { id: video.id, mediaType: video.media_type, bytes: video.bytes } : null,
    ...neighbours,
  }
}

function eventOf({ facts }: PieceRow, place: string): NewsPiece['event'] {
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : '')
  return {
    place,
    beginsOn: text('beginsOn'),
    endsOn: text('endsOn'),
    exhibitionId: text('exhibitionId') || null,
  }
}

/** Sorted by date and, within a day, by id, like the list. */
async function findNeighbours(
  ctx: Ctx,
  id: string,
  area: Area,
): Promise<Pick<NewsPiece, 'previous' | 'next'>> {
  const { rows } = await findPieces(ctx.db, {
    filter: { kind: 'news', area },
    lang: ctx.lang,
    now: ctx.clock(),
    order: 'newest',
  })
  const at = rows.findIndex((row) => row.id === id)
  const neighbour = (row: PieceRow | undefined) =>
    row
      ? {
          id: row.id,
          type: row.type ?? '',
          title: row.title,
          url: contentAddress({ kind: 'news', id: row.id, type: row.type, area }),
        }
      : null
  return { previous: neighbour(rows[at + 1]), next: at > 0 ? neighbour(rows[at - 1]) : null }
}

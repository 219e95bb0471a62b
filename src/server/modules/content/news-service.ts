// News: lists by type and year, and one entry with its neighbours.
import type { NewsList, NewsEntry } from '../../../contract/news.ts'
import { contentPath, type NewsType } from '../../../shared/content-kinds.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { labelOf, presentEntry } from './content-presenter.ts'
import { countYears, findEntries, type EntryRow, type YearCount } from './content-repository.ts'
import {
  filterOf,
  listCards,
  type ListQuery,
  type ContentFilterValues,
  loadEntry,
  loadMatchingEntries,
} from './content-service.ts'

type Area = 'main' | 'dropship'
/** The result field with the body for each type of news. */
const BODY_FIELDS: Record<NewsType, 'ncontent' | 'sContent' | 'rcontent'> = {
  announcement: 'ncontent',
  event: 'sContent',
  media: 'rcontent',
}

export async function listNews(
  ctx: Ctx,
  query: Omit<ListQuery, 'kind'> & { area: Area },
): Promise<NewsList> {
  const { page, rows, ...filters } = { ...query, kind: 'news' as const }
  const [list, years] = await Promise.all([
    listCards(ctx, { ...filters, page, rows }),
    // Without the page, because years are counted over all that match.
    readYears(ctx, { ...filters, year: undefined }),
  ])
  return { ...list, years }
}

async function readYears(
  ctx: Ctx,
  { keyword, ...filters }: ContentFilterValues,
): Promise<YearCount[]> {
  const { lang } = ctx
  if (keyword) return yearsOf(await loadMatchingEntries(ctx, filters, keyword))
  const filter = filterOf(filters)
  return keepForVersion(ctx, ['years', lang, filter], () =>
    countYears(ctx.db, { filter, lang, now: ctx.clock() }),
  )
}

function yearsOf(entries: readonly { row: EntryRow }[]): YearCount[] {
  const dated = entries.flatMap(({ row }) => row.dated_on ?? [])
  const counts = Map.groupBy(dated, (date) => Number(date.slice(0, 4)))
  return [...counts]
    .map(([year, { length }]) => ({ year, count: length }))
    .sort((one, other) => other.year - one.year)
}

/** Errors: 404, also when the type does not match the entry. */
export async function readNews(
  ctx: Ctx,
  { id, type, area }: { id: string; type: string; area: Area },
): Promise<NewsEntry> {
  const { row, context } = await loadEntry(ctx, { kind: 'news', id, area })
  if (row.type !== type) throw notFound()
  const { body, ...entry } = presentEntry(row, context)
  const neighbours = await findNeighbours(ctx, id, area)
  const video = context.media.find(({ role, hash }) => role === 'video' && hash !== null)
  return {
    ...entry,
    [BODY_FIELDS[type as NewsType]]: body,
    event: type === 'event' ? eventOf(row, labelOf(row, context, 'place').join(', ')) : null,
    video: video ? { id: video.id, mediaType: video.media_type, bytes: video.bytes } : null,
    ...neighbours,
  }
}

function eventOf({ facts }: EntryRow, place: string): NewsEntry['event'] {
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : '')
  return {
    place,
    beginsOn: text('beginsOn'),
    endsOn: text('endsOn'),
    exhibitionId: text('exhibitionId') || null,
  }
}

/** Sorted like the list: by date, then by the entry's position (`place`) and id. */
async function findNeighbours(
  ctx: Ctx,
  id: string,
  area: Area,
): Promise<Pick<NewsEntry, 'previous' | 'next'>> {
  const { rows } = await keepForVersion(ctx, ['neighbours', ctx.lang, area], () =>
    findEntries(ctx.db, {
      filter: { kind: 'news', area },
      lang: ctx.lang,
      now: ctx.clock(),
      order: 'newest',
    }),
  )
  const at = rows.findIndex((row) => row.id === id)
  const neighbour = (row: EntryRow | undefined) =>
    row
      ? {
          id: row.id,
          type: row.type ?? '',
          title: row.title,
          url: contentPath({ kind: 'news', id: row.id, type: row.type, area }),
        }
      : null
  return { previous: neighbour(rows[at + 1]), next: at > 0 ? neighbour(rows[at - 1]) : null }
}

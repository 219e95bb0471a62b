// Reads content entries for display, their media and addresses: in the requested language, else in English.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContentArea, ContentKind } from '../../../shared/content-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { Labels, MediaRole } from './files/content-source.ts'
import type { EntryWords } from './content-words.ts'

export interface EntryRow {
  kind: ContentKind
  id: string
  /** One of the types of its kind; null: it has none. */
  type: string | null
  area: ContentArea
  /** YYYY-MM-DD. */
  dated_on: string | null
  /** Fields that only this kind has, such as the link of a banner. */
  facts: Record<string, unknown>
  is_example: boolean
  updated_at: Date
  /** Of the texts: the requested language, or English where it is missing. */
  lang: Lang
  title: string
  summary: string
  image_alt: string
  description: string
  labels: Labels
  body_html: string
}

export interface EntryFilter {
  kind: ContentKind
  id?: string | undefined
  type?: string | undefined
  /** Entries for both areas match either. */
  area?: 'main' | 'dropship' | undefined
  year?: number | undefined
}

/** By date, newest first, or by `place`, the position that an entry states. */
export type EntryOrder = 'newest' | 'place'

export async function findEntries(
  db: Kysely<Database>,
  parts: {
    filter: EntryFilter
    lang: Lang
    now: Date
    order: EntryOrder
    range?: { page: number; rows: number } | undefined
  },
): Promise<{ total: number; rows: EntryRow[] }> {
  const { filter, lang, now, order, range } = parts
  const ordering =
    order === 'newest'
      ? sql`c.dated_on desc nulls last, c.place, c.id`
      : sql`c.place, c.dated_on desc nulls last, c.id`
  const limit = range ? sql`limit ${range.rows} offset ${(range.page - 1) * range.rows}` : sql``
  const { rows } = await sql<EntryRow>`
    select c.kind, c.id, c.type, c.area, c.dated_on, c.facts, c.is_example, c.updated_at,
      t.lang, t.title, t.summary, t.image_alt, t.description, t.facts as labels, t.body_html
    ${fromVisibleEntries(filter, lang, now)}
    order by ${ordering} ${limit}`.execute(db)
  if (!range) return { total: rows.length, rows }
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${fromVisibleEntries(filter, lang, now)}`.execute(db)
  return { total: counted[0]?.total ?? 0, rows }
}

export interface YearCount {
  year: number
  count: number
}

/** The number of entries per year, newest first. */
export async function countYears(
  db: Kysely<Database>,
  { filter, lang, now }: { filter: EntryFilter; lang: Lang; now: Date },
): Promise<YearCount[]> {
  const { rows } = await sql<YearCount>`
    select extract(year from c.dated_on)::int as year, count(*)::int as count
    ${fromVisibleEntries(filter, lang, now)} and c.dated_on is not null
    group by 1 order by 1 desc`.execute(db)
  return rows
}

/** The words of every visible entry of a kind, by id. */
export async function findWords(
  db: Kysely<Database>,
  { kind, lang, now }: { kind: ContentKind; lang: Lang; now: Date },
): Promise<Record<string, EntryWords>> {
  const { rows } = await sql<EntryWords & { id: string }>`
    select c.id, t.words as shown, en.words as english ${fromVisibleEntries({ kind }, lang, now)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ id, ...words }) => [id, words]))
}

export interface MediaRow {
  kind: ContentKind
  entry_id: string
  role: MediaRole
  id: string
  file_name: string
  media_type: string
  bytes: number
  /** Of its bytes; null: they were deleted. */
  hash: string | null
  /** In pixels; null: not a picture. */
  width: number | null
  height: number | null
  /** The point that stays visible when a picture is cropped, in shares of width and height. */
  focal_x: number
  focal_y: number
  alt: string | null
}

/**
 * Media of these entries in order; for each role, those of the language replace those shared by all languages.
 */
export async function findMediaOf(
  db: Kysely<Database>,
  entries: readonly { kind: ContentKind; id: string }[],
  lang: Lang,
): Promise<MediaRow[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<MediaRow>`
    select m.kind, m.id as entry_id, m.role, i.id, i.file_name, i.media_type, i.bytes, i.hash, i.width, i.height,
      i.focal_x, i.focal_y, coalesce(a.alt, e.alt) as alt
    from content_media m
    join media_item i on i.id = m.media_id
    left join media_item_text a on a.media_id = i.id and a.lang = ${lang}
    left join media_item_text e on e.media_id = i.id and e.lang = 'en_us'
    where (m.kind, m.id) in (select * from unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ id }) => id)}::text[]))
      and (m.lang = ${lang} or (m.lang is null and not exists (
        select from content_media o
        where o.kind = m.kind and o.id = m.id and o.role = m.role and o.lang = ${lang})))
    order by m.kind, m.id, m.place`.execute(db)
  return rows
}

/** Ids of media, pictures or not, whose bytes were deleted. */
export async function findEmptiedMedia(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('media_item').where('hash', 'is', null).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

export async function countVisibleProducts(db: Kysely<Database>): Promise<number> {
  const { models } = await db
    .selectFrom('product')
    .where('status', '=', 'active')
    .select(({ fn }) => fn.countAll<number>().as('models'))
    .executeTakeFirstOrThrow()
  return Number(models)
}

export interface EntryPathRow {
  kind: ContentKind
  id: string
  type: string | null
  area: ContentArea
  is_example: boolean
  updated_at: Date
}

/** Every visible entry, for the sitemap and for addresses. */
export async function findEntryPaths(db: Kysely<Database>, now: Date, kind?: ContentKind) {
  const { rows } = await sql<EntryPathRow>`
    select c.kind, c.id, c.type, c.area, c.is_example, c.updated_at from content c
    where ${isShown(now)} ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
    order by c.kind, c.dated_on desc nulls last, c.place, c.id`.execute(db)
  return rows
}

/** One visible entry with this id or former id. */
export async function findEntryPath(
  db: Kysely<Database>,
  { kind, id, now }: { kind: ContentKind; id: string; now: Date },
): Promise<EntryPathRow | undefined> {
  const { rows } = await sql<EntryPathRow>`
    select c.kind, c.id, c.type, c.area, c.is_example, c.updated_at from content c
    where c.kind = ${kind} and ${isShown(now)}
      and (c.id = ${id} or c.id = (
        select a.id from content_address a where a.kind = ${kind} and a.former_id = ${id}))
    order by c.id = ${id} desc limit 1`.execute(db)
  return rows[0]
}

/** Excludes drafts, entries scheduled for later, and those that have been withdrawn. */
export function isShown(now: Date): RawBuilder<boolean> {
  return sql`c.state = 'published' and (c.publish_at is null or c.publish_at <= ${now})
    and (c.withdraw_at is null or c.withdraw_at > ${now})`
}

function fromVisibleEntries(filter: EntryFilter, lang: Lang, now: Date): RawBuilder<unknown> {
  const { kind, id, type, area, year } = filter
  const conditions: RawBuilder<unknown>[] = [sql`c.kind = ${kind}`, isShown(now)]
  if (id !== undefined) conditions.push(sql`c.id = ${id}`)
  if (type !== undefined) conditions.push(sql`c.type = ${type}`)
  if (area !== undefined) conditions.push(sql`c.area in (${area}, 'both')`)
  if (year !== undefined) conditions.push(sql`extract(year from c.dated_on) = ${year}`)
  return sql`
    from content c
    join lateral (
      select * from content_text own
      where own.kind = c.kind and own.id = c.id and own.lang in (${lang}, 'en_us')
      order by own.lang = ${lang} desc limit 1
    ) t on true
    join content_text en on en.kind = c.kind and en.id = c.id and en.lang = 'en_us'
    where ${sql.join(conditions, sql` and `)}`
}

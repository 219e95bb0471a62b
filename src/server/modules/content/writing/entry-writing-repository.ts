// Writes content entries and their versions, and reads their source form.
import type { Kysely } from 'kysely'
import type { ContentKind } from '../../../../shared/content-kinds.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { EntrySource, EntryText } from '../files/content-source.ts'

/** What is stored for a text in addition to its source. */
export interface RenderedText {
  lang: Lang
  text: EntryText
  html: string
  /** The text without markup, normalised by `wordsOfContent`: what the search looks through. */
  words: string
}

/** As last written; undefined when there is no such entry. */
export async function findSource(
  db: Kysely<Database>,
  kind: ContentKind,
  id: string,
): Promise<{ source: EntrySource; version: number } | undefined> {
  const row = await db
    .selectFrom('content')
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.kind', '=', 'content.kind')
        .onRef('content_version.id', '=', 'content.id')
        .onRef('content_version.version', '=', 'content.version'),
    )
    .where('content.kind', '=', kind)
    .where('content.id', '=', id)
    .select(['content_version.whole', 'content.version'])
    .executeTakeFirst()
  return row && { source: row.whole as unknown as EntrySource, version: row.version }
}

export async function findSources(db: Kysely<Database>): Promise<EntrySource[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.kind', '=', 'content.kind')
        .onRef('content_version.id', '=', 'content.id')
        .onRef('content_version.version', '=', 'content.version'),
    )
    .select('content_version.whole')
    .orderBy('content.kind')
    .orderBy('content.id')
    .execute()
  return rows.map(({ whole }) => whole as unknown as EntrySource)
}

/** Writes the complete entry as this version. */
export async function writeEntry(
  trx: Kysely<Database>,
  parts: {
    source: EntrySource
    texts: readonly RenderedText[]
    version: number
    now: Date
    actor: string
  },
): Promise<void> {
  const { source, texts, version, now, actor } = parts
  const { kind, id } = source
  const shared = { ...sharedColumns(source), version, updated_at: now }
  await trx
    .insertInto('content')
    .values({ kind, id, ...shared })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(shared))
    .execute()
  for (const table of ['content_text', 'content_media'] as const) {
    await trx.deleteFrom(table).where('kind', '=', kind).where('id', '=', id).execute()
  }
  await trx
    .insertInto('content_text')
    .values(texts.map((text) => ({ kind, id, ...textColumns(text) })))
    .execute()
  if (source.media.length > 0) {
    const media = source.media.map(({ lang, role, mediaId }, place) => ({
      kind,
      id,
      lang,
      role,
      place,
      media_id: mediaId,
    }))
    await trx.insertInto('content_media').values(media).execute()
  }
  await trx
    .insertInto('content_version')
    .values({ kind, id, version, at: now, actor, whole: JSON.stringify(source) })
    .execute()
}

/** The columns that all languages of an entry share. `place` is a position in lists, not where an event takes place. */
function sharedColumns(source: EntrySource) {
  return {
    type: source.type,
    area: source.area,
    state: source.state,
    publish_at: source.publishAt === null ? null : new Date(source.publishAt),
    withdraw_at: source.withdrawAt === null ? null : new Date(source.withdrawAt),
    dated_on: source.date,
    place: source.place,
    facts: JSON.stringify(source.facts),
    is_example: source.isExample,
  }
}

function textColumns({ lang, text, html, words }: RenderedText) {
  return {
    lang,
    title: text.title,
    summary: text.summary,
    body_markdown: text.body,
    body_html: html,
    image_alt: text.imageAlt,
    description: text.description,
    facts: JSON.stringify(text.labels),
    words,
  }
}

export function listVersionRows(db: Kysely<Database>, kind: ContentKind, id: string) {
  return db
    .selectFrom('content_version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .select(['version', 'at', 'actor', 'whole'])
    .orderBy('version', 'desc')
    .execute()
}

/** Renames an entry with its versions; its texts, media and former addresses follow by their foreign keys. */
export async function renameEntryRows(
  trx: Kysely<Database>,
  { kind, from, to }: { kind: ContentKind; from: string; to: string },
): Promise<void> {
  await trx
    .deleteFrom('content_address')
    .where('kind', '=', kind)
    .where('former_id', '=', to)
    .execute()
  await trx
    .updateTable('content')
    .set({ id: to })
    .where('kind', '=', kind)
    .where('id', '=', from)
    .execute()
  await trx
    .updateTable('content_version')
    .set({ id: to })
    .where('kind', '=', kind)
    .where('id', '=', from)
    .execute()
  await trx.insertInto('content_address').values({ kind, former_id: from, id: to }).execute()
}

/** The current id of an entry with this former id. */
export async function findCurrentId(
  db: Kysely<Database>,
  kind: ContentKind,
  formerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_address')
    .where('kind', '=', kind)
    .where('former_id', '=', formerId)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Undefined when the shop has no content. */
export async function findFirstId(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('content').select('id').limit(1).executeTakeFirst()
  return row?.id
}

/** Whether an entry is to be published or withdrawn. */
export async function hasDueEntry(db: Kysely<Database>, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('content')
    .where('state', 'in', ['scheduled', 'published'])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'scheduled'), row('publish_at', '<=', now)]),
        row('withdraw_at', '<=', now),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

// Reads the files of published content entries.
import { sql, type Kysely } from 'kysely'
import type { ContentKind } from '../../../shared/content-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { ContentMediaItemTable } from '../../db/schema/content.ts'
import { isShown } from './content-repository.ts'

export interface FileRow {
  kind: ContentKind
  id: string
  type: string | null
  isExample: boolean
  date: string | null
  title: string
  summary: string
  /** Language of the title. */
  lang: Lang
  /** Language of the file; null: the same in every language. */
  fileLang: Lang | null
  /** Of its bytes; null: they were deleted. */
  hash: string | null
  fileName: string
  mediaType: string
  bytes: number
}

interface FileFilter {
  kinds: readonly ContentKind[]
  roles: readonly ContentMediaItemTable['role'][]
  lang: Lang
  now: Date
}

/**
 * One file of each visible entry: of the first of the roles that it has, in the requested language, else for all
 * languages, else English, else any. One whose bytes were deleted is chosen only if the entry has no other.
 */
function files({ kinds, roles, lang, now }: FileFilter, more: ReturnType<typeof sql>) {
  return sql<FileRow>`
    select c.kind, c.id, c.type, c.is_example as "isExample", c.dated_on as date,
      coalesce(t.title, e.title) as title, coalesce(t.summary, e.summary) as summary,
      case when t.title is null then 'en_us' else t.lang end as lang, f.lang as "fileLang",
      f.hash, f.file_name as "fileName", f.media_type as "mediaType", f.bytes::float8 as bytes
    from content c
    join content_text e on e.kind = c.kind and e.id = c.id and e.lang = 'en_us'
    left join content_text t on t.kind = c.kind and t.id = c.id and t.lang = ${lang}
    cross join lateral (
      select cm.lang, m.file_name, m.media_type, m.bytes,
        case when m.emptied_at is null then m.hash end as hash
      from content_media cm join media_item m on m.id = cm.media_id
      where cm.kind = c.kind and cm.id = c.id and cm.role = any(${roles})
      order by m.emptied_at is not null, array_position(${roles}::text[], cm.role),
        case when cm.lang = ${lang} then 0 when cm.lang is null then 1
          when cm.lang = 'en_us' then 2 else 3 end, cm.place
      limit 1) f
    where ${isShown(now)} and c.kind = any(${kinds}) ${more}
    order by array_position(${kinds}::text[], c.kind), c.dated_on desc nulls last, c.place, c.id`
}

/** If several kinds use the same id, the first requested kind wins. Former ids resolve too. */
export async function findFile(
  db: Kysely<Database>,
  filter: FileFilter,
  id: string,
): Promise<FileRow | undefined> {
  const found = await files(filter, sql`and c.id = ${id}`).execute(db)
  if (found.rows[0]) return found.rows[0]
  const former = sql`and exists (select 1 from content_address a
    where a.kind = c.kind and a.id = c.id and a.former_id = ${id})`
  return (await files(filter, former).execute(db)).rows[0]
}

export async function findFiles(db: Kysely<Database>, filter: FileFilter): Promise<FileRow[]> {
  return (await files(filter, sql``).execute(db)).rows
}

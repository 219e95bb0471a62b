// Reads the documents that accompany batteries of a chemistry.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'

export interface DocumentRow {
  id: string
  type: string | null
  title: string
  is_example: boolean
}

/** Published ones ordered by `place`; titles in the language, else in English. */
export async function findDocuments(
  db: Kysely<Database>,
  { chemistry, lang, now }: { chemistry: string; lang: Lang; now: Date },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select c.id, c.type, c.is_example, coalesce(t.title, en.title) as title
    from content c
    join content_text en on en.kind = c.kind and en.id = c.id and en.lang = 'en_us'
    left join content_text t on t.kind = c.kind and t.id = c.id and t.lang = ${lang}
    where c.kind = 'document' and c.state = 'published'
      and (c.publish_at is null or c.publish_at <= ${now})
      and (c.withdraw_at is null or c.withdraw_at > ${now})
      and (c.facts->'chemistries' is null or c.facts->'chemistries' ? ${chemistry})
    order by c.place, c.id`.execute(db)
  return rows
}

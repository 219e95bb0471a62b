// Writes page views.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PageView {
  page: string
  accessedAt: Date
  userKey: string | null
}

export async function insertPageViews(db: Kysely<Database>, views: PageView[]): Promise<void> {
  const rows = views.map((view) => ({
    page: view.page,
    accessed_at: view.accessedAt,
    user_key: view.userKey,
  }))
  await db.insertInto('page_view').values(rows).execute()
}

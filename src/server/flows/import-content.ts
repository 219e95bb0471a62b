// Takes content in from Markdown files with front matter, and fills a shop that has none with the starting content.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** For a shop without content; returns how many pieces were added. */
export async function addStartingContent(_parts: {
  db: Kysely<Database>
  files: FileStore
}): Promise<number> {
  return 0
}

// Keeps the search index of one database in memory, and reads it again when the catalogue has changed.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { loadIndex } from './index/load-index.ts'
import type { SearchIndex } from './index/search-index.ts'

interface Kept {
  index: SearchIndex | undefined
  loading: Promise<SearchIndex> | undefined
}

const keptByDatabase = new WeakMap<Kysely<Database>, Kept>()

/** The index at the version of the context; answers are kept by version, so none may rest on an older one. */
export async function openIndex(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<SearchIndex> {
  let kept = keptByDatabase.get(ctx.db)
  if (!kept) keptByDatabase.set(ctx.db, (kept = { index: undefined, loading: undefined }))
  if (kept.index && kept.index.version >= ctx.catalogueVersion) return kept.index
  try {
    // A load that began for an older version is waited for, and then the newer one is read.
    while (!kept.index || kept.index.version < ctx.catalogueVersion) {
      kept.loading ??= loadIndex(ctx.db, ctx.catalogueVersion).finally(() => {
        kept.loading = undefined
      })
      kept.index = await kept.loading
    }
  } catch (error) {
    // The database is away: the last index keeps answering.
    if (!kept.index) throw error
  }
  return kept.index
}

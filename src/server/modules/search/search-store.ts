// Keeps the search index of each database in memory and reloads it when the catalogue changes.
import type { Ctx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { loadIndex } from './index/load-index.ts'
import type { SearchIndex } from './index/search-index.ts'

interface Kept {
  index: SearchIndex | undefined
  loading: Promise<SearchIndex> | undefined
}

const keptOf = perDatabase<Kept>(() => ({ index: undefined, loading: undefined }))

/**
 * The index at or above the context's version; responses are cached by version, so an older index must not be
 * used.
 */
export async function openIndex(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<SearchIndex> {
  const kept = keptOf(ctx.db)
  if (kept.index && kept.index.version >= ctx.catalogueVersion) return kept.index
  try {
    // Waits for a load that started for an older version, then loads the newer one.
    while (!kept.index || kept.index.version < ctx.catalogueVersion) {
      kept.loading ??= loadIndex(ctx.db, ctx.catalogueVersion).finally(() => {
        kept.loading = undefined
      })
      kept.index = await kept.loading
    }
  } catch (error) {
    // The database is unavailable, so the previous index stays in use.
    if (!kept.index) throw error
  }
  return kept.index
}

// Keeps the search index of each database in memory and reloads it when the catalogue changes.
import type { Ctx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { loadIndex } from './index/load-index.ts'
import type { SearchIndex } from './index/search-index.ts'

interface CachedIndex {
  index: SearchIndex | undefined
  loading: Promise<SearchIndex> | undefined
}

const cacheOf = perDatabase<CachedIndex>(() => ({ index: undefined, loading: undefined }))

/**
 * The index at or above the context's version; responses are cached by version, so an older index must not be
 * used.
 */
export async function openIndex(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<SearchIndex> {
  const cached = cacheOf(ctx.db)
  if (cached.index && cached.index.version >= ctx.catalogueVersion) return cached.index
  try {
    // Waits for a load that started for an older version, then loads the newer one.
    while (!cached.index || cached.index.version < ctx.catalogueVersion) {
      cached.loading ??= loadIndex(ctx.db, ctx.catalogueVersion).finally(() => {
        cached.loading = undefined
      })
      cached.index = await cached.loading
    }
  } catch (error) {
    // The database is unavailable, so the previous index stays in use.
    if (!cached.index) throw error
  }
  return cached.index
}

// Keeps the search index of each database in memory and reloads it when the catalogue changes.
import type { Ctx } from '../../context/context.ts'
import { RequestRejected } from '../../platform/limits/admission-control.ts'
import { waitOutside } from '../../platform/limits/work-queue.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { readOrCompute } from '../../context/version-files.ts'
import { packIndex, unpackIndex } from './index/index-file.ts'
import { loadIndex } from './index/load-index.ts'
import type { SearchIndex } from './index/search-index.ts'

interface CachedIndex {
  index: SearchIndex | undefined
  loading: Promise<SearchIndex> | undefined
  /** How many requests wait for it. */
  waiting: number
}

const cacheOf = perDatabase<CachedIndex>(() => ({
  index: undefined,
  loading: undefined,
  waiting: 0,
}))

type IndexCtx = Pick<Ctx, 'db' | 'catalogueVersion'>

/** Connections without traffic are closed after 30 seconds, which a browser reports as a failure. */
const LONGEST_WAIT_MS = 10_000
const RETRY_SECONDS = 5
/** Waiting requests continue at the same moment, and pages should not have to wait behind more of them. */
const MAX_WAITING = 64

/**
 * The index at or above the context's version, because responses are cached by version; the former one only where the
 * newer one cannot be loaded. A request leaves its place in the work queue to others while it waits. Errors:
 * RequestRejected (503) when too many wait already, or loading, which then continues, takes longer than
 * `longestWaitMs`; those of the database while there is no index.
 */
export async function awaitIndex(
  ctx: IndexCtx,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<SearchIndex> {
  const cached = cacheOf(ctx.db)
  const { index } = cached
  if (index && index.version >= ctx.catalogueVersion) return index
  if (cached.waiting >= MAX_WAITING) throw new RequestRejected(503, RETRY_SECONDS)
  cached.waiting += 1
  return waitOutside(() => waitForIndex(ctx, longestWaitMs)).finally(() => {
    cached.waiting -= 1
  })
}

async function waitForIndex(ctx: IndexCtx, longestWaitMs: number): Promise<SearchIndex> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new RequestRejected(503, RETRY_SECONDS)),
    longestWaitMs,
  )
  try {
    return await Promise.race([refreshIndex(ctx), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads the index of the context's version unless it is loaded, however long that takes. When that fails, it returns
 * the former index. Errors: those of the database while there is none.
 */
export async function refreshIndex(ctx: IndexCtx): Promise<SearchIndex> {
  const cached = cacheOf(ctx.db)
  try {
    // Waits for a load that started for an older version, then loads the newer one.
    while (!cached.index || cached.index.version < ctx.catalogueVersion) {
      cached.index = await loadOnce(cached, ctx)
    }
  } catch (error) {
    // The database is unavailable, so the previous index stays in use.
    if (!cached.index) throw error
  }
  return cached.index
}

/**
 * Replaces the index, if one is loaded or loading, by that of a newer version. Errors: those of the database; the former index
 * stays in use.
 */
export async function refreshLoadedIndex(ctx: IndexCtx): Promise<void> {
  const cached = cacheOf(ctx.db)
  await cached.loading
  if (cached.index && cached.index.version < ctx.catalogueVersion) {
    cached.index = await loadOnce(cached, ctx)
  }
}

function loadOnce(cached: CachedIndex, ctx: IndexCtx): Promise<SearchIndex> {
  cached.loading ??= readIndex(ctx).finally(() => {
    cached.loading = undefined
  })
  return cached.loading
}

function readIndex(ctx: IndexCtx): Promise<SearchIndex> {
  return readOrCompute(ctx, {
    name: 'search-index',
    sources: ['server/modules/search', 'shared'],
    compute: () => loadIndex(ctx.db, ctx.catalogueVersion),
    pack: packIndex,
    unpack: (packed) => unpackIndex(packed, ctx.catalogueVersion),
  })
}

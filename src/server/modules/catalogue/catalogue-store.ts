// Keeps columns, categories and recent cards of each database in memory and reloads them when the catalogue
// changes.
import type { Kysely } from 'kysely'
import type { ProductCard } from '../../../contract/product-card.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { Lru } from '../../platform/lru.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { SingleFlightCache } from '../../platform/single-flight.ts'
import { readOrCompute } from '../../context/version-files.ts'
import {
  loadColumns,
  rowsById,
  type Columns,
  type ColumnsWithoutStock,
} from './catalogue-columns.ts'
import type { FilterResult } from './catalogue-facets.ts'
import { countNumbers, findCategories, type CategoryRow } from './catalogue-repository.ts'
import { countDevices, type DeviceCount } from './finder-repository.ts'
import type { CategoryNames } from './catalogue-presenter.ts'
import { loadStock } from './stock-column.ts'

/** What is kept in memory of one version of the catalogue. */
export interface Store {
  version: number
  columns: Columns
  categories: CategoryRow[]
  categoryNames: Record<Lang, CategoryNames>
  /** How many devices have a battery, and how many entries of part numbers there are. */
  totals: { devices: number; numbers: number }
  /** Devices with a battery, by type and brand. */
  devices: DeviceCount[]
  cards: Lru<ProductCard>
  /** Up to which place in the order of best sellers cards have been prefetched, by language. */
  prefetchedTo: Map<Lang, number>
  /** Parts that many cards have in common (names, regions), each once. */
  cardParts: Map<string, unknown>
  /** Results of filtering the whole catalogue, by filters and order. */
  narrowed: Lru<FilterResult>
  /** Small results valid for one version, by name. */
  memoized: SingleFlightCache
}

/** Enough for the demonstration catalogue in one language; a search shows cards from anywhere in it. */
export const CACHED_CARDS = 24_000
const CACHED_LISTS = 64
const CACHED_RESULTS = 400

interface CachedCatalogue {
  store: Store | undefined
  loading: Promise<Store> | undefined
}

const cacheOf = perDatabase<CachedCatalogue>(() => ({ store: undefined, loading: undefined }))

type StoreCtx = Pick<Ctx, 'db' | 'catalogueVersion'>

/**
 * The store at or above the version of the context; the previous one while the database is unavailable. Waits only where no
 * store is loaded yet, because a newer version is shown once `refreshStore` has loaded it.
 */
export async function openStore(ctx: StoreCtx): Promise<Store> {
  const cached = cacheOf(ctx.db)
  try {
    // Waits for a load that started for an older version, then loads the newer one.
    while (!cached.store || cached.store.version < ctx.catalogueVersion) {
      cached.store = await loadOnce(cached, ctx)
    }
  } catch (error) {
    // The database is unavailable, so the loaded store stays in use.
    if (!cached.store) throw error
  }
  return cached.store
}

function loadOnce(cached: CachedCatalogue, ctx: StoreCtx): Promise<Store> {
  cached.loading ??= loadStore(ctx).finally(() => (cached.loading = undefined))
  return cached.loading
}

/**
 * Replaces the store, if there is one, by that of a newer version, or by one with the current stock, while requests use the
 * former one. Errors: those of the database; the former store stays in use.
 */
export async function refreshStore(ctx: StoreCtx): Promise<void> {
  const cached = cacheOf(ctx.db)
  await cached.loading
  if (!cached.store) return
  if (cached.store.version < ctx.catalogueVersion) {
    cached.store = await loadOnce(cached, ctx)
  } else {
    const { columns, ...rest } = cached.store
    const stock = await loadStock(ctx.db, columns)
    cached.store = { ...rest, columns: { ...columns, stock }, ...emptyCaches() }
  }
}

/** Caches the result of `make` for this catalogue version; a failure is not cached. */
export function memoize<T>(store: Store, name: string, make: () => Promise<T>): Promise<T> {
  return store.memoized.read(name, make)
}

/** The parts of a store that take long to read from a large catalogue. */
interface LargeParts {
  columns: ColumnsWithoutStock
  numbers: number
  devices: DeviceCount[]
}

async function loadLargeParts(db: Kysely<Database>, version: number): Promise<LargeParts> {
  const [columns, numbers, devices] = await Promise.all([
    loadColumns(db, version),
    countNumbers(db),
    countDevices(db),
  ])
  return { columns, numbers, devices }
}

function readLargeParts(ctx: StoreCtx): Promise<LargeParts> {
  return readOrCompute(ctx, {
    name: 'columns',
    sources: ['server/modules/catalogue', 'shared'],
    compute: () => loadLargeParts(ctx.db, ctx.catalogueVersion),
    pack: packLargeParts,
    unpack: unpackLargeParts,
  })
}

function packLargeParts({ columns, numbers, devices }: LargeParts) {
  const { rowOf: _, ...rest } = columns
  return { columns: rest, numbers, devices }
}

function unpackLargeParts({
  columns,
  numbers,
  devices,
}: ReturnType<typeof packLargeParts>): LargeParts {
  return { columns: { ...columns, rowOf: rowsById(columns.ids) }, numbers, devices }
}

async function loadStore(ctx: StoreCtx): Promise<Store> {
  const [{ columns, numbers, devices }, categories] = await Promise.all([
    readLargeParts(ctx),
    findCategories(ctx.db),
  ])
  const stock = await loadStock(ctx.db, columns)
  const namesIn = (lang: Lang) =>
    new Map(categories.map((row) => [row.id, row.names[lang] ?? row.names.en_us ?? row.id]))
  return {
    version: ctx.catalogueVersion,
    columns: { ...columns, stock },
    categories,
    categoryNames: { en_us: namesIn('en_us'), zh_cn: namesIn('zh_cn'), zh_hk: namesIn('zh_hk') },
    totals: { devices: devices.reduce((sum, { count }) => sum + count, 0), numbers },
    devices,
    ...emptyCaches(),
  }
}

/** What is kept of a store while neither catalogue nor stock changes. */
function emptyCaches(): Pick<
  Store,
  'cards' | 'prefetchedTo' | 'cardParts' | 'narrowed' | 'memoized'
> {
  return {
    cards: new Lru(CACHED_CARDS),
    prefetchedTo: new Map(),
    cardParts: new Map(),
    narrowed: new Lru(CACHED_LISTS),
    memoized: new SingleFlightCache(CACHED_RESULTS),
  }
}

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
import { loadColumns, rowsById, type Columns } from './catalogue-columns.ts'
import type { Narrowed } from './catalogue-facets.ts'
import { countNumbers, findCategories, type CategoryRow } from './catalogue-repository.ts'
import { countDevices, type DeviceCount } from './finder-repository.ts'
import type { CategoryNames } from './catalogue-presenter.ts'

export interface Store {
  version: number
  columns: Columns
  categories: CategoryRow[]
  categoryNames: Record<Lang, CategoryNames>
  /** The devices with a battery, and the entries of part numbers. */
  totals: { devices: number; numbers: number }
  /** Devices with a battery, by type and brand. */
  devices: DeviceCount[]
  cards: Lru<ProductCard>
  /** Up to which place in the order of best sellers cards have been prefetched, by language. */
  prefetchedTo: Map<Lang, number>
  /** Parts that many cards have in common (names, regions), each once. */
  cardParts: Map<string, unknown>
  /** Results of filtering the whole catalogue, by filters and order. */
  narrowed: Lru<Narrowed>
  /** Small results valid for one version, by name. */
  memoized: SingleFlightCache
}

/** Enough for a catalogue of this size in one language; a search shows cards from anywhere in it. */
export const CACHED_CARDS = 24_000
const CACHED_LISTS = 64
const CACHED_RESULTS = 400

interface CachedCatalogue {
  store: Store | undefined
  loading: Promise<Store> | undefined
}

const cacheOf = perDatabase<CachedCatalogue>(() => ({ store: undefined, loading: undefined }))

/**
 * The store at the version of the context: the first requests after a change wait until it is read. The previous one while the
 * database is unavailable.
 */
export async function openStore(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<Store> {
  const cached = cacheOf(ctx.db)
  if (cached.store && cached.store.version >= ctx.catalogueVersion) return cached.store
  cached.loading ??= loadStore(ctx).finally(() => (cached.loading = undefined))
  try {
    cached.store = await cached.loading
  } catch (error) {
    // The database is unavailable, so the loaded store stays in use.
    if (!cached.store) throw error
  }
  return cached.store
}

/** Caches the result of `make` for this catalogue version; a failure is not cached. */
export function memoize<T>(store: Store, name: string, make: () => Promise<T>): Promise<T> {
  return store.memoized.read(name, make)
}

/** What takes long to read of a large catalogue. */
interface Totals {
  columns: Columns
  numbers: number
  devices: DeviceCount[]
}

async function loadTotals(db: Kysely<Database>, version: number): Promise<Totals> {
  const [columns, numbers, devices] = await Promise.all([
    loadColumns(db, version),
    countNumbers(db),
    countDevices(db),
  ])
  return { columns, numbers, devices }
}

function readTotals(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<Totals> {
  return readOrCompute(ctx, {
    name: 'columns',
    sources: ['server/modules/catalogue', 'shared'],
    compute: () => loadTotals(ctx.db, ctx.catalogueVersion),
    pack: packTotals,
    unpack: unpackTotals,
  })
}

function packTotals({ columns, numbers, devices }: Totals) {
  const { rowOf: _, ...rest } = columns
  return { columns: rest, numbers, devices }
}

function unpackTotals({ columns, numbers, devices }: ReturnType<typeof packTotals>): Totals {
  return { columns: { ...columns, rowOf: rowsById(columns.ids) }, numbers, devices }
}

async function loadStore(ctx: Pick<Ctx, 'db' | 'catalogueVersion'>): Promise<Store> {
  const [{ columns, numbers, devices }, categories] = await Promise.all([
    readTotals(ctx),
    findCategories(ctx.db),
  ])
  const namesIn = (lang: Lang) =>
    new Map(categories.map((row) => [row.id, row.names[lang] ?? row.names.en_us ?? row.id]))
  return {
    version: ctx.catalogueVersion,
    columns,
    categories,
    categoryNames: { en_us: namesIn('en_us'), zh_cn: namesIn('zh_cn'), zh_hk: namesIn('zh_hk') },
    totals: { devices: devices.reduce((sum, { count }) => sum + count, 0), numbers },
    devices,
    cards: new Lru(CACHED_CARDS),
    prefetchedTo: new Map(),
    cardParts: new Map(),
    narrowed: new Lru(CACHED_LISTS),
    memoized: new SingleFlightCache(CACHED_RESULTS),
  }
}

// Makes a new process as fast as an old one: loads the columns of the catalogue and the search index, and renders
// pages, which are not sent, until the engine has compiled the code that renders them. Later it loads columns and index
// of each newer version of the catalogue.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { LANGS, langPrefix } from '../../shared/lang.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import type { CatalogueVersions } from '../context/catalogue-watch.ts'
import { refreshIndex, refreshLoadedIndex } from '../modules/search/search-store.ts'
import { openStore, refreshStore } from '../modules/catalogue/catalogue-store.ts'
import { listCategories } from '../modules/catalogue/category-service.ts'
import { listBestSellers } from '../modules/catalogue/ranked-list-service.ts'
import type { Ctx } from '../context/context.ts'
import { type Shop, visitorContext } from '../context/shop.ts'
import type { RenderOnly } from './pages.ts'

const LONGEST_MS = 2_000
/** How long it waits while requests are at work. */
const GIVE_WAY_MS = 5
const MAX_PRODUCTS = 300
/** Brands with fewer items are left out: their second page of results may be empty. */
const MIN_FOUND = 100
/**
 * Pages that take their text from content, and store nothing. The home page is not among them, because it stores the
 * secret with which a day's visitors are counted.
 */
const CONTENT = [
  PAGE_PATHS.faq,
  PAGE_PATHS.about,
  PAGE_PATHS.terms,
  PAGE_PATHS.news,
  PAGE_PATHS.quality,
  PAGE_PATHS.batteryManual,
]

/** If loading fails, the first list retries. */
export async function loadLists(shop: Shop): Promise<void> {
  await openStore(visitorContext(shop, 'en_us')).catch((error: unknown) => {
    shop.log.warn({ err: error }, 'the columns of the catalogue are not loaded')
  })
}

/** If loading fails, the next search retries. */
export async function loadSearch(shop: Shop): Promise<void> {
  await refreshIndex(visitorContext(shop, 'en_us')).catch((error: unknown) => {
    shop.log.warn({ err: error }, 'the search index is not loaded')
  })
}

/**
 * Loads the columns and the search index for newer versions of the catalogue and its stock bands. Errors: those of the
 * database, logged here.
 */
export async function prepareVersions(shop: Shop, versions: CatalogueVersions): Promise<void> {
  const ctx = { db: shop.db, catalogueVersion: versions.version }
  try {
    await refreshStore(ctx)
    await refreshLoadedIndex(ctx)
  } catch (error) {
    shop.log.warn({ err: error, ...versions }, 'a new version of the catalogue is not loaded')
    throw error
  }
}

/** Ends after two seconds. A failure ends it early: the first visitors then wait longer. */
export async function warmUp(shop: Shop, render: RenderOnly): Promise<void> {
  const until = performance.now() + LONGEST_MS
  try {
    const addresses = await listAddresses(visitorContext(shop, 'en_us'))
    await renderBetweenRequests(addresses, {
      render,
      isIdle: shop.admission.isIdle,
      isOver: () => performance.now() > until || shop.isStopping(),
    })
  } catch (error) {
    shop.log.warn({ err: error }, 'the pages are not warmed up')
  }
}

/** One after the other, each only while no request is at work. */
export async function renderBetweenRequests(
  addresses: readonly string[],
  { render, isIdle, isOver }: { render: RenderOnly; isIdle(): boolean; isOver(): boolean },
): Promise<void> {
  for (const address of addresses) {
    while (!isIdle() && !isOver()) await sleep(GIVE_WAY_MS)
    if (isOver()) return
    await render(address)
    await nextTurn()
  }
}

/** Pages of products and, by turns with them, of all other kinds, in each language. */
async function listAddresses(ctx: Ctx): Promise<string[]> {
  const [products, categories] = await Promise.all([
    listBestSellers(ctx, { page: 1, rows: MAX_PRODUCTS }),
    listCategories(ctx),
  ])
  const searches = products.list.map(({ itemNo }) => searchAddress(itemNo))
  const brands = new Set(
    categories.flatMap(({ topBrands }) =>
      topBrands.filter(({ count }) => count >= MIN_FOUND).map(({ name }) => name),
    ),
  )
  // Page 2, because the first page of results records what its search did not find (`recordMissedSearch`).
  const lists = [
    ...categories.map(({ url }) => url),
    ...Array.from(brands, (name) => `${searchAddress(name)}&page=2`),
  ]
  return products.list.flatMap(({ url }, turn) => {
    const other = [lists, searches, CONTENT][turn % 3] ?? []
    const path = other[Math.floor(turn / 3) % other.length]
    const prefix = langPrefix(LANGS[Math.floor(turn / 2) % LANGS.length] ?? 'en_us')
    return [url, ...(path === undefined ? [] : [path])].map((each) => prefix + each)
  })
}

function searchAddress(keyword: string): string {
  return `${PAGE_PATHS.search}?keyword=${encodeURIComponent(keyword)}`
}

// The requests of the benchmark, drawn from catalogue and content, the same in each run: pages and the calls they make.
import { type Kysely, sql } from 'kysely'
import { connect } from '../src/server/db/connect.ts'
import type { Database } from '../src/server/db/database.ts'
import type { BenchRequest } from './wrk.ts'

export interface Workload {
  name: string
  requests: BenchRequest[]
}

/** Number of different products, and of the requests of a workload that are made unique by a query parameter. */
const PRODUCTS = 20_000
/** Number of different category pages: 160 pages of three categories in six orders. */
const PAGES = 2_880
const CATEGORIES = ['laptop', 'mobile-phone', 'tablet']
const SORTS = ['popularity', 'newest', 'capacity', 'energy', 'voltage', 'itemNo']

/** Each workload has enough requests that none is repeated within a run without cached responses. */
export async function drawWorkloads(databaseUrl: string): Promise<Workload[]> {
  // The draw from a catalogue ten times as large as the demonstration data may take longer than a statement of the shop.
  const options = { url: databaseUrl, poolSize: 1, applicationName: 'bench', allowsLongWork: true }
  const { db, close } = connect(options)
  try {
    const rows = await drawProducts(db)
    const lists = drawLists()
    const { pages, calls } = contentPaths(await listNews(db))
    return [
      { name: 'home page', requests: uncachedRequests(['/', '/zh-cn', '/zh-hk']) },
      { name: 'content page', requests: uncachedRequests(pages) },
      { name: 'content JSON', requests: uncachedRequests(calls) },
      {
        name: 'product page',
        requests: rows.map((row) => get(productPath(row))),
      },
      {
        name: 'product JSON',
        requests: rows.map((row) => get(`/api/product/detail/${row.item_no}`)),
      },
      {
        name: 'category page',
        requests: lists.slice(0, PAGES).map((list) => get(categoryPath(list))),
      },
      {
        name: 'category JSON',
        requests: lists.map((list) => post('/api/category/product-list', list)),
      },
      {
        name: 'search page',
        requests: rows.map((row) => get(`/searchProduct?keyword=${encodeURIComponent(row.words)}`)),
      },
      {
        name: 'search JSON',
        requests: rows.map((row) => post('/api/product/search', { keyword: row.words })),
      },
      {
        name: 'suggestions',
        requests: rows.map((row) =>
          get(`/api/search/suggest?keyword=${encodeURIComponent(row.words.slice(0, 8))}`),
        ),
      },
    ]
  } finally {
    await close()
  }
}

/** What a member with this session opens: pages made for each member, so that no request is repeated either. */
export async function drawMemberWorkloads(
  databaseUrl: string,
  cookie: string,
): Promise<Workload[]> {
  const workloads = await drawWorkloads(databaseUrl)
  const asMember = (name: string, requests: BenchRequest[]) => ({
    name: `member's ${name}`,
    requests: requests.map((request) => ({ ...request, cookie })),
  })
  const requestsOf = (name: string) => workloads.find((each) => each.name === name)?.requests ?? []
  return [
    asMember('product page', requestsOf('product page')),
    asMember('category page', requestsOf('category page')),
    asMember('wish list', uncachedRequests(['/wishlist'])),
    asMember('orders', uncachedRequests(['/orders'])),
  ]
}

interface DrawnProduct {
  item_no: string
  slug: string
  category_id: string
  /** What a buyer types for it: its first number, otherwise a device or its item number. */
  words: string
}

async function drawProducts(db: Kysely<Database>): Promise<DrawnProduct[]> {
  const { rows } = await sql<DrawnProduct>`
    select p.item_no, p.slug, p.category_id, coalesce(r.raw, f.label, p.item_no) as words
    from (
      select * from product where status = 'active' order by md5(item_no) limit ${PRODUCTS}
    ) p
    left join lateral (select raw from part_ref where product_id = p.id order by position limit 1) r on true
    left join lateral (select label from fitment where product_id = p.id order by position limit 1) f on true
    order by md5(p.item_no)`.execute(db)
  return rows
}

async function listNews(db: Kysely<Database>) {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from content where kind = 'news' and area = 'main' and state = 'published'
    order by id`.execute(db)
  return rows
}

function contentPaths(news: { id: string; type: string }[]) {
  return {
    pages: [
      '/faq.html',
      '/terms-and-conditions.html',
      '/usermanual.html',
      '/news',
      '/about-us.html',
      '/quality-certification.html',
      '/packaging.html',
      '/dropship/dsfaq.html',
      '/locations.html',
      ...news.map(({ id, type }) => `/newsdetail/${id}/${type}`),
    ],
    calls: [
      '/api/about/product/question',
      '/api/content/page/terms',
      ...news.map(({ id, type }) => `/api/news/detail/${id}/${type}`),
    ],
  }
}

/** There are few content pages, so an unknown query parameter makes each request an uncached one. */
function uncachedRequests(addresses: string[]): BenchRequest[] {
  return Array.from({ length: PRODUCTS }, (_, turn) =>
    get(`${addresses[turn % addresses.length]}?turn=${turn}`),
  )
}

interface CategoryList {
  categoryId: string
  sort: string
  page: number
  rows: number
}

function drawLists(): CategoryList[] {
  const lists: CategoryList[] = []
  // About two dozen rows; the number varies, so that no list is repeated.
  for (let at = 0; at < 1_000; at++) {
    for (const sort of SORTS) {
      for (const categoryId of CATEGORIES) {
        lists.push({ categoryId, sort, page: 1 + (at % 160), rows: 21 + Math.floor(at / 160) })
      }
    }
  }
  return lists
}

function categoryPath({ categoryId, sort, page }: CategoryList): string {
  return `/secondarytype/batteries/${categoryId}?sort=${sort}&page=${page}`
}

function productPath({ category_id, slug, item_no }: DrawnProduct): string {
  return `/products/${category_id}/${slug}/${item_no}`
}

function get(path: string): BenchRequest {
  return { method: 'GET', path }
}

function post(path: string, body: object): BenchRequest {
  return { method: 'POST', path, body: JSON.stringify(body) }
}

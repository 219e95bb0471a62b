// Crawls the shop as a member, then as a visitor, and reports every canary that leaks: a price or stock figure that
// plantCanaries made recognisable.
import { sql, type Kysely } from 'kysely'
import { callPath } from '../../src/shared/call-path.ts'
import { ALL_CALLS } from '../../src/server/api/all-calls.ts'
import type { Database } from '../../src/server/db/database.ts'
import { type Lang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import { CATALOGUE_PAGES } from '../support/catalogue-pages.ts'
import { createMember } from '../support/create-member.ts'
import { findCanaries, textOf } from '../support/price-canaries.ts'
import { SAMPLE_INPUTS } from '../support/sample-inputs.ts'

export interface CrawlRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/** The whole answer, headers included. */
export type SendRequest = (
  request: CrawlRequest,
) => Promise<{ status: number; headers: string; body: Buffer }>

export interface CrawlOutcome {
  addresses: number
  calls: number
  /** URLs and calls that showed the member a canary, as a control. */
  shownToMember: string[]
  /** URLs and calls that showed a visitor a canary, with the canary. Must be empty. */
  leaks: string[]
  /** URLs and calls that answered a visitor with a server error. */
  failures: string[]
}

export interface CrawlOptions {
  send: SendRequest
  /** Members are created here; the canaries are planted already. */
  db: Kysely<Database>
  /** Maximum number of URLs, calls not counted. */
  max: number
  /** The languages of the calls; all by default. */
  callLangs?: readonly Lang[]
}

/** Requests each URL as the member first, so that any cache could hold the member's answer. */
export async function crawlForPrices({
  send,
  db,
  max,
  callLangs = LANGS,
}: CrawlOptions): Promise<CrawlOutcome> {
  const outcome: CrawlOutcome = {
    addresses: 0,
    calls: 0,
    shownToMember: [],
    leaks: [],
    failures: [],
  }
  let { headers } = await createMember(db)
  async function compare(request: Omit<CrawlRequest, 'headers'>, name: string): Promise<void> {
    const forMember = await sendAs(request, headers)
    if (forMember.canaries.length > 0) outcome.shownToMember.push(name)
    for (const [who, visitor] of VISITORS) {
      const answer = await sendAs(request, visitor)
      if (answer.canaries.length > 0) outcome.leaks.push(`${who}: ${name}: ${answer.canaries[0]}`)
      if (answer.status >= 500) outcome.failures.push(`${answer.status} ${name}`)
    }
  }
  async function sendAs(
    request: Omit<CrawlRequest, 'headers'>,
    actorHeaders: Record<string, string>,
  ) {
    const json = request.body === null ? {} : { 'content-type': 'application/json' }
    const answer = await send({ ...request, headers: { ...actorHeaders, ...json } })
    const text = `${answer.headers}\n${await textOf(answer.body)}`
    return { status: answer.status, canaries: findCanaries(text) }
  }
  for (const url of await addressesOf(db, max)) {
    // Tokens last half an hour, and a crawl may take longer.
    if (outcome.addresses % 1000 === 999) ({ headers } = await createMember(db))
    await compare({ method: 'GET', url, body: null }, url)
    outcome.addresses += 1
  }
  for (const call of callsOf(callLangs)) {
    // Some calls end their session, so each call has its own.
    ;({ headers } = await createMember(db))
    await compare(call, `${call.method} ${call.url} ${call.body ?? ''}`)
    outcome.calls += 1
  }
  return outcome
}

/** Without a token, and with an invalid one: the first is answered from cache, the second never is. */
const VISITORS: [string, Record<string, string>][] = [
  ['visitor', {}],
  ['stranger', { cookie: 'token=made-up' }],
]

/** Suffixes that make a cache treat a page as a file or as another page. */
const SUFFIXES = [
  '',
  '/x.css',
  ';x.css',
  '%2Fx.css',
  '.css',
  '?lang=zh_cn',
  '/..%2fx.js',
  '%0ax.css',
]

const FILES = [
  '/rss.xml',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/sitemaps/devices-1.xml',
  '/robots.txt',
  '/openapi.json',
  '/docs/',
  '/docs/json',
  '/livez',
  '/readyz',
  '/metrics',
]

/** Pages, pictures and files without a suffix, then with every suffix, alternating between three languages. */
async function addressesOf(db: Kysely<Database>, max: number): Promise<string[]> {
  const { rows } = await sql<{ path: string; item: string }>`
    select '/products/' || category_id || '/' || slug || '/' || item_no as path, item_no as item
    from product where status = 'active' order by md5(item_no)`.execute(db)
  const devices = await sql<{ path: string }>`
    select '/device/' || slug as path from device where fit_count > 0 order by md5(slug) limit 200`.execute(
    db,
  )
  const fixed = [...CATALOGUE_PAGES.map(([path]) => path), ...FILES]
  const found = new Set<string>()
  for (const path of fixed) for (const lang of LANGS) found.add(langPrefix(lang) + path)
  for (const [index, { path, item }] of rows.entries()) {
    const prefix = langPrefix(LANGS[index % LANGS.length] ?? 'en_us')
    const alongside = [fixed[index], devices.rows[index]?.path].filter((each) => each !== undefined)
    for (const each of [path, ...alongside]) {
      for (const suffix of SUFFIXES) found.add(prefix + each + suffix)
    }
    found.add(`/pictures/${item}/thumb.svg`)
    found.add(`/pictures/${item}/label.svg`)
    if (found.size >= max) break
  }
  return [...found].slice(0, max)
}

/** Every call in each language; lists with their maximum row count, exports in every format. */
function callsOf(langs: readonly Lang[]): { method: string; url: string; body: string | null }[] {
  return ALL_CALLS.flatMap(({ route }) => {
    const input = SAMPLE_INPUTS[`${route.method} ${route.path}`] ?? {}
    const paged = 'rows' in route.input.shape ? { page: 1, rows: 100 } : {}
    const formats = 'format' in input ? ['csv', 'xlsx'].map((format) => ({ format })) : [{}]
    return langs.flatMap((lang) =>
      formats.map((format) => {
        const request = { ...input, ...paged, ...format, lang }
        const { address, body } = callPath(route.method, route.path, request)
        return { method: route.method, url: address, body }
      }),
    )
  })
}

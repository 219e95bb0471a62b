// Renders and serves the pages of the site; of the server files only this one imports the web, whose build it loads.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AssetManifest, PageRequest, RenderedPage } from '../../web/app/entry-server.tsx'
import { splitLangPath, langPrefix, type Lang } from '../../shared/lang.ts'
import type { PagePath } from '../../shared/page-paths.ts'
import { type PageRules, rulesOfPage } from '../../shared/page-rules.ts'
import { factsOf } from '../platform/brand/read-brand.ts'
import type { CallTable } from '../http/call-table.ts'
import { callInProcess } from '../http/serve-calls.ts'
import { answerDigitalLink } from './digital-links.ts'
import { findCanonicalPath } from './find-canonical-path.ts'
import { preferredSeries } from './preferred-series.ts'
import type { Rendered } from '../platform/response-cache/compressed-cache.ts'
import { isDatabaseUnavailable } from '../http/failures.ts'
import { carriesToken } from '../platform/http/send-envelope.ts'
import { SCANNER_HEADERS } from '../platform/http/security-headers.ts'
import { visitorContext, type Shop } from '../context/shop.ts'
import { eventLoopTurn } from '../platform/event-loop-turn.ts'
import { sendEncoded } from '../platform/http/encode-body.ts'
import { originOf } from '../platform/http/origin.ts'
import { sendCookies } from '../platform/http/send-cookies.ts'
import { authenticatePage, authenticateStaffPage } from '../http/authenticate.ts'
import { pathOfUrl } from '../platform/http/path-of-url.ts'

const BUILD = join(import.meta.dirname, '../../../.build')
const HTML = 'text/html; charset=utf-8'
type Theme = PageRequest['theme']

interface Web {
  renderPage(page: PageRequest): Promise<RenderedPage>
  pageAt(pathname: string, lang: Lang): PagePath
}

/** Renders the page at an address for a visitor, without sending or caching it. */
export type RenderOnly = (url: string) => Promise<void>

/** Errors: throws when the pages are not built. */
export async function addPages(
  app: FastifyInstance,
  shop: Shop,
  calls: CallTable,
): Promise<RenderOnly> {
  const entry = join(BUILD, 'server/entry-server.js')
  const web = (await import(entry)) as Web
  const assets = JSON.parse(
    await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8'),
  ) as AssetManifest
  const parts = { shop, calls, web, assets }
  const serve = pageServer(parts)

  app.get('/*', async (request, reply) => {
    const theme = themeOf(request)
    const origin = originOf(shop.config, request)
    const hasToken = carriesToken(request)
    const key = `PAGE ${theme} ${origin} ${request.url}`
    if (!hasToken && shop.responses.sendCached(request, reply, key)) return
    const address = pathOfUrl(request.url)
    const rules = rulesOfPage(web.pageAt(address, splitLangPath(address).lang))
    const admission = { priority: rules.cost, ...(hasToken ? {} : { key }) }
    await shop.admission.run(request, admission, async () => {
      await eventLoopTurn()
      return serve({ request, reply }, { key, theme, origin, hasToken, rules })
    })
  })

  const transport = callInProcess(shop, calls)
  return async (url) => {
    const { lang } = splitLangPath(pathOfUrl(url))
    const page = { url, lang, transport, theme: 'system', origin: 'http://localhost' } as const
    await renderPage(parts, { ...page, requestId: 'warm-up', session: NO_SESSION })
  }
}

type Session = Pick<PageRequest, 'hasToken' | 'series'>

/** Visitors share their pages, so theirs never depend on the preferred series. */
const NO_SESSION: Session = { hasToken: false }

interface RequestedPage {
  /** In the response cache. */
  key: string
  theme: Theme
  origin: string
  hasToken: boolean
  rules: PageRules
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Sends a page, a redirect, or what a digital link leads to. */
function pageServer(parts: { shop: Shop; calls: CallTable; web: Web; assets: AssetManifest }) {
  const { shop, calls } = parts
  const forVisitors = callInProcess(shop, calls)

  return async ({ request, reply }: Exchange, requested: RequestedPage): Promise<unknown> => {
    const address = pathOfUrl(request.url)
    const plain = withoutStraySlashes(address)
    if (plain !== address) return redirect(reply, request, plain)
    const { lang, path } = splitLangPath(address)
    if (await answerDigitalLink(shop, { request, reply }, { lang, path })) return reply
    const canonical = await findCanonicalPath(visitorContext(shop, lang), path)
    if (canonical !== undefined) return redirect(reply, request, langPrefix(lang) + canonical)
    const { rules } = requested
    const cache = requested.hasToken ? 'private' : rules.cache(queryOf(request.url))
    let isWhole = true
    const make = async (
      transport: PageRequest['transport'],
      session: Session,
    ): Promise<Rendered> => {
      const { url, id: requestId } = request
      const { theme, origin } = requested
      const page = { url, requestId, theme, origin, lang, transport, session }
      const made = await renderPage(parts, page)
      isWhole = made.isWhole
      return rules.usesCamera ? { ...made.rendered, headers: SCANNER_HEADERS } : made.rendered
    }
    if (cache !== 'private') {
      // A page that left a part out because its call failed is not kept, so that the next request gets all of it.
      const keep = ({ status }: Rendered) => cache !== 'fresh' && status === 200 && isWhole
      const visitors = () => make(forVisitors, NO_SESSION)
      return shop.responses.sendRendered(request, reply, requested.key, visitors, { keep })
    }
    const { authenticated, cookies } = rules.isForStaff
      ? await authenticateStaffPage(shop, request)
      : await authenticatePage(shop, request)
    if (rules.isForStaff) reply.header('x-robots-tag', 'noindex, nofollow')
    const { series, cookies: seriesCookies } = preferredSeries(request, authenticated.series)
    sendCookies(shop.config, { request, reply }, [...cookies, ...seriesCookies])
    const session = requested.hasToken ? { hasToken: true, series } : NO_SESSION
    return sendPrivate(reply, await make(callInProcess(shop, calls, authenticated), session))
  }
}

interface PageToRender extends Pick<
  PageRequest,
  'url' | 'origin' | 'lang' | 'theme' | 'transport'
> {
  requestId: string
  session: Session
}

/** `isWhole` is false when a call of the page failed. Errors: the database is unavailable. */
async function renderPage(
  { shop, web, assets }: { shop: Shop; web: Web; assets: AssetManifest },
  page: PageToRender,
): Promise<{ rendered: Rendered; isWhole: boolean }> {
  const { requestId, session, transport, ...input } = page
  const { watched, lastError } = watchErrors(transport)
  const {
    status,
    html,
    redirect: location,
  } = await web.renderPage({
    ...input,
    transport: watched,
    eventLoopTurn,
    assets,
    brand: { facts: factsOf(shop.brand), sheet: shop.look.sheet },
    ...session,
  })
  if (status >= 500 && lastError() !== undefined) {
    if (isDatabaseUnavailable(shop, lastError())) throw lastError()
    shop.log.error({ err: lastError(), requestId }, 'a page failed')
  }
  const rendered = { status, contentType: HTML, body: Buffer.from(html) }
  return {
    rendered: location === undefined ? rendered : { ...rendered, location },
    isWhole: lastError() === undefined,
  }
}

/** The router renders a failed call as a page; the server still needs the error itself. */
function watchErrors(transport: PageRequest['transport']) {
  let last: unknown
  const watched: PageRequest['transport'] = (...call) =>
    transport(...call).catch((error: unknown) => {
      last = error
      throw error
    })
  return { watched, lastError: () => last }
}

async function sendPrivate(reply: FastifyReply, page: Rendered): Promise<void> {
  if (page.location !== undefined) reply.header('location', page.location)
  reply
    .headers(page.headers ?? {})
    .code(page.status)
    .header('cache-control', 'private, no-store')
    .type(page.contentType)
  await sendEncoded(reply, page.body)
}

function themeOf(request: FastifyRequest): Theme {
  const found = /(?:^|;\s*)theme=(light|dark)\b/.exec(request.headers.cookie ?? '')
  return (found?.[1] as Theme | undefined) ?? 'system'
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(pathOfUrl(url).length))
}

/** Collapses repeated slashes and removes a trailing one: '//host' as a Location would leave the site. */
function withoutStraySlashes(path: string): string {
  return `/${path
    .split(/[/\\]/)
    .filter((part) => part !== '')
    .join('/')}`
}

/** Redirects with 301 and keeps the query. */
function redirect(reply: FastifyReply, request: FastifyRequest, address: string) {
  const query = request.url.slice(pathOfUrl(request.url).length)
  return reply.header('cache-control', 'public, max-age=3600').redirect(address + query, 301)
}

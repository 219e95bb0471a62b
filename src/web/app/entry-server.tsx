// Server entry point: renders one page to a complete HTML document, with API calls made in process.
import type { SeriesPreference } from '../../shared/series-preferences.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Transport } from '../../client/call.ts'
import { type Lang, LANGS } from '../../shared/lang.ts'
import { PAGE_PATHS, type PagePath } from '../../shared/page-paths.ts'
import { type AssetManifest, type PageAssets, pageAssets, type PageContents } from './assets.ts'
import { documentOf } from './document.ts'
import { headTags } from '../page/head.ts'
import { headOfPage } from './head-of-page.ts'
import { hydrationOf } from './hydration.ts'
import { routeModuleOf } from '../loading/route-module.ts'
import { loadLazyComponents, lazyComponentsOfMarkup } from '../loading/lazy-component.ts'
import { createRoutes, routerBase } from './routes.tsx'
import { pageContext, type Site, SiteContext, type Theme } from '../site-context.ts'
import { loadTexts } from '../texts.ts'

export type { AssetManifest } from './assets.ts'

export interface PageRequest {
  /** Path and query, with language prefix. */
  url: string
  /** 'https://shop.example' */
  origin: string
  lang: Lang
  theme: Theme
  transport: Transport
  assets: AssetManifest
  /** The request carries a session token, valid or not, so the layout has to look up the current user. */
  withToken?: boolean
  /** Of a member; absent: the main series leads. */
  series?: SeriesPreference | undefined
}

export interface RenderedPage {
  status: number
  /** Redirect target with language prefix; `html` is then empty. */
  redirect?: string
  html: string
}

const handlers = Object.fromEntries(
  LANGS.map((lang) => [lang, createStaticHandler(createRoutes(), { basename: routerBase(lang) })]),
) as Record<Lang, StaticHandler>

export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  await loadTexts(page.lang, 'frame')
  const { lang, origin, transport, theme, withToken = false, series = 'main' } = page
  const site = { lang, origin, transport, maybeMember: () => withToken, perPack: () => series }
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContext, site)
  const request = new Request(new URL(page.url, origin))
  const answer = await handlers[lang].query(request, { requestContext })
  if (answer instanceof Response) return redirectOf(answer)
  const part = routeModuleOf(answer.matches)
  await loadLazyComponents(lang)
  const body = bodyOf(answer, { ...site, theme })
  return {
    status: answer.statusCode,
    html: documentOf({
      lang,
      theme,
      tags: headTags(headOfPage(answer, part, page), page),
      assets: assetsOf(page.assets, { lang, part, pieces: lazyComponentsOfMarkup(body) }),
      body,
      hydration: hydrationOf(answer),
    }),
  }
}

const PATHS = Object.values(PAGE_PATHS)
const FIXED: ReadonlySet<string> = new Set(PATHS.filter((path) => !path.includes(':')))
const WITH_PARAMETERS = PATHS.filter((path) => path.includes(':')).map((path) => ({ path }))

/** The route path from PAGE_PATHS that matches an address; `pathname` includes the language prefix. */
export function pageAt(pathname: string, lang: Lang): PagePath {
  // The router ranks every route on each match, so fixed addresses skip it and others try the routes with parameters first.
  const base = routerBase(lang)
  const own = base === '/' ? pathname : pathname.slice(base.length)
  if (FIXED.has(own)) return own as PagePath
  const matches =
    matchRoutes(WITH_PARAMETERS, { pathname }, base) ??
    matchRoutes(handlers[lang].dataRoutes, { pathname }, base)
  return (matches?.at(-1)?.route.path ?? '*') as PagePath
}

function bodyOf(context: StaticHandlerContext, site: Site): string {
  const router = createStaticRouter(handlers[site.lang].dataRoutes, context)
  return renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteContext>,
  )
}

function redirectOf(answer: Response): RenderedPage {
  const redirect = answer.headers.get('location')
  return { status: answer.status, html: '', ...(redirect === null ? {} : { redirect }) }
}

// The manifest object never changes during the life of the process, so it can be a cache key.
const known = new WeakMap<AssetManifest, Map<string, PageAssets>>()

function assetsOf(manifest: AssetManifest, contents: PageContents): PageAssets {
  const pages = known.get(manifest) ?? new Map<string, PageAssets>()
  known.set(manifest, pages)
  const { lang, part, pieces } = contents
  const key = [lang, part?.id ?? '', ...pieces].join(' ')
  const assets = pages.get(key) ?? pageAssets(manifest, contents)
  pages.set(key, assets)
  return assets
}

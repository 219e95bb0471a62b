// Server entry point: renders one page to a complete HTML document, with API calls made in process.
import type { ReactNode } from 'react'
import type { SeriesPreference } from '../../shared/series-preferences.ts'
import { renderMarkup } from './markup/render-markup.ts'
import type { Transport } from '../../client/call.ts'
import { type BrandFacts, setBrand } from '../../shared/brand.ts'
import { type Lang, LANGS } from '../../shared/lang.ts'
import type { PagePath } from '../../shared/page-paths.ts'
import type { AssetManifest } from './asset-manifest.ts'
import { type PageAssets, pageAssets, type PageContents } from './assets.ts'
import { documentOf } from './document.ts'
import { headTags } from '../page/head.ts'
import { headOfPage } from './head-of-page.ts'
import { hydrationOf } from './hydration.ts'
import type { FrameData } from '../page/frame-data.ts'
import { ReadyPartsContext } from '../page/ready-part.tsx'
import { readyMarkup } from './ready-markup.ts'
import { routeModuleOf } from '../loading/route-module.ts'
import { loadLazyComponents, lazyComponentsOfMarkup } from '../loading/lazy-component.ts'
import { loadPage, targetOf } from '../router/load-page.ts'
import { LoaderContext, Redirect } from '../router/loader.ts'
import type { LoadedPage, RouteTable } from '../router/route.ts'
import { PageDataContext } from '../router/router-context.ts'
import { ShownPage } from '../router/router-provider.tsx'
import { createRoutes } from './routes.tsx'
import { pageContext, type Site, SiteContext, type Theme } from '../site-context.ts'
import { loadTexts } from '../texts.ts'

export type { AssetManifest } from './asset-manifest.ts'
// For the test that compares the renderers.
export { renderToString } from 'react-dom/server'
export { renderKnown } from './markup/render-markup.ts'

export interface PageRequest {
  /** Path and query, with language prefix. */
  url: string
  /** 'https://shop.example' */
  origin: string
  lang: Lang
  theme: Theme
  transport: Transport
  /** Settles when it is this page's turn to be rendered, which is synchronous work; absent: immediately. */
  eventLoopTurn?: () => Promise<void>
  assets: AssetManifest
  /** `sheet`: the address of the style sheet with the colours of the brand. */
  brand: { facts: BrandFacts; sheet: string }
  /** The request carries a session token, valid or not, so the layout has to look up the current user. */
  hasToken?: boolean
  /** The series that a member prefers; absent: lists show the main series. */
  series?: SeriesPreference | undefined
}

export interface RenderedPage {
  status: number
  /** Redirect target with language prefix; `html` is then empty. */
  redirect?: string
  html: string
}

const tables = Object.fromEntries(LANGS.map((lang) => [lang, createRoutes(lang)])) as Record<
  Lang,
  RouteTable
>

/** `render` is replaced to compare renderers. */
export async function renderPage(
  page: PageRequest,
  render: (node: ReactNode) => string = renderMarkup,
): Promise<RenderedPage> {
  setBrand(page.brand.facts)
  await loadTexts(page.lang, 'frame')
  const { lang, origin, transport, theme, hasToken = false, series = 'main' } = page
  const site = { lang, origin, transport, maybeMember: () => hasToken, packSeries: () => series }
  const context = new LoaderContext()
  context.set(pageContext, site)
  const url = new URL(page.url, origin)
  const { signal } = new AbortController()
  const loaded = await loadPage(tables[lang], { url, signal, context })
  if (loaded instanceof Redirect) {
    return { status: loaded.status, html: '', redirect: targetOf(loaded, tables[lang].base) }
  }
  const screen = routeModuleOf(loaded.route)
  await loadLazyComponents(lang)
  await page.eventLoopTurn?.()
  const body = bodyOf(loaded, { url, site: { ...site, theme }, render })
  return {
    status: loaded.status,
    html: documentOf({
      lang,
      theme,
      tags: headTags(headOfPage({ location: url, page: loaded }, page), page),
      assets: assetsOf(page.assets, { lang, screen, components: lazyComponentsOfMarkup(body) }),
      body,
      brandSheet: page.brand.sheet,
      hydration: hydrationOf(loaded, page.brand.facts),
    }),
  }
}

/** The route path from PAGE_PATHS that matches an address; `pathname` includes the language prefix. */
export function pageAt(pathname: string, lang: Lang): PagePath {
  return (tables[lang].match(pathname)?.route.path ?? '*') as PagePath
}

function bodyOf(
  page: LoadedPage,
  { url, site, render }: { url: URL; site: Site; render: (node: ReactNode) => string },
): string {
  const { pathname, search } = url
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const frame = page.frame as FrameData
  const parts = readyMarkup(site.lang, frame)
  const body = render(
    <SiteContext value={site}>
      <ReadyPartsContext value={parts}>
        <ShownPage table={tables[site.lang]} location={location} page={page} />
      </ReadyPartsContext>
    </SiteContext>,
  )
  // Without address and session, so that nothing of one visitor can reach the pages of others.
  const shared = { frame: { ...frame, session: null }, screen: undefined, error: null }
  parts.keep((content) =>
    render(
      <SiteContext value={site}>
        <PageDataContext value={shared}>{content}</PageDataContext>
      </SiteContext>,
    ),
  )
  return body
}

// The manifest object never changes during the life of the process, so it can be a cache key.
const assetsOfManifest = new WeakMap<AssetManifest, Map<string, PageAssets>>()

function assetsOf(manifest: AssetManifest, contents: PageContents): PageAssets {
  const pages = assetsOfManifest.get(manifest) ?? new Map<string, PageAssets>()
  assetsOfManifest.set(manifest, pages)
  const { lang, screen, components } = contents
  const key = [lang, screen?.id ?? '', ...components].join(' ')
  const assets = pages.get(key) ?? pageAssets(manifest, contents)
  pages.set(key, assets)
  return assets
}

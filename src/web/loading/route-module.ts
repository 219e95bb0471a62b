// A lazily loaded screen with its script, styles and texts; loading fails with a LoadError after 120 s.
import { createElement, type ComponentType } from 'react'
import { data, type LoaderFunctionArgs, redirect } from '../router/loader.ts'
import type { Route } from '../router/route.ts'
import { CallError } from '../../client/call.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import type { Lang } from '../../shared/lang.ts'
import type { PagePath } from '../../shared/page-paths.ts'
import { logInPath } from '../paths.ts'
import { pageContext } from '../site-context.ts'
import { type TextFileName, loadTexts } from '../texts.ts'
import type { Head, HeadContext } from '../page/head.ts'
import { withinLoadLimit } from './load-error.ts'
import { nearestProducts } from './nearest-products.ts'

/** The exports of a screen file. */
export interface ScreenModule {
  default: ComponentType
  loader?: (args: LoaderFunctionArgs) => unknown
  // Declared as a method so that a screen may narrow the type of its data.
  head(data: unknown, context: HeadContext): Head
}

export interface RouteModule {
  /** Folder and file under src/web/screens, without extension; also the lookup key in the build manifest. */
  id: string
  /** The files of texts that the screen needs, such as 'account'. */
  textFiles: TextFileName[]
  load: (lang: Lang) => Promise<ScreenModule>
  loaded: () => ScreenModule | null
}

/** One row of an area's routes.ts. */
export interface ScreenRoute {
  path: PagePath
  route: RouteModule
}

export function routeModule(
  id: string,
  importModule: () => Promise<unknown>,
  textFiles: TextFileName[] = [],
): RouteModule {
  let module: ScreenModule | null = null
  /** Server only: importing a loaded module again would cost more than rendering the head of a page. */
  const loadedLangs = new Set<Lang>()
  async function loadAll(lang: Lang): Promise<ScreenModule> {
    const [screen] = await Promise.all([
      importModule(),
      ...textFiles.map((name) => loadTexts(lang, name)),
    ])
    module = screen as ScreenModule
    if (import.meta.env.SSR) loadedLangs.add(lang)
    return module
  }
  return {
    id,
    textFiles,
    load: (lang) =>
      import.meta.env.SSR && module && loadedLangs.has(lang)
        ? Promise.resolve(module)
        : withinLoadLimit(id, loadAll(lang)),
    loaded: () => module,
  }
}

/** Converts a row to a route of the router; the module is stored as its handle. */
export function toRoute(
  { path, route }: ScreenRoute,
  wrappers: Pick<Route, 'Layout' | 'ErrorScreen'>,
): Route {
  return {
    ...wrappers,
    path,
    handle: route,
    loader: (args) => loadScreen(route, args),
    Component: function RouteScreen() {
      const screen = route.loaded()
      return screen && createElement(screen.default)
    },
  }
}

export function routeModuleOf(route: Route | null | undefined): RouteModule | null {
  return (route?.handle as RouteModule | undefined) ?? null
}

/**
 * Runs a screen's loader. A missing session redirects to the login; any other failed call becomes an error
 * response, whose code the error screen shows.
 */
async function loadScreen(route: RouteModule, args: LoaderFunctionArgs): Promise<unknown> {
  const page = args.context.get(pageContext)
  const screen = await route.load(page.lang)
  try {
    return (await screen.loader?.(args)) ?? null
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { code, message } = error
    if (code === RESULT_CODES.unauthenticated) throw redirect(logInPath(addressOf(args.request)))
    const nearest = code === 404 ? await nearestProducts(args.request.url, page) : []
    throw data({ code, message, nearest }, { status: code >= 400 && code < 600 ? code : 500 })
  }
}

/** Path and query, with language prefix. */
function addressOf({ url }: { url: string }): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

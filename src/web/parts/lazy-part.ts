// One lazily loaded screen: its script, its style and its texts, within 120 s or as a load error.
import { createElement, type ComponentType } from 'react'
import { data, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { CallError } from '../../client/call.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import type { Lang } from '../../shared/lang.ts'
import type { PagePath } from '../../shared/page-paths.ts'
import { logInPath } from '../paths.ts'
import { pageContext } from '../site-context.ts'
import { type Area, loadTexts } from '../texts.ts'
import type { Head, HeadContext } from './head.ts'
import { withinLoadLimit } from './load-error.ts'
import { nearestProducts } from './nearest-products.ts'

/** What a screen file exports. */
export interface ScreenModule {
  default: ComponentType
  loader?: (args: LoaderFunctionArgs) => unknown
  // A method, so that a screen may name the type of its own data.
  head(data: unknown, context: HeadContext): Head
}

export interface LazyPart {
  /** Folder and file under src/web/screens, without extension; the build's manifest is asked by it. */
  id: string
  areas: Area[]
  load: (lang: Lang) => Promise<ScreenModule>
  loaded: () => ScreenModule | null
}

/** One row of an area's routes.ts. */
export interface ScreenRoute {
  path: PagePath
  part: LazyPart
}

export function lazyPart(id: string, bring: () => Promise<unknown>, areas: Area[] = []): LazyPart {
  let module: ScreenModule | null = null
  async function bringAll(lang: Lang): Promise<ScreenModule> {
    const [screen] = await Promise.all([bring(), ...areas.map((area) => loadTexts(lang, area))])
    module = screen as ScreenModule
    return module
  }
  return {
    id,
    areas,
    load: (lang) => withinLoadLimit(id, bringAll(lang)),
    loaded: () => module,
  }
}

/** The row as the router wants it; the part is found again as the handle of the match. */
export function toRoute({ path, part }: ScreenRoute): RouteObject {
  return {
    path,
    handle: part,
    loader: (args) => loadScreen(part, args),
    Component: function PartScreen() {
      const screen = part.loaded()
      return screen && createElement(screen.default)
    },
  }
}

/** The lazy part of the innermost match. */
export function partOf(matches: { route: RouteObject }[]): LazyPart | null {
  const handle: unknown = matches.at(-1)?.route.handle
  return (handle as LazyPart | undefined) ?? null
}

/** Without a session one is led to the log-in; a refused call becomes an error answer, which the screen error shows with its code. */
async function loadScreen(part: LazyPart, args: LoaderFunctionArgs): Promise<unknown> {
  const page = args.context.get(pageContext)
  const screen = await part.load(page.lang)
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
function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

// Runs the loaders of an address, for the server's renderer and for navigations in the browser.
import { DataWithStatus, type LoaderContext, Redirect } from './loader.ts'
import type { LoadedPage, RouteTable } from './route.ts'

export interface LoadRequest {
  /** Absolute, with language prefix. */
  url: URL
  signal: AbortSignal
  context: LoaderContext
}

export interface AnsweredPage extends LoadedPage {
  status: number
}

/**
 * `previous` has the frame of the page before, which is not loaded again. Errors: none; what a loader throws is the
 * error of the page.
 */
export async function loadPage(
  table: RouteTable,
  { url, signal, context }: LoadRequest,
  previous?: { frame: unknown },
): Promise<AnsweredPage | Redirect> {
  const match = table.match(url.pathname)
  const args = { request: { url: url.href, signal }, params: match?.params ?? {}, context }
  const [frame, screen] = await Promise.allSettled([
    previous ? previous.frame : call(() => table.frame(args)),
    match ? call(() => match.route.loader(args)) : undefined,
  ])
  if (screen.status === 'fulfilled' && screen.value instanceof Redirect) return screen.value
  const page: AnsweredPage = {
    route: match?.route ?? null,
    frame: frame.status === 'fulfilled' ? frame.value : undefined,
    screen: undefined,
    error: null,
    status: 200,
  }
  if (!match) return { ...page, error: { status: 404, data: null }, status: 404 }
  const failed = [screen, frame].find((each) => each.status === 'rejected')
  if (failed) return answerOfError(page, failed.reason)
  const { value } = screen as PromiseFulfilledResult<unknown>
  if (!(value instanceof DataWithStatus)) return { ...page, screen: value }
  return { ...page, screen: value.data, status: value.status }
}

/** Calls a loader; what it throws before it returns a promise becomes a rejection too. */
async function call(load: () => unknown): Promise<unknown> {
  return load()
}

function answerOfError(page: AnsweredPage, reason: unknown): AnsweredPage | Redirect {
  if (reason instanceof Redirect) return reason
  if (!(reason instanceof DataWithStatus)) return { ...page, error: reason, status: 500 }
  const { data, status } = reason
  return { ...page, error: { status, data }, status }
}

/** The path with language prefix to which a redirect leads, or another site's URL. */
export function targetOf({ to }: Redirect, base: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  return inBase(to, base)
}

/** '/' is '/zh-cn' in Simplified Chinese, and '/?a' is '/zh-cn?a'. */
export function inBase(path: string, base: string): string {
  if (base === '') return path
  return base + (/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path)
}

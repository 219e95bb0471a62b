// The router of the browser: loads the page of an address, then changes the history and notifies its subscribers.
import { LoaderContext, Redirect } from './loader.ts'
import { withoutBase } from './match-routes.ts'
import { type AnsweredPage, inBase, loadPage, targetOf } from './load-page.ts'
import type { LoadedPage, Location, PageData, RouteTable } from './route.ts'

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'

export interface RouterState {
  location: Location
  /** The page that `location` shows. */
  page: LoadedPage
  historyAction: HistoryAction
  navigation: 'idle' | 'loading'
  revalidation: 'idle' | 'loading'
}

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** A path without language prefix, with query and hash; or the query and hash of the shown path, where a missing one is empty. */
export type To = string | { search?: string; hash?: string }

export interface Router {
  readonly state: RouterState
  readonly table: RouteTable
  /** Resolves when the page is shown, has failed, or another navigation took its place. */
  navigate: (to: To, options?: NavigateOptions) => Promise<void>
  /** Loads the data of the shown screen again; they stay if that fails for a reason that may pass. */
  revalidate: () => Promise<void>
  /** Returns the function that ends the subscription. */
  subscribe: (listener: (state: RouterState) => void) => () => void
}

interface Pending {
  action: HistoryAction
  location: Location
  aborter: AbortController
  /** Loads the data of the page that is shown already. */
  isRevalidation: boolean
  /** Also waits for a redirect that follows. */
  done: Promise<void>
}

/** `data` is what the server embedded in the page. */
export function createRouter(table: RouteTable, data: PageData, context: LoaderContext): Router {
  return new BrowserRouter(table, data, context)
}

class BrowserRouter implements Router {
  state: RouterState
  readonly table: RouteTable
  readonly #context: LoaderContext
  readonly #listeners = new Set<(state: RouterState) => void>()
  #pending: Pending | null = null

  constructor(table: RouteTable, data: PageData, context: LoaderContext) {
    this.table = table
    this.#context = context
    const location = shownLocation()
    this.state = {
      location,
      page: { ...data, route: table.match(location.pathname)?.route ?? null },
      historyAction: 'POP',
      navigation: 'idle',
      revalidation: 'idle',
    }
    addEventListener('popstate', () => void this.#start('POP', shownLocation()))
  }

  subscribe(listener: (state: RouterState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  navigate(to: To, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
    const { pathname, search, hash } = this.#resolve(to)
    const location = { pathname, search, hash, state, key: newKey() }
    return this.#start(replace ? 'REPLACE' : 'PUSH', location)
  }

  revalidate(): Promise<void> {
    const { location, historyAction } = this.state
    const pending = this.#pending
    // A navigation under way may have read what has changed since, so it starts again.
    if (pending && !pending.isRevalidation) return this.#start(pending.action, pending.location)
    return this.#start(historyAction, location, true)
  }

  #resolve(to: To): URL {
    const { origin } = window.location
    if (typeof to === 'string') return new URL(inBase(to, this.table.base), origin)
    const url = new URL(this.state.location.pathname, origin)
    url.search = to.search ?? ''
    url.hash = to.hash ?? ''
    return url
  }

  #start(action: HistoryAction, location: Location, isRevalidation = false): Promise<void> {
    this.#pending?.aborter.abort()
    this.#pending = null
    if (!isRevalidation && isAnchorOf(location, this.state.location)) {
      this.#show(action, location, this.state.page)
      return Promise.resolve()
    }
    const pending: Pending = {
      action,
      location,
      aborter: new AbortController(),
      isRevalidation,
      done: Promise.resolve(),
    }
    this.#pending = pending
    pending.done = this.#load(pending)
    this.#update(isRevalidation ? { revalidation: 'loading' } : { navigation: 'loading' })
    return pending.done
  }

  async #load(pending: Pending): Promise<void> {
    const { location, aborter } = pending
    const url = new URL(pathOf(location), window.location.origin)
    const request = { url, signal: aborter.signal, context: this.#context }
    const loaded = await loadPage(this.table, request, this.state.page)
    // Callers of a replaced navigation wait for the latest one.
    if (aborter.signal.aborted) return this.#pending?.done
    this.#pending = null
    if (loaded instanceof Redirect) return this.#follow(loaded, pending)
    this.#finish(pending, loaded)
  }

  #follow(redirect: Redirect, { action, isRevalidation }: Pending): Promise<void> | void {
    const { origin } = window.location
    const { base } = this.table
    const target = new URL(targetOf(redirect, base), origin)
    const isInside = target.origin === origin && withoutBase(target.pathname, base) !== null
    if (!isInside) return window.location.assign(target)
    // Going back to an entry that redirects must not cut off the entries after it.
    const next = action === 'PUSH' || isRevalidation ? 'PUSH' : 'REPLACE'
    const { pathname, search, hash } = target
    return this.#start(next, { pathname, search, hash, state: null, key: newKey() })
  }

  #finish(pending: Pending, { status, ...loaded }: AnsweredPage): void {
    const { action, location, isRevalidation } = pending
    if (!isRevalidation) return this.#show(action, location, loaded)
    // An error screen would take the place of what the visitor is typing.
    const page = mayPass(status) ? this.state.page : loaded
    this.#update({ page, navigation: 'idle', revalidation: 'idle' })
  }

  #show(action: HistoryAction, location: Location, page: LoadedPage): void {
    const { key, state } = location
    const write = { POP: null, PUSH: 'pushState', REPLACE: 'replaceState' } as const
    const method = write[action]
    if (method) history[method]({ key, state }, '', pathOf(location))
    this.#update({
      location,
      page,
      historyAction: action,
      navigation: 'idle',
      revalidation: 'idle',
    })
  }

  #update(changed: Partial<RouterState>): void {
    this.state = { ...this.state, ...changed }
    for (const listener of this.#listeners) listener(this.state)
  }
}

/** Whether a page with this status may be loaded a moment later: too many requests, or a failure, such as no answer. */
function mayPass(status: number): boolean {
  return status === 429 || status >= 500
}

/** Whether `next` is another place of the shown page, whose data need not be loaded. */
function isAnchorOf(next: Location, shown: Location): boolean {
  if (next.pathname !== shown.pathname || next.search !== shown.search) return false
  return next.hash !== ''
}

function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash
}

function shownLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = history.state as { key?: string; state?: unknown } | null
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'default' }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

// Arguments and answers of the loader of a screen, in the browser and on the server.

export interface LoaderRequest {
  /** Absolute, with language prefix. */
  url: string
  /** Aborted when the visitor has gone on to another page. */
  signal: AbortSignal
}

export interface LoaderFunctionArgs {
  request: LoaderRequest
  /** Decoded; an optional segment that is absent is undefined. */
  params: Record<string, string | undefined>
  context: LoaderContext
}

export type Loader = (args: LoaderFunctionArgs) => unknown

declare const TYPE: unique symbol

/** A key under which loaders find a value of type T. */
export interface ContextKey<T> {
  readonly [TYPE]?: T
}

export function createContext<T>(): ContextKey<T> {
  return {}
}

/** The values that every loader of a page can read. */
export class LoaderContext {
  readonly #values = new Map<object, unknown>()

  set<T>(key: ContextKey<T>, value: T): void {
    this.#values.set(key, value)
  }

  /** Errors: throws for a key that was not set. */
  get<T>(key: ContextKey<T>): T {
    if (!this.#values.has(key)) throw new Error('no value for this context')
    return this.#values.get(key) as T
  }
}

/** Data of a screen with the status of its page. Thrown, it is the error that the error screen shows. */
export class DataWithStatus<T = unknown> {
  readonly data: T
  readonly status: number

  constructor(value: T, status: number) {
    this.data = value
    this.status = status
  }
}

/** For loaders that answer with another status than 200. */
export function data<T>(value: T, { status }: { status: number }): DataWithStatus<T> {
  return new DataWithStatus(value, status)
}

/** Leads to another page instead of showing this one. */
export class Redirect {
  /** A path without language prefix, or an absolute URL. */
  readonly to: string
  readonly status: number

  constructor(to: string, status: number) {
    this.to = to
    this.status = status
  }
}

export function redirect(to: string, status = 302): Redirect {
  return new Redirect(to, status)
}

/** An error with a status, also one that was embedded in a rendered page. */
export interface ErrorResponse {
  status: number
  data: unknown
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error
}

// The calls of the shop by method and path, for HTTP and for pages that run them in process.
import type { Method } from '../../contract/call.ts'
import type { AnyCall } from '../context/call-handler.ts'

export interface CallTable {
  calls: readonly AnyCall[]
  /** By the path of its route, such as `/api/orders/{orderNo}`. */
  find(method: Method, path: string): AnyCall | undefined
  /** The methods of a call path, with HEAD for GET; empty for an unknown path. */
  methodsOf(path: string): string[]
  /** Paths of calls by POST whose responses all visitors share. */
  sharedPosts: ReadonlySet<string>
}

export function createCallTable(calls: readonly AnyCall[]): CallTable {
  const byRoute = new Map(calls.map((call) => [`${call.route.method} ${call.route.path}`, call]))
  const patterns = calls.map(({ route }) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return {
    calls,
    find: (method, path) => byRoute.get(`${method} ${path}`),
    methodsOf(path) {
      const methods: string[] = patterns.flatMap(({ pattern, method }) =>
        pattern.test(path) ? [method] : [],
      )
      return methods.includes('GET') ? [...methods, 'HEAD'] : methods
    },
    sharedPosts: new Set(
      calls.flatMap(({ route }) =>
        route.method === 'POST' && route.cache === 'public' ? [route.path] : [],
      ),
    ),
  }
}

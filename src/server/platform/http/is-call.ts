// Distinguishes calls of the API from pages and files, because their errors are answered differently.
import type { FastifyRequest } from 'fastify'
import { pathOfUrl } from './path-of-url.ts'

/**
 * Also true for unknown calls. The path of a route is compared if there is one, since that of the request may be
 * encoded.
 */
export function isCall({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const path = routeOptions.url ?? pathOfUrl(url)
  return path === '/api' || path.startsWith('/api/')
}

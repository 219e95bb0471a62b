// Tells calls of the API from pages and files, so that each is answered in its own way when it fails.
import type { FastifyRequest } from 'fastify'
import { pathOfUrl } from './path-of-url.ts'

/** Also true for unknown calls. The address of a route has one spelling; that of a request without one is taken as sent. */
export function isCall({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const path = routeOptions.url ?? pathOfUrl(url)
  return path === '/api' || path.startsWith('/api/')
}

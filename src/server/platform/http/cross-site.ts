// Rejects cross-site requests that another site makes a member's browser send.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { originOf } from './origin.ts'

/**
 * Errors: 403. Callers need not ask it about a request with a bearer token and no cookie, since another site cannot add
 * that token. No current browser omits both Sec-Fetch-Site and Origin; a request that does is rejected too if it has the
 * token cookie, because its origin is unknown.
 */
export function rejectCrossSite(
  config: Config,
  request: FastifyRequest,
  { hasTokenCookie }: { hasTokenCookie: boolean },
): void {
  const { headers } = request
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') {
    if (site === 'same-origin' || (site === 'none' && request.method === 'GET')) return
    throw new AppError(403)
  }
  const { origin } = headers
  const isForeign = origin !== undefined && origin !== originOf(config, request)
  if (isForeign || (origin === undefined && hasTokenCookie)) throw new AppError(403)
}

/**
 * Errors: 403 for a prefetch, and unless a page of this origin sent the request, which browsers state on https and
 * loopback only.
 */
export function rejectOtherOrigins(config: Config, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn =
    typeof site === 'string' ? site === 'same-origin' : origin === originOf(config, request)
  if (!isOwn || isPrefetch(request)) throw new AppError(403)
}

/** A GET that changes something must be intentional: no prefetch, no preview, no image of another site. Errors: 403. */
export function rejectPrefetch(config: Config, request: FastifyRequest): void {
  if (isPrefetch(request)) throw new AppError(403)
  rejectCrossSite(config, request, { hasTokenCookie: false })
}

/** Neither a prefetch nor sent by a page of another site. */
export function isDeliberate(config: Config, request: FastifyRequest): boolean {
  if (isPrefetch(request)) return false
  const { origin, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string') return site === 'same-origin' || site === 'none'
  return origin === undefined || origin === originOf(config, request)
}

/** The browser requested it before the user clicked. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`
  return /prefetch|prerender|preview/i.test(purpose)
}

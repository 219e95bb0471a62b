// Authenticates a request: its token, the token's status, and the client's address.
import type { FastifyRequest } from 'fastify'
import { sessionCookies } from '../modules/membership/session-cookies.ts'
import { renewToken } from '../modules/membership/session-renewal.ts'
import { type RecognisedToken, recogniseToken } from '../modules/membership/session-service.ts'
import { type Caller, VISITOR } from '../context/context.ts'
import { originOf } from '../platform/http/origin.ts'
import { recogniseStaff } from '../modules/staff/staff-session-service.ts'
import {
  expiredSession,
  readCookie,
  readStaffCookie,
  readStaffDevice,
  type SetCookie,
} from '../platform/http/cookies.ts'
import { isStaffAllowedFrom } from '../platform/http/staff-location.ts'
import { isPrefetch, isDeliberate } from '../platform/http/cross-site.ts'
import { ignoreTooOften } from '../platform/errors.ts'
import { carriesToken } from '../platform/http/send-envelope.ts'
import type { RequestOrigin, Shop } from '../context/shop.ts'

export interface AuthenticatedRequest extends RequestOrigin {
  tokenStatus: RecognisedToken['tokenStatus']
  /** The series that the login prefers; null: none, and for visitors and staff. */
  series: RecognisedToken['series']
  /** Staff may not work on the host or from the network of the request. Set for pages of staff only. */
  isOutsideStaffLocation?: true
}

/** The account of a call of staff, which sees no session of the shop. */
export async function authenticateStaff(
  shop: Shop,
  request: FastifyRequest,
): Promise<AuthenticatedRequest> {
  const isSecure = originOf(shop.config, request).startsWith('https:')
  const staff = await recogniseStaff(
    shop.db,
    shop.clock(),
    readStaffCookie(request.headers, isSecure),
  )
  const device = readStaffDevice(request.headers, isSecure)
  const caller = { ...callerOf(shop, request), token: null, device }
  const origin = listenerOrigin(request)
  return { tokenStatus: 'none', series: null, actor: VISITOR, staff, caller, origin }
}

/** Like authenticateStaff, for a page; its calls are answered with 404 where staff may not work. */
export async function authenticateStaffPage(
  shop: Shop,
  request: FastifyRequest,
): Promise<AuthenticatedPage> {
  const authenticated = await authenticateStaff(shop, request)
  if (isStaffAllowedFrom(shop.config, request)) return { authenticated, cookies: [] }
  return {
    authenticated: { ...authenticated, staff: null, isOutsideStaffLocation: true },
    cookies: [],
  }
}

/** Queries the database only for requests with a token. */
export async function authenticate(
  shop: Shop,
  request: FastifyRequest,
): Promise<AuthenticatedRequest> {
  const caller = callerOf(shop, request)
  const origin = listenerOrigin(request)
  if (!carriesToken(request)) {
    return { tokenStatus: 'none', series: null, actor: VISITOR, staff: null, caller, origin }
  }
  const recognised = await recogniseToken(shop.db, shop.clock(), caller.token)
  const isKnown = recognised.tokenStatus !== 'none'
  if (caller.token !== null) shop.tokenTrust.record(caller.ip, caller.token, isKnown)
  return { ...recognised, staff: null, caller, origin }
}

export interface AuthenticatedPage {
  authenticated: AuthenticatedRequest
  cookies: readonly SetCookie[]
}

/**
 * Like authenticate, for a page: renews a renewable token while the page is rendered and sends its cookies with the
 * page; an invalid token cookie is cleared. A prefetch renews nothing.
 */
export async function authenticatePage(
  shop: Shop,
  request: FastifyRequest,
): Promise<AuthenticatedPage> {
  const authenticated = await authenticate(shop, request)
  const cameByCookie = readCookie(request.headers, 'token') !== null
  if (authenticated.tokenStatus === 'none')
    return { authenticated, cookies: cameByCookie ? expiredSession() : [] }
  if (authenticated.tokenStatus === 'good' || isPrefetch(request))
    return { authenticated: ignoreRenewable(authenticated), cookies: [] }
  const now = shop.clock()
  const facts = await renewToken(shop.db, now, authenticated.caller.token).catch(ignoreTooOften)
  if (facts === undefined) return { authenticated: ignoreRenewable(authenticated), cookies: [] }
  if (facts === null)
    return { authenticated: ignoreRenewable(authenticated), cookies: expiredSession() }
  const recognised = await recogniseToken(shop.db, now, facts.token)
  const caller = { ...authenticated.caller, token: facts.token }
  return {
    authenticated: { ...authenticated, ...recognised, caller },
    cookies: sessionCookies(facts, now),
  }
}

/**
 * A token that cannot be renewed now is ignored while a page is rendered, since its calls would only return
 * 402.
 */
function ignoreRenewable(authenticated: AuthenticatedRequest): AuthenticatedRequest {
  return authenticated.tokenStatus === 'good'
    ? authenticated
    : { ...authenticated, tokenStatus: 'none' }
}

/** The bearer token of a request, else the one of its cookie. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return bearer ?? readCookie(headers, 'token')
}

function callerOf({ config }: Shop, request: FastifyRequest): Caller {
  const { headers } = request
  return {
    ip: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    token: tokenOf(request),
    device: readCookie(headers, 'device'),
    codeNonce: readCookie(headers, 'flow'),
    checker: readCookie(headers, 'checker'),
    isDeliberate: isDeliberate(config, request),
  }
}

/** Never taken from the Host header, because the requester could choose where links in mails lead. */
function listenerOrigin({ socket, protocol }: FastifyRequest): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return `${scheme}://localhost${socket.localPort ? `:${socket.localPort}` : ''}`
}

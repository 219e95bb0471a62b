// Authenticates a request: its token, the token's status, and the client's address.
import type { FastifyRequest } from 'fastify'
import { sessionCookies } from '../modules/membership/session-cookies.ts'
import { renewToken } from '../modules/membership/session-renewal.ts'
import { type Recognised, recogniseToken } from '../modules/membership/session-service.ts'
import { type Caller, VISITOR } from '../context/context.ts'
import { expiredSession, readCookie, type SetCookie } from '../platform/http/cookies.ts'
import { isFetchedAhead, isMeant } from '../platform/http/cross-site.ts'
import { ignoreTooOften } from '../platform/errors.ts'
import { carriesToken } from '../platform/http/send-envelope.ts'
import type { Asker, Shop } from '../context/shop.ts'

export interface WhoAsks extends Asker {
  worth: Recognised['worth']
}

/** Queries the database only for requests with a token. */
export async function whoAsks(shop: Shop, request: FastifyRequest): Promise<WhoAsks> {
  const caller = callerOf(shop, request)
  const origin = listenerOrigin(request)
  if (!carriesToken(request)) return { worth: 'none', actor: VISITOR, caller, origin }
  const { worth, actor } = await recogniseToken(shop.db, shop.clock(), caller.token)
  return { worth, actor, caller, origin }
}

export interface PageAsker {
  asker: WhoAsks
  cookies: readonly SetCookie[]
}

/**
 * Like whoAsks, for a page: renews a renewable token while the page is rendered and sends its cookies with the
 * page; an invalid token cookie is cleared. A prefetch renews nothing.
 */
export async function whoAsksForPage(shop: Shop, request: FastifyRequest): Promise<PageAsker> {
  const asker = await whoAsks(shop, request)
  const cameByCookie = readCookie(request.headers, 'token') !== null
  if (asker.worth === 'none') return { asker, cookies: cameByCookie ? expiredSession() : [] }
  if (asker.worth === 'good' || isFetchedAhead(request))
    return { asker: asVisitor(asker), cookies: [] }
  const now = shop.clock()
  const facts = await renewToken(shop.db, now, asker.caller.token).catch(ignoreTooOften)
  if (facts === undefined) return { asker: asVisitor(asker), cookies: [] }
  if (facts === null) return { asker: asVisitor(asker), cookies: expiredSession() }
  const { worth, actor } = await recogniseToken(shop.db, now, facts.token)
  const caller = { ...asker.caller, token: facts.token }
  return { asker: { ...asker, worth, actor, caller }, cookies: sessionCookies(facts, now) }
}

/**
 * A token that cannot be renewed now is ignored while a page is rendered, since its calls would only return
 * 402.
 */
function asVisitor(asker: WhoAsks): WhoAsks {
  return asker.worth === 'good' ? asker : { ...asker, worth: 'none' }
}

function callerOf({ config }: Shop, request: FastifyRequest): Caller {
  const { headers } = request
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    address: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    token: bearer ?? readCookie(headers, 'token'),
    device: readCookie(headers, 'device'),
    flow: readCookie(headers, 'flow'),
    checker: readCookie(headers, 'checker'),
    isMeant: isMeant(config, request),
  }
}

/** Never taken from the Host header, because the requester could choose where links in mails lead. */
function listenerOrigin({ socket, protocol }: FastifyRequest): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return `${scheme}://localhost${socket.localPort ? `:${socket.localPort}` : ''}`
}

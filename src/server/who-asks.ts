// Who sends a request: the token it carries, what that is worth, and from where it comes.
import type { FastifyRequest } from 'fastify'
import { type Recognised, recogniseToken } from './modules/membership/session-service.ts'
import { type Caller, VISITOR } from './platform/context.ts'
import { readCookie } from './platform/cookies.ts'
import { carriesToken } from './platform/send-envelope.ts'
import type { Asker, Shop } from './platform/shop.ts'

export interface WhoAsks extends Asker {
  worth: Recognised['worth']
}

/** Asks the database only for requests that carry a token. */
export async function whoAsks(shop: Shop, request: FastifyRequest): Promise<WhoAsks> {
  const caller = callerOf(request)
  const origin = listenerOrigin(request)
  if (!carriesToken(request)) return { worth: 'none', actor: VISITOR, caller, origin }
  const { worth, actor } = await recogniseToken(shop.db, shop.clock(), caller.token)
  return { worth, actor, caller, origin }
}

function callerOf(request: FastifyRequest): Caller {
  const { headers } = request
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    address: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    token: bearer ?? readCookie(headers, 'token'),
    device: readCookie(headers, 'device'),
  }
}

/** Never from the Host header: a link in a mail must not lead where its asker pleases. */
function listenerOrigin({ socket, protocol }: FastifyRequest): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return `${scheme}://localhost${socket.localPort ? `:${socket.localPort}` : ''}`
}

// Sends an envelope that must not be cached, and detects requests that carry a session.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../../../contract/result-code.ts'
import { htmlLang, type Lang } from '../../../shared/lang.ts'
import { sendEncoded } from './encode-body.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** HTTP 200 with the code in the body and in X-Result-Code. */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope<unknown>, lang: Lang) {
  reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('content-language', htmlLang(lang))
    .header('x-result-code', String(envelope.code))
    .type(JSON_TYPE)
  return sendEncoded(reply, Buffer.from(JSON.stringify(envelope)))
}

/** A token cookie or bearer token: such a request neither reads nor fills the shared cache. */
export function carriesToken(request: FastifyRequest): boolean {
  return hasToken(request.headers)
}

export function hasToken({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return true
  return cookie !== undefined && /(?:^|;\s*)token=/.test(cookie)
}

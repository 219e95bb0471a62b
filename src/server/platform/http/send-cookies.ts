// Sets cookies on a response: Secure if the visitor's connection is.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { cookieLine, type SetCookie } from './cookies.ts'
import { originOf } from './origin.ts'

export function sendCookies(
  config: Config,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  cookies: readonly SetCookie[],
): void {
  if (cookies.length === 0) return
  const secure = originOf(config, request).startsWith('https:')
  reply.header(
    'set-cookie',
    cookies.map((cookie) => cookieLine(cookie, secure)),
  )
}

// The public origin of the site, for canonical links, feeds and sitemaps.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i

/** PUBLIC_URL if configured, else the request's own host if well-formed. */
export function originOf(config: Config, request: FastifyRequest): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL
  const host = request.headers.host ?? ''
  // A proxy may pass on an X-Forwarded-Proto header written by the visitor.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const origin = `${scheme}://${host}`
  // The pattern allows ports and addresses that no URL can have.
  return HOST.test(host) && URL.canParse(origin) ? origin : `${scheme}://localhost`
}

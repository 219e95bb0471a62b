// The address visitors use, for canonical links, feeds and sitemaps.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i

/** PUBLIC_URL when configured; else the request's own host, when it is well formed. */
export function originOf(config: Config, request: FastifyRequest): string {
  const configured = config.PUBLIC_URL.replace(/\/$/, '')
  if (configured) return configured
  const host = request.headers.host ?? ''
  // A proxy may hand on what a visitor wrote into X-Forwarded-Proto.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${HOST.test(host) ? host : 'localhost'}`
}

/** Where links of mails lead that no request has asked for: the configured address, else this machine's. */
export function ownOrigin({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL.replace(/\/$/, '') || `http://localhost:${PORT}`
}

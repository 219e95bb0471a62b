// Where staff may work: under the host name and from the networks that the settings name; without settings everywhere.
import type { BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { notFound } from '../errors.ts'
import { isInNetworks, parseNetworks } from '../net/networks.ts'

type StaffSettings = Pick<Config, 'STAFF_HOST' | 'STAFF_NETWORKS'>

/** Errors: 404, as for an address that does not exist, unless staff may send the request. */
export function rejectOutsideStaffLocation(config: StaffSettings, request: FastifyRequest): void {
  if (!isStaffAllowedFrom(config, request)) throw notFound()
}

/** Whether staff may send a request to this host, and from this address. */
export function isStaffAllowedFrom(
  { STAFF_HOST, STAFF_NETWORKS }: StaffSettings,
  { host, ip }: Pick<FastifyRequest, 'host' | 'ip'>,
): boolean {
  if (STAFF_HOST && host.toLowerCase() !== STAFF_HOST.toLowerCase()) return false
  if (!STAFF_NETWORKS) return true
  const networks = networksOf(STAFF_NETWORKS)
  return networks !== null && isInNetworks(networks, ip)
}

/** 'https://office.shop.example': the origin of the shop with the host of staff. */
export function staffOriginOf({ STAFF_HOST }: Pick<Config, 'STAFF_HOST'>, origin: string): string {
  if (!STAFF_HOST) return origin
  const url = new URL(origin)
  url.host = STAFF_HOST
  if (!STAFF_HOST.includes(':')) url.port = ''
  return url.origin
}

const parsedNetworks = new Map<string, BlockList | null>()

function networksOf(text: string): BlockList | null {
  const parsed = parsedNetworks.get(text)
  if (parsed !== undefined) return parsed
  const list = parseNetworks(text)
  parsedNetworks.set(text, list)
  return list
}

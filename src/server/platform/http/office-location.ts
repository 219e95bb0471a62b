// Where staff may work: under one host name and from some networks, if the merchant says so.
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { notFound } from '../errors.ts'

type Location = Pick<Config, 'STAFF_HOST' | 'STAFF_NETWORKS'>

/** Errors: 404, as for an address that does not exist. */
export function rejectOutside(config: Location, request: FastifyRequest): void {
  if (!isInOffice(config, request)) throw notFound()
}

export function isInOffice(
  { STAFF_HOST, STAFF_NETWORKS }: Location,
  { host, ip }: Pick<FastifyRequest, 'host' | 'ip'>,
): boolean {
  if (STAFF_HOST && host.toLowerCase() !== STAFF_HOST.toLowerCase()) return false
  return !STAFF_NETWORKS || networksOf(STAFF_NETWORKS).check(plainOf(ip), familyOf(plainOf(ip)))
}

const known = new Map<string, BlockList>()

function networksOf(text: string): BlockList {
  const list = known.get(text) ?? parse(text)
  known.set(text, list)
  return list
}

function parse(text: string): BlockList {
  const list = new BlockList()
  for (const network of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/** An IPv4 address that came over IPv6. */
function plainOf(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

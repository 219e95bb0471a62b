// Lists of network addresses, as an operator writes them: 192.0.2.0/24, 2001:db8::/32.
import { BlockList, isIP } from 'node:net'

/** Separated by commas or spaces; null when one of them is not an address or a network. */
export function parseNetworks(text: string): BlockList | null {
  const list = new BlockList()
  for (const network of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = network.split('/')
    if (isIP(address) === 0) return null
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32)) {
      list.addSubnet(address, Number(prefix), familyOf(address))
    } else return null
  }
  return list
}

export function isInNetworks(list: BlockList, ip: string): boolean {
  const address = withoutIpv6Prefix(ip)
  return list.check(address, familyOf(address))
}

/** Writes an IPv4 address in IPv6 notation, such as ::ffff:192.0.2.1, in that of IPv4; returns others unchanged. */
function withoutIpv6Prefix(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

// The site for which passkeys are made: browsers accept a domain over https, and localhost.
import { isIP } from 'node:net'

export interface RelyingParty {
  /** The host without port, to which a passkey is bound. */
  id: string
  /** 'https://shop.example' */
  origin: string
}

/** Null where browsers offer no passkeys: at an IP address, or without https. */
export function relyingPartyOf(origin: string): RelyingParty | null {
  const { protocol, hostname } = new URL(origin)
  const isAddress = isIP(hostname) > 0 || hostname.startsWith('[')
  const isAllowed = hostname === 'localhost' || (protocol === 'https:' && !isAddress)
  return isAllowed ? { id: hostname, origin } : null
}

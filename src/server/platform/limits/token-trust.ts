// Decides, before a token is checked, whether its request may come first: a stream of made-up tokens must not
// overtake everyone else's requests.
import { networkOf } from '../net/network.ts'
import { hashOf } from '../secrets.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { Lru } from '../lru.ts'

const MAX_TOKENS = 20_000
const MAX_NETWORKS = 20_000
/** How long an invalid token counts against its network. */
const REMEMBERED_MS = MINUTE_MS

export interface TokenTrust {
  /** True for a token that was valid before, and for an unknown one whose network sent no invalid token recently. */
  isTrusted(ip: string, token: string): boolean
  /** Remembers the outcome of a check. */
  record(ip: string, token: string, isValid: boolean): void
}

/** It decides about priority only: every request's token is checked against the database. */
export function createTokenTrust(now: () => number = Date.now): TokenTrust {
  const valid = new Lru<true>(MAX_TOKENS)
  const suspected = new Lru<number>(MAX_NETWORKS)
  return {
    isTrusted(ip, token) {
      const since = suspected.get(networkOf(ip))
      if (since === undefined || now() - since >= REMEMBERED_MS) return true
      return valid.get(keyOf(token)) === true
    },
    record(ip, token, isValid) {
      if (isValid) valid.set(keyOf(token), true)
      else suspected.set(networkOf(ip), now())
    },
  }
}

function keyOf(token: string): string {
  return hashOf('token-trust', token).toString('base64url')
}

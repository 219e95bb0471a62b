// Cookies in and out: what a request brought, and the lines of Set-Cookie.
import type { IncomingHttpHeaders } from 'node:http'

export interface SetCookie {
  name: string
  value: string
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  /** Hidden from scripts: for secrets. */
  httpOnly?: boolean
}

/** These go when a session ends. */
export const SESSION_COOKIES = [
  'token',
  'username',
  'customerNo',
  'company',
  'failReason',
  'approvalState',
] as const

export function expiredSession(): SetCookie[] {
  return SESSION_COOKIES.map((name) => ({
    name,
    value: '',
    maxAge: 0,
    httpOnly: name === 'token',
  }))
}

/** The value of a cookie as it was set; null when absent or unreadable. */
export function readCookie({ cookie }: IncomingHttpHeaders, name: string): string | null {
  for (const pair of cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** One line of Set-Cookie: for the whole site, same-site, on https only over https. */
export function cookieLine(cookie: SetCookie, secure: boolean): string {
  const parts = [
    `${cookie.name}=${encodeURIComponent(cookie.value)}`,
    'Path=/',
    `Max-Age=${cookie.maxAge}`,
    'SameSite=Lax',
  ]
  if (cookie.httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

// Parses the Cookie header and formats Set-Cookie lines; names the cookies of staff and of sessions.
import type { IncomingHttpHeaders } from 'node:http'

export interface SetCookie {
  name: string
  value: string
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  /** Hidden from scripts: for secrets. */
  httpOnly?: boolean
  /** Sent with requests of our own pages only, and with the prefix `__Host-` over https. */
  strict?: boolean
}

/** The session of staff, which calls of the shop never read. */
const STAFF_COOKIE = 'staff'

const STAFF_SECONDS = 12 * 3600

/** Marks a browser in which a staff account has logged in. */
const STAFF_DEVICE_COOKIE = 'staff-device'

const STAFF_DEVICE_SECONDS = 180 * 24 * 3600

/** Stored for as long as a session can last. */
export function staffSessionCookie(token: string): SetCookie {
  const maxAge = STAFF_SECONDS
  return { name: STAFF_COOKIE, value: token, maxAge, httpOnly: true, strict: true }
}

function staffDeviceCookie(secret: string): SetCookie {
  const maxAge = STAFF_DEVICE_SECONDS
  return { name: STAFF_DEVICE_COOKIE, value: secret, maxAge, httpOnly: true, strict: true }
}

/** The cookies that the log-in of a staff account sets. */
export function staffLogInCookies({
  token,
  deviceSecret,
}: {
  token: string
  deviceSecret: string | null
}): SetCookie[] {
  const session = staffSessionCookie(token)
  return deviceSecret === null ? [session] : [session, staffDeviceCookie(deviceSecret)]
}

export function expiredStaffSession(): SetCookie[] {
  return [{ ...staffSessionCookie(''), maxAge: 0 }]
}

/** Only the name with the prefix is read over https: no other host of the domain can set it. */
export function readStaffCookie(headers: IncomingHttpHeaders, secure: boolean): string | null {
  return readCookie(headers, secure ? `__Host-${STAFF_COOKIE}` : STAFF_COOKIE)
}

export function readStaffDevice(headers: IncomingHttpHeaders, secure: boolean): string | null {
  return readCookie(headers, secure ? `__Host-${STAFF_DEVICE_COOKIE}` : STAFF_DEVICE_COOKIE)
}

/** Removed when a session ends. */
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

/** The value of a cookie as it was set; null when absent or malformed. */
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

/** One Set-Cookie line: for the whole site, same-site, and Secure over https. */
export function cookieLine(cookie: SetCookie, secure: boolean): string {
  const parts = [
    `${cookie.strict && secure ? '__Host-' : ''}${cookie.name}=${encodeURIComponent(cookie.value)}`,
    'Path=/',
    `Max-Age=${cookie.maxAge}`,
    `SameSite=${cookie.strict ? 'Strict' : 'Lax'}`,
  ]
  if (cookie.httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

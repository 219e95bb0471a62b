// Security headers: those of most responses, and those of drawings, of pages that scan codes and of workers.

/** No inline scripts or styles; everything from this origin, pictures also from data URLs. */
const policy = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "media-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const POLICY = policy("'self'")

/** A drawing may contain its own style element, but can never run scripts. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** For pages that scan codes with the camera, whose reader is our own WebAssembly. */
export const SCANNER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy("'self' 'wasm-unsafe-eval'"),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}

/** For scripts that run as workers only: they start our own WebAssembly and display nothing. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** One year, subdomains included. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/** Adds HSTS on https. `publicUrl` may be empty. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return SECURITY_HEADERS
  return { ...SECURITY_HEADERS, 'strict-transport-security': TRANSPORT_SECURITY }
}

// The headers that every answer carries.

/** No inline script or style anywhere; pictures and fonts from here alone. */
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

/** A drawing may carry its own style element, and can never run anything. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Of the one page that reads codes with the camera: its reader is WebAssembly of ours. */
export const SCANNER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy("'self' 'wasm-unsafe-eval'"),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}

/** Of the scripts that run as workers and nowhere else: they start WebAssembly of ours and show nothing. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** One year, subdomains included. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/** The same, and on https the promise to stay there. `publicUrl` may be empty. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return SECURITY_HEADERS
  return { ...SECURITY_HEADERS, 'strict-transport-security': TRANSPORT_SECURITY }
}

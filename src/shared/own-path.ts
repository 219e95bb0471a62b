// Validates the redirect target after a login: only pages of this site are allowed.

/** A base for parsing relative addresses; no site can have this host. */
const HERE = 'https://own.invalid'
/** The characters used in page addresses; everything else must be percent-encoded. */
const SHAPE = /^\/(?![/\\])(?:[\w\-.~!$&'()*+,;=:@/?#[\]]|%[0-9a-f]{2})*$/i
/** The API and its description (/docs) are not pages, and a login must not redirect to a login. */
const NO_PAGES = /^\/(?:(?:zh-cn|zh-hk)\/)?(?:api|docs|login|dropship\/login)(?:[/?#.;]|$)/i
/** Encoded control characters, backslashes and double slashes: decoded, they could make an address of another host. */
const HIDDEN = /%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)|%2f%2f|^\/%2f/i
const LONGEST_PATH = 2000

/** Path with query and fragment as a browser would request it; '/' for anything that is not ours. */
export function ownPath(target: string | null | undefined): string {
  if (!target || target.length > LONGEST_PATH || !SHAPE.test(target) || HIDDEN.test(target))
    return '/'
  let address: URL
  try {
    address = new URL(target, HERE)
  } catch {
    return '/'
  }
  if (address.origin !== HERE || address.username || address.password) return '/'
  // Parsing removes dot segments: '/.//host' has become '//host'.
  const path = address.pathname + address.search + address.hash
  return SHAPE.test(path) && !NO_PAGES.test(path) ? path : '/'
}

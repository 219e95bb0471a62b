// Where somebody may be sent after a log-in: a page of this site and nothing else.

/** The only base under which an address is read; no site has it. */
const HERE = 'https://own.invalid'
/** Letters, digits and what addresses of pages are written with, everything else percent-encoded. */
const SHAPE = /^\/(?![/\\])(?:[\w\-.~!$&'()*+,;=:@/?#[\]]|%[0-9a-f]{2})*$/i
/** What answers programs or changes something is no page; nor does a log-in lead to a log-in. */
const NO_PAGES = /^\/(?:(?:zh-cn|zh-hk)\/)?(?:api|docs|login|dropship\/login)(?:[/?#.;]|$)/i
const HIDDEN = /%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)|%2f%2f|^\/%2f/i
const LONGEST = 2000

/** Path with query and fragment as a browser would ask for them; '/' for whatever is not ours. */
export function ownPath(given: string | null | undefined): string {
  if (!given || given.length > LONGEST || !SHAPE.test(given) || HIDDEN.test(given)) return '/'
  let address: URL
  try {
    address = new URL(given, HERE)
  } catch {
    return '/'
  }
  if (address.origin !== HERE || address.username || address.password) return '/'
  // Dots may have been taken out meanwhile: '/.//host' is '//host' now.
  const path = address.pathname + address.search + address.hash
  return SHAPE.test(path) && !NO_PAGES.test(path) ? path : '/'
}

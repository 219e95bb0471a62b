// Where a log-in may lead to: an address of this site, never another one (goals.md T16).

const HERE = 'https://here.invalid'
/** Calls and files are no pages; a GET of them is not what somebody wanted to come back to. */
const NO_PAGE = /^\/(?:api|v1|assets|pictures|plots)(?:\/|$)/i

/** Path, query and hash as a browser reads them; `otherwise` for everything that is not a page of ours. */
export function ownPath(value: string | null | undefined, otherwise = '/'): string {
  if (!value || value.length > 2000 || !value.startsWith('/')) return otherwise
  let address: URL
  try {
    address = new URL(value, HERE)
  } catch {
    return otherwise
  }
  const { origin, pathname, search, hash } = address
  // '/.//host' becomes '//host' only when it is read, and so does '/\host'.
  if (origin !== HERE || pathname.startsWith('//') || NO_PAGE.test(pathname)) return otherwise
  return pathname + search + hash
}

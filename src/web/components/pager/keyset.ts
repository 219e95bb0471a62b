// Addresses of lists that continue after the key of their last entry or after a number of entries, and may be filtered.

/** The id, or number of entries, in an address after which a list continues; undefined: from the start. */
export function keyOf(text: string | null): number | undefined {
  const key = Number(text)
  return Number.isSafeInteger(key) && key > 0 ? key : undefined
}

/** '/orders?label=on_its_way&after=120'; empty and undefined values are left out. */
export function listPath(path: string, query: Record<string, string | number | undefined>): string {
  const stated = Object.entries(query).filter(([, value]) => value)
  const search = new URLSearchParams(stated.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

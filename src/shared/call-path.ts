// The address and the body of a call, made from its path and its input.

/**
 * '/api/product/detail/{itemNo}' with its parameters filled in. The rest of the input becomes the query, or
 * for POST the body.
 */
export function callPath(method: string, path: string, input: object) {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (method === 'POST') return { address: filled, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return { address: query.size ? `${filled}?${query}` : filled, body: null }
}

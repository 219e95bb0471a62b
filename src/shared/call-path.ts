// The address and the body of a call, made from its path and its input.

/**
 * '/api/product/detail/{itemNo}' with its parameters filled in. The rest of the input becomes the query, or
 * for POST the body.
 */
export function callPath(method: string, path: string, input: object) {
  const remaining: Record<string, unknown> = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(remaining[name]))
    delete remaining[name]
    return value
  })
  if (method === 'POST') return { address: filled, body: JSON.stringify(remaining) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(remaining)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== null) query.append(name, String(entry))
    }
  }
  return { address: query.size ? `${filled}?${query}` : filled, body: null }
}

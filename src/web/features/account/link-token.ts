// Secret token of a mailed link: read once and removed from the URL to keep it out of the browser history.

let rememberedToken: string | null = null

/** Value of '#token=…', remembered after its removal from the URL; null without one. */
export function linkToken(): string | null {
  const { hash, search, pathname } = location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token) {
    rememberedToken = token
    history.replaceState(history.state, '', pathname + search)
  }
  return rememberedToken
}

export function dropLinkToken(): void {
  rememberedToken = null
}

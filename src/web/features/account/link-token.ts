// Secret token of a mailed link: read once and removed from the URL to keep it out of the browser history.

let taken: string | null = null

/** Value of '#token=…', remembered after its removal from the URL; null without one. */
export function linkToken(): string | null {
  const { hash, search, pathname } = location
  const given = new URLSearchParams(hash.slice(1)).get('token')
  if (given) {
    taken = given
    history.replaceState(history.state, '', pathname + search)
  }
  return taken
}

export function dropLinkToken(): void {
  taken = null
}

// The secret of a link from a mail: read once and taken out of the address, so that it stays in no history.

let taken: string | null = null

/** '#token=…' of the address on screen, also after it was taken out; null without one. */
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

// The cookies of a session that scripts can read; the server sets them beside the token, which is HttpOnly.

/** Cleared when a session ends; only the server can clear the token. */
const SESSION_COOKIES = ['username', 'customerNo', 'company', 'failReason', 'approvalState']

/** The name of the logged-in user; null for a visitor and during server rendering. */
export function loggedInName(): string | null {
  if (typeof document === 'undefined') return null
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith('username=')) return decoded(pair.slice('username='.length)) || null
  }
  return null
}

/** The server expires these cookies too; this covers responses that did not arrive. */
export function clearSession(): void {
  for (const name of SESSION_COOKIES) document.cookie = `${name}=; path=/; max-age=0`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

// Code in the fragment of a mailed link, where servers and logs cannot see it, and how a waiting time is written.

export interface LinkCode {
  email: string
  code: string
}

/** '#email=a%40b.example&code=123456'; null for any other hash. */
export function linkCodeOf(hash: string): LinkCode | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const email = params.get('email')?.trim()
  const code = params.get('code')?.trim()
  return email && code && /^[0-9]{6}$/.test(code) ? { email, code } : null
}

/** '0:45', '10:00'. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

// Recipients of a list: the ticked and the typed addresses, each once.

export const MAX_RECIPIENTS = 5

export type RecipientError =
  | { kind: 'noRecipient' }
  | { kind: 'tooManyRecipients' }
  | { kind: 'badRecipient'; email: string }

/** Typed addresses are separated by line breaks, commas or semicolons. */
export function recipientsOf(ticked: readonly string[], typed: string): string[] {
  const others = typed.split(/[\n,;，；]+/).map((email) => email.trim())
  const all = new Map<string, string>()
  for (const email of [...ticked, ...others]) {
    const key = email.toLowerCase()
    if (email && !all.has(key)) all.set(key, email)
  }
  return [...all.values()]
}

export function findRecipientError(recipients: readonly string[]): RecipientError | null {
  if (recipients.length === 0) return { kind: 'noRecipient' }
  if (recipients.length > MAX_RECIPIENTS) return { kind: 'tooManyRecipients' }
  const bad = recipients.find((email) => !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(email))
  return bad === undefined ? null : { kind: 'badRecipient', email: bad }
}

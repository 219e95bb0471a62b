// Validates mail headers: one plain recipient address, and a one-line subject.

/** A mail that must not be written; the message contains no address. */
export class MailAddressError extends Error {
  override name = 'MailAddressError'
}

const PLAIN_ADDRESS = /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]{1,253}$/u
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const LINE_ENDING = /[\p{Cc}\p{Zl}\p{Zp}]/u
const LONGEST_ADDRESS = 254
const LONGEST_SUBJECT = 500

/** Rejects lists, display names, comments, quotes and invisible characters. */
export function checkRecipient(address: string): void {
  const isPlain = PLAIN_ADDRESS.test(address) && !INVISIBLE.test(address)
  if (!isPlain || address.length > LONGEST_ADDRESS || !address.isWellFormed()) {
    throw new MailAddressError('A recipient is not one plain email address.')
  }
}

/** The same check without throwing, for addresses in forms. */
export function isMailable(address: string): boolean {
  try {
    checkRecipient(address)
    return true
  } catch (error) {
    if (error instanceof MailAddressError) return false
    throw error
  }
}

export function checkSubject(subject: string): void {
  if (LINE_ENDING.test(subject) || !subject.isWellFormed()) {
    throw new MailAddressError('A subject holds a line break or another control character.')
  }
  if (subject.length > LONGEST_SUBJECT || subject === '') {
    throw new MailAddressError('A subject is empty or far too long.')
  }
}

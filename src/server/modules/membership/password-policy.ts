// Rejects weak new passwords and hashes the others.
import { isEasyPassword, passwordForm } from '../../../shared/password-rules.ts'
import { invalid } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords/password-hash.ts'
import { COMMON_PASSWORDS, COMMON_WORDS } from './data/common-passwords.ts'

export interface NewPassword {
  password: string
  /** The person's own, such as login name, email address and company; a password must contain more than these. */
  names: readonly string[]
  /** The field that errors refer to. */
  field: string
}

/** The hash to store. Errors: 422 commonPassword, 429 too many hashes in progress. */
export function hashNewPassword(wanted: NewPassword): Promise<string> {
  rejectCommonPassword(wanted)
  return hashPassword(wanted.password)
}

/** Errors: 422 commonPassword. */
export function rejectCommonPassword({ password, names, field }: NewPassword): void {
  if (isCommonPassword(password) || isEasyPassword(password, names)) {
    throw invalid(field, 'commonPassword')
  }
}

export function isCommonPassword(password: string): boolean {
  const form = passwordForm(password).toLowerCase()
  if (COMMON_PASSWORDS.has(form) || COMMON_PASSWORDS.has(plain(form))) return true
  const letters = plain(form.replace(/[\d\W_]+$/u, '')).replace(/[^\p{L}]/gu, '')
  return [...form].length - letters.length <= MAX_EXTRA_CHARACTERS && isOfCommonWords(letters)
}

/** More extra characters than this make a password strong enough. */
const MAX_EXTRA_CHARACTERS = 8

const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** 'p@ssw0rd' is 'password'. */
function plain(form: string): string {
  return form.replace(/[013457@$!]/g, (character) => LOOKS_LIKE[character] ?? character)
}

function isOfCommonWords(letters: string): boolean {
  if (COMMON_WORDS.has(letters)) return true
  for (let at = 3; at <= letters.length - 3; at += 1) {
    if (COMMON_WORDS.has(letters.slice(0, at)) && COMMON_WORDS.has(letters.slice(at))) return true
  }
  return false
}

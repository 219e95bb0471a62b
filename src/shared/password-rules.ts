// Decides whether a password is too easy to guess; the list of common passwords is on the server.
import { brand } from './brand.ts'

export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Keys in the order of the alphabet or of a keyboard. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
/** Up to this many punctuation marks around a sequence do not make it strong. */
const MAX_PUNCTUATION = 4
/** The minimum of characters that must remain unpredictable. */
const MIN_UNPREDICTABLE = 8

/** The form in which passwords are compared and hashed: with full-width characters as normal-width ones (Unicode NFKC). */
export function passwordForm(password: string): string {
  return password.normalize('NFKC')
}

/**
 * True for fewer than four different characters, a repeated substring, a keyboard sequence, or little besides the
 * user's own names and the brand. `names`: login name, email address, company.
 */
export function isEasyPassword(password: string, names: readonly string[] = []): boolean {
  const form = passwordForm(password).toLowerCase()
  return (
    isRepeated(form) ||
    isKeyboardSequence(form) ||
    withoutNames(form, names).length < MIN_UNPREDICTABLE
  )
}

/** 'aabbaaabbbab': fewer than four different characters; '123412341234': a substring of at most half the length. */
function isRepeated(form: string): boolean {
  if (new Set(form).size < 4) return true
  for (let length = 1; length <= form.length / 2; length += 1) {
    if (form.slice(0, length).repeat(form.length).startsWith(form)) return true
  }
  return false
}

function isKeyboardSequence(form: string): boolean {
  const letters = form.replace(/[^\p{L}\p{N}]/gu, '')
  if (form.length - letters.length > MAX_PUNCTUATION) return false
  return SEQUENCES.some((keys) =>
    [keys + keys, [...keys, ...keys].reverse().join('')].some((line) => line.includes(letters)),
  )
}

function withoutNames(form: string, names: readonly string[]): string {
  const knownNames = [...names, brand.brandName]
    .flatMap((name) => {
      const key = passwordForm(name).toLowerCase().trim()
      return [key, ...key.split('@').slice(0, 1)]
    })
    .filter((name) => name.length >= 3)
    .sort((one, other) => other.length - one.length)
  return knownNames.reduce((rest, name) => rest.replaceAll(name, ''), form)
}

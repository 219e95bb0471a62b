// Decides whether a password is too easy to guess; the list of common passwords is on the server.
import { brand } from './brand.ts'

export const PASSWORD_LENGTH = { least: 12, most: 128 } as const

const RUNS = [
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
/** This many extra characters around a sequence do not make it strong. */
const FEW_SIGNS = 4
/** The minimum of characters that must remain unpredictable. */
const LEAST_UNPREDICTABLE = 8

/** The form in which passwords are compared and hashed: with full-width characters as usual ones (Unicode NFKC). */
export function passwordForm(password: string): string {
  return password.normalize('NFKC')
}

/**
 * True for fewer than four different characters, a repeated substring, a keyboard sequence, or little besides the
 * user's own names and the brand. `names`: login name, email address, company.
 */
export function isEasyPassword(password: string, names: readonly string[] = []): boolean {
  const form = passwordForm(password).toLowerCase()
  return isRepeated(form) || isRun(form) || withoutNames(form, names).length < LEAST_UNPREDICTABLE
}

/** 'aabbaaabbbab': fewer than four different characters; '123412341234': a substring of at most half the length. */
function isRepeated(form: string): boolean {
  if (new Set(form).size < 4) return true
  for (let piece = 1; piece <= form.length / 2; piece += 1) {
    if (form.slice(0, piece).repeat(form.length).startsWith(form)) return true
  }
  return false
}

function isRun(form: string): boolean {
  const letters = form.replace(/[^\p{L}\p{N}]/gu, '')
  if (form.length - letters.length > FEW_SIGNS) return false
  return RUNS.some((run) =>
    [run + run, [...run, ...run].reverse().join('')].some((line) => line.includes(letters)),
  )
}

function withoutNames(form: string, names: readonly string[]): string {
  const own = [...names, brand.brandName]
    .flatMap((name) => {
      const key = passwordForm(name).toLowerCase().trim()
      return [key, ...key.split('@').slice(0, 1)]
    })
    .filter((name) => name.length >= 3)
    .sort((one, other) => other.length - one.length)
  return own.reduce((left, name) => left.replaceAll(name, ''), form)
}

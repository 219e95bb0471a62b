// Fields that member calls share: names, addresses, passwords and codes, each with its limits.
import { z } from 'zod'
import { APPROVAL_STATES, FAIL_REASONS, MEMBER_KINDS } from '../shared/membership.ts'
import { PASSWORD_LENGTH } from '../shared/password-rules.ts'

/**
 * One line of plain text: no line breaks or control characters, and not only blanks. Invisible direction marks,
 * which come with names pasted from documents, are removed: what a mail header or a list receives must match
 * what is visible.
 */
export function line(max: number) {
  return z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .min(1)
    .max(max, STOP)
    .regex(VISIBLE_LINE, { error: 'characters' })
}

/** For addresses, where a removed character could name another mailbox. */
function strictLine(max: number) {
  return z.string().trim().min(1).max(max, STOP).regex(VISIBLE_LINE, { error: 'characters' })
}

/** Several lines; tabs and line breaks are allowed. */
export function text(max: number) {
  return z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(max, STOP)
    .regex(VISIBLE_TEXT, { error: 'characters' })
}

/** Over-long input is not matched against patterns, since a backtracking pattern could block the server. */
const STOP = { abort: true } as const

/** Absent and empty are equivalent, because a form sends its empty fields. */
export function optional<T extends z.ZodType>(field: T) {
  return z.union([z.literal('').transform(() => undefined), field]).optional()
}

/** Zero-width and direction-changing characters. */
function withoutInvisible(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
}

// Control, zero-width and direction-changing characters, line and paragraph separators.
const VISIBLE_LINE =
  // oxlint-disable-next-line no-control-regex
  /^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]*$/
const VISIBLE_TEXT =
  // oxlint-disable-next-line no-control-regex
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]*$/

export const email = strictLine(254).regex(
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/,
  {
    error: 'email',
  },
)
export const loginName = z
  .string()
  .trim()
  .min(3)
  .max(40, STOP)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, { error: 'loginName' })
/** 12 to 128 characters of any kind; the service rejects common passwords. */
export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
/** A login attempt may contain anything of a reasonable length. */
export const attemptedPassword = z.string().min(1).max(256)
export const attemptedName = z.string().trim().min(1).max(254)

export const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, { error: 'country' })
  .transform((code) => code.toUpperCase())
export const phone = line(30).regex(/^[+(]?[0-9][0-9 ()./-]{3,28}$/, { error: 'phone' })
export const dialCode = z.string().regex(/^\+?[0-9]{1,4}(?:[ -]?[0-9]{1,4})?$/, {
  error: 'dialCode',
})
export const website = strictLine(200).regex(
  /^(?:https?:\/\/)?(?:[^\s/:@<>".]+\.)+[^\s/:@<>".]{2,}(?:\/[^\s<>"]*)?$/i,
  {
    error: 'website',
  },
)
export const postCode = line(20)

/** The answer to an image captcha or the number of a proof of work, with the key of its challenge. */
export const securityAnswer = {
  securityKey: z.string().min(1).max(64),
  securityCode: z.string().trim().min(1).max(32),
}
export const emailCode = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, { error: 'emailCode' })
/** Twelve digits, typed with or without spaces. */
export const logInCode = z
  .string()
  .max(40)
  .transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{12}$/, { error: 'logInCode' }))
/** Of a form that may carry a file, which sends it as text. */
export const privacyAcceptedInForm = z
  .stringbool()
  .or(z.boolean())
  .pipe(z.literal(true, { error: 'consent' }))

/** Proves an email address for two hours; checkEmailCodeRoute issues it for the mailed code. */
export const ticket = z.string().min(20).max(128)

export const memberKind = z.enum(MEMBER_KINDS)
export const approvalState = z.enum(APPROVAL_STATES)
/** The reason's code and its sentence in the requested language. */
export const failReason = z.object({ code: z.enum(FAIL_REASONS), text: z.string() })

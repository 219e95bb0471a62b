// Validates the input of a call against its schema; reports which field is wrong and why.
import type { ZodError, ZodObject } from 'zod'
import { isReason } from '../../../shared/result-texts.ts'
import { AppError, type FieldError } from '../errors.ts'

/**
 * Errors: 422 with at most 20 invalid fields, or with the first one that has a null byte or a lone surrogate, or without
 * a field when the input is nested too deeply.
 */
export function readInput(
  schema: ZodObject,
  given: Record<string, unknown>,
): Record<string, unknown> {
  if (isTooDeep(given, MAX_LEVELS)) throw new AppError(422, [{ field: '', reason: 'form' }])
  const invalidField = findInvalidText(given, '')
  if (invalidField !== undefined)
    throw new AppError(422, [{ field: invalidField, reason: 'characters' }])
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new AppError(422, fieldErrors(read.error, given))
}

/**
 * Replaces null bytes by spaces and lone surrogates by U+FFFD in the texts of the input; other fields stay unchanged.
 */
export function replaceInvalidCharacters(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', ' ') : value,
    ]),
  )
}

/** One reason per field, and a limited number of fields. */
function fieldErrors(error: ZodError, given: object): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const each of allErrors(error, given)) {
    if (!byField.has(each.field)) byField.set(each.field, each)
  }
  return [...byField.values()].slice(0, MAX_ERRORS)
}

function allErrors(error: ZodError, given: object): FieldError[] {
  return error.issues.flatMap((issue) => {
    const field = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      const prefix = field ? `${field}.` : ''
      return issue.keys.map((key) => ({ field: prefix + key, reason: 'unknownField' }))
    }
    return [{ field, reason: reasonOf(issue, valueAt(given, issue.path)) }]
  })
}

const MAX_ERRORS = 20

type Issue = ZodError['issues'][number]

function reasonOf(issue: Issue, value: unknown): string {
  // A schema may provide its own reason.
  if (isReason(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined || value === null ? 'required' : 'type'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'range'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'required'
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'range'
    case 'invalid_value':
      return value === undefined || value === null ? 'required' : 'choice'
    case 'invalid_union': {
      // For an optional field, the error of its non-empty variant.
      const last = issue.errors.at(-1)?.[0]
      return last ? reasonOf(last as Issue, value) : 'type'
    }
    default:
      return 'form'
  }
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    given,
  )
}

/** Filters have three levels; thousands would overflow the stack of recursive functions. */
const MAX_LEVELS = 8

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1))
}

/** The first field with text that neither the database nor a page can represent. */
function findInvalidText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed() ? path : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findInvalidText(inner, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}

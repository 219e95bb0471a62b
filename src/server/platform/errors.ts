// The error that a request ends with on purpose: a result code with its reasons, mapped to a response in one place.
import type { ResultCode } from '../../contract/result-code.ts'

export interface FieldError {
  field: string
  reason: string
}

export class AppError extends Error {
  readonly code: ResultCode
  readonly fields: FieldError[]
  /** The result sent with the code; `fields`, if there are any or the code is 422, are sent in it as `errors`. */
  readonly result: object | null

  constructor(code: ResultCode, fields: FieldError[] = [], result: object | null = null) {
    super(`result code ${code}`)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.result = result
  }
}

/** A rate limit or temporary condition: code 429 with the seconds to wait. */
export function tooOften(retryAfter: number): AppError {
  return new AppError(429, [], { retryAfter })
}

/** For `catch`: a rejection by a rate limit becomes undefined; every other error is rethrown. */
export function ignoreTooOften(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 429) throw error
}

/** An unknown id: code 404. */
export function notFound(): AppError {
  return new AppError(404)
}

/** An invalid field: code 422. */
export function invalid(field: string, reason: string): AppError {
  return new AppError(422, [{ field, reason }])
}

/** Requires a field that is optional in other steps of the call. Errors: 422. */
export function requireField<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw invalid(field, 'required')
  return value
}

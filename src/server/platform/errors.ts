// The one error the server throws on purpose: a result code with its reasons; mapped to an answer once.
import type { ResultCode } from '../../contract/result-code.ts'

export interface FieldError {
  field: string
  reason: string
}

export class AppError extends Error {
  readonly code: ResultCode
  readonly fields: FieldError[]
  /** What the answer tells beside its code; 422 tells its fields instead. */
  readonly result: object | null

  constructor(code: ResultCode, fields: FieldError[] = [], result: object | null = null) {
    super(`result code ${code}`)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.result = result
  }
}

/** A rule of the trade refuses for now: code 429 with the seconds to wait. */
export function tooOften(retryAfter: number): AppError {
  return new AppError(429, [], { retryAfter })
}

/** An id that leads nowhere: code 404. */
export function notFound(): AppError {
  return new AppError(404)
}

/** A field that cannot be used as it stands: code 422. */
export function invalid(field: string, reason: string): AppError {
  return new AppError(422, [{ field, reason }])
}

/** A field that this step of a call needs, though others do without. Errors: 422. */
export function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw invalid(field, 'required')
  return value
}

// The result codes of the envelope and their meaning in this API.
export const RESULT_CODES = {
  done: 200,
  accepted: 5000,
  partly: 5100,
  queued: 5500,
  alreadyDone: 5600,
  needsAction: 40001,
  unauthenticated: 401,
  renewToken: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  invalid: 422,
  /** Captcha missing or wrong, or a wrong mailed code. */
  securityCode: 423,
  tooOften: 429,
  failed: 500,
} as const

export type ResultCode = (typeof RESULT_CODES)[keyof typeof RESULT_CODES]

const SUCCESS: ReadonlySet<number> = new Set([200, 5000, 5100, 5600, 5500, 40001])

export function isSuccess(code: number): boolean {
  return SUCCESS.has(code)
}

/** The body of every response under /api. */
export interface Envelope<T> {
  code: number
  msg: string
  result: T
}

/** `result` of code 422. */
export interface InvalidInput {
  errors: { field: string; reason: string }[]
}

// The result codes of the envelope and their meaning in this API.
export const RESULT_CODES = {
  done: 200,
  /** Done, but something follows later: backordered pieces, or mails that wait for a consent. */
  accepted: 5000,
  /** Done for some rows or recipients only. */
  partly: 5100,
  /** Done in the background, or when staff agree. */
  queued: 5500,
  /** An earlier request did it. */
  alreadyDone: 5600,
  /** Stored, but someone has to act first: pay, approve, or decide on an application. */
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

// The envelope of JSON responses under /api: code, message in the requested language, result.
import type { Envelope } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { forbiddenText, reasonText, resultText } from '../../../shared/result-texts.ts'
import { AppError } from '../errors.ts'

export function success<T>(result: T, lang: Lang, code = 200): Envelope<T> {
  return { code, msg: resultText(code, lang), result }
}

/** An AppError exposes its code and fields; any other error becomes a 500 without details. */
export function failure(error: unknown, lang: Lang): Envelope<unknown> {
  if (!(error instanceof AppError)) return { code: 500, msg: resultText(500, lang), result: null }
  const { code, fields } = error
  const errors = fields.map(({ field, reason }) => ({ field, reason: reasonText(reason, lang) }))
  const result = code === 422 || errors.length > 0 ? { ...error.result, errors } : error.result
  return { code, msg: messageOf(error, lang), result }
}

/** A request that lacks a role or an area is answered with what to do about it. */
function messageOf({ code, result }: AppError, lang: Lang): string {
  const reason = code === 403 && result && 'reason' in result ? String(result.reason) : ''
  return forbiddenText(reason, lang) ?? resultText(code, lang)
}

// The envelope of every answer under /api: code, message in the asked language, result.
import type { Envelope } from '../../contract/result-code.ts'
import type { Lang } from '../../shared/lang.ts'
import { reasonText, resultText } from '../../shared/result-texts.ts'
import { AppError } from './errors.ts'

export function success<T>(result: T, lang: Lang, code = 200): Envelope<T> {
  return { code, msg: resultText(code, lang), result }
}

/** An AppError tells its code and fields; anything else is 500 and tells nothing of itself. */
export function failure(error: unknown, lang: Lang): Envelope<unknown> {
  const code = error instanceof AppError ? error.code : 500
  const result =
    error instanceof AppError && code === 422
      ? {
          errors: error.fields.map(({ field, reason }) => ({
            field,
            reason: reasonText(reason, lang),
          })),
        }
      : error instanceof AppError
        ? error.result
        : null
  return { code, msg: resultText(code, lang), result }
}

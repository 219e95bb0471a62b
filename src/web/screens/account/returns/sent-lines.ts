// Maps the errors of a call to the fields of a form that sends only some of its lines.
import { CallError } from '../../../../client/call.ts'

/**
 * Changes the errors of `error` and returns it. `sent[i]` is the index in the form of line i of the call. Fields outside the
 * lines keep their names.
 */
export function mapToFormLines(error: unknown, sent: readonly number[]): unknown {
  if (!(error instanceof CallError)) return error
  error.errors = error.errors.map(({ field, reason }) => ({
    field: field.replace(/^lines\.(\d+)/, (name, at) => {
      const index = sent[Number(at)]
      return index === undefined ? name : `lines.${index}`
    }),
    reason,
  }))
  return error
}

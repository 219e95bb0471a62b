// The rejection of a postcode that its country does not have.
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'

/** Built like a server error, so that it appears at its field. */
export function wrongPostCode(reason: string): CallError {
  const errors = [{ field: 'postCode', reason }]
  return new CallError({ code: RESULT_CODES.invalid, msg: reason, result: { errors } })
}

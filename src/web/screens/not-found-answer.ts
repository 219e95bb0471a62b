// The error a loader throws for an unknown address: status 404, shown as the not-found screen.
import { data } from '../router/loader.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'

export function notFound() {
  return data({ code: RESULT_CODES.notFound, message: '' }, { status: RESULT_CODES.notFound })
}

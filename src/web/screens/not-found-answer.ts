// What a loader throws for an address that leads to nothing: the screen not found, with status 404.
import { data } from 'react-router'
import { RESULT_CODES } from '../../contract/result-code.ts'

export function notFound() {
  return data({ code: RESULT_CODES.notFound, message: '' }, { status: RESULT_CODES.notFound })
}

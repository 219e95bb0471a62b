// Result of loading a list: the response, or the failure that the screen shows instead of or above its rows.
import { data } from '../../../router/loader.ts'
import { CallError, TransportError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'

/** Data of a list screen: the response, or the failure to show instead. `isInvalid`: the call rejected its input. */
export type ListResult<A> =
  | { answer: A; failure?: undefined }
  | { answer: null; failure: { isInvalid: boolean; message: string } }

/**
 * Returns invalid input (422) as a failure to show instead of the list. In the browser other failed calls
 * except 404 are returned too, so that existing rows stay; during server rendering they reach the error screen.
 */
export async function listResult<A>(call: Promise<A>): Promise<ListResult<A>> {
  try {
    return { answer: await call }
  } catch (error) {
    const isInvalid = error instanceof CallError && error.code === RESULT_CODES.invalid
    if (isInvalid) return { answer: null, failure: { isInvalid, message: reasons(error) } }
    const isNotFound = error instanceof CallError && error.code === RESULT_CODES.notFound
    const isBrowser = typeof document !== 'undefined'
    const isFailedCall = error instanceof CallError || error instanceof TransportError
    if (!isBrowser || isNotFound || !isFailedCall) throw error
    const message = error instanceof CallError ? error.message : ''
    return { answer: null, failure: { isInvalid, message } }
  }
}

/** Gives the page status 422 if the list input is invalid. */
export function withListStatus<D extends { list: ListResult<unknown> }>(screen: D) {
  return screen.list.failure?.isInvalid ? data(screen, { status: RESULT_CODES.invalid }) : screen
}

function reasons(error: CallError): string {
  const texts = error.errors.map(({ reason }) => reason).filter(Boolean)
  return texts.length > 0 ? texts.join(' ') : error.message
}

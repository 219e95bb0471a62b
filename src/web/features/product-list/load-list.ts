// Loads a list for a screen: a refusal is shown in its place, a failure leaves the old rows standing.
import { data } from 'react-router'
import { CallError, TransportError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'

/** What a list screen gets: the answer, or what stands in its place. */
export type Listed<A> =
  | { answer: A; failure?: undefined }
  | { answer: null; failure: { invalid: boolean; message: string } }

/**
 * Wrong input (422) is told where the list would stand. In the browser every other failure but 404 too, so
 * that the rows already there stay; while the server renders it is the error screen's.
 */
export async function listed<A>(call: Promise<A>): Promise<Listed<A>> {
  try {
    return { answer: await call }
  } catch (error) {
    const invalid = error instanceof CallError && error.code === RESULT_CODES.invalid
    if (invalid) return { answer: null, failure: { invalid, message: reasons(error) } }
    const missing = error instanceof CallError && error.code === RESULT_CODES.notFound
    const inBrowser = typeof document !== 'undefined'
    const known = error instanceof CallError || error instanceof TransportError
    if (!inBrowser || missing || !known) throw error
    const message = error instanceof CallError ? error.message : ''
    return { answer: null, failure: { invalid, message } }
  }
}

/** The answer's status follows the list: 422 for an address that asks for the impossible. */
export function screenData<D extends { list: Listed<unknown> }>(screen: D) {
  return screen.list.failure?.invalid ? data(screen, { status: RESULT_CODES.invalid }) : screen
}

function reasons(error: CallError): string {
  const named = error.errors.map(({ reason }) => reason).filter(Boolean)
  return named.length > 0 ? named.join(' ') : error.message
}

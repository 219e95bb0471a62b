// Sends something with a security check: takes one, and has the next ready should this one be used up in vain.
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { SecurityAnswer } from './security-check.ts'
import type { SecurityCodeHandle } from './security-code.tsx'

/** Null: something is left to do in the check, which says so. Throws what `send` throws. */
export async function sendChecked<R>(
  check: SecurityCodeHandle | null,
  send: (answer: SecurityAnswer) => Promise<R>,
): Promise<R | null> {
  const answer = await check?.take()
  if (!answer) return null
  try {
    return await send(answer)
  } catch (error) {
    check?.reset(error instanceof CallError && error.code === RESULT_CODES.securityCode)
    throw error
  }
}

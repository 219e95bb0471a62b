// Sends a call with a security check, and prepares the next check if the call fails.
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { SecurityAnswer } from './security-check.ts'
import type { SecurityCodeHandle } from './security-code.tsx'

/** Null: the user has to complete the check, which shows a message. Errors: those of `send`. */
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

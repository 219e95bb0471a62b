// A change of password that is sent again after its answer was lost: the first attempt may have changed the password, so
// the rejection of the second one says so.
import { useRef } from 'react'
import { CallError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { mayHaveArrived } from '../../components/form/form-errors.ts'
import { expectSessionChange } from '../../page/watch-session.ts'
import { useTexts } from '../../texts.ts'

/**
 * `send` passes an attempt on; where an earlier one, whose answer `wasLost`, explains its rejection, the rejection says so.
 * `unanswered` is the text for a lost answer.
 */
export function usePasswordAttempts() {
  const { unanswered, repeated } = useTexts('account').passwordAttempts
  const wasLost = useRef(false)
  const send = async <R>(attempt: Promise<R>): Promise<R> => {
    try {
      return await attempt
    } catch (error) {
      if (mayHaveArrived(error)) wasLost.current = true
      else if (wasLost.current && error instanceof CallError) explainRejection(error, repeated)
      throw error
    }
  }
  return { send, wasLost, unanswered }
}

/** Changes the message of a rejection that follows from the change itself. */
function explainRejection(error: CallError, text: string): void {
  const { code } = error
  if (code === RESULT_CODES.unauthenticated) {
    // The change has replaced the token of this session, and the new one was lost. The page stays, so that the message can
    // be read.
    expectSessionChange()
  }
  if (code === RESULT_CODES.unauthenticated || code === RESULT_CODES.gone) error.message = text
  error.errors = error.errors.map((each) =>
    each.field === 'currentPassword' ? { ...each, reason: text } : each,
  )
}

// The buyer's answer about discontinued items: the lines that the page showed, and the message afterwards.
import type { ParsedInputOf, ResultOf } from '../../../../contract/call.ts'
import type { answerDiscontinuedRoute } from '../../../../contract/discontinued.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'

export type Question = NonNullable<ResultOf<typeof readOrderRoute>['question']>
type AnswerInput = ParsedInputOf<typeof answerDiscontinuedRoute>

/** Sent with the answer, so that the buyer agrees only to what the page has shown. */
export function shownLines({ lines }: Pick<Question, 'lines'>): AnswerInput['lines'] {
  return lines.map(({ itemNo, replacement }) => {
    return {
      itemNo,
      replacement: replacement?.itemNo ?? null,
      amount: replacement?.amount ?? null,
    }
  })
}

/** The text key of the message; a cancelled order is reported whatever the answer was. */
export function messageKey(
  answer: AnswerInput['answer'],
  { state }: Pick<ResultOf<typeof answerDiscontinuedRoute>, 'state'>,
): 'doneCancelled' | 'doneReplace' | 'doneWithout' {
  if (state === 'cancelled') return 'doneCancelled'
  return answer === 'replace' ? 'doneReplace' : 'doneWithout'
}

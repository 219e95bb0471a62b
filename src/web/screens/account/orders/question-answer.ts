// What the buyer saw of the question about discontinued items, and what the page says of the answer.
import type { ParsedInputOf, ResultOf } from '../../../../contract/call.ts'
import type { answerDiscontinuedRoute } from '../../../../contract/discontinued.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'

export type Question = NonNullable<ResultOf<typeof readOrderRoute>['question']>
type Given = ParsedInputOf<typeof answerDiscontinuedRoute>

/** Goes with the answer, so that nothing is agreed to that the page did not show. */
export function shownLines({ lines }: Pick<Question, 'lines'>): Given['lines'] {
  return lines.map(({ itemNo, replacement }) => {
    return {
      itemNo,
      replacement: replacement?.itemNo ?? null,
      amount: replacement?.amount ?? null,
    }
  })
}

/** The key of the message; the state of the order decides before the choice. */
export function doneText(
  answer: Given['answer'],
  { state }: Pick<ResultOf<typeof answerDiscontinuedRoute>, 'state'>,
): 'doneCancelled' | 'doneReplace' | 'doneWithout' {
  if (state === 'cancelled') return 'doneCancelled'
  return answer === 'replace' ? 'doneReplace' : 'doneWithout'
}

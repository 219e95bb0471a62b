// The buyer's choice about the discontinued items of an order that leaves only when complete: leave them out, or take
// the replacement items.
import type { CallError } from '../../../../client/call.ts'
import { answerDiscontinued } from '../../../../client/discontinued.ts'
import type { ParsedInputOf, ResultOf } from '../../../../contract/call.ts'
import type { answerDiscontinuedRoute } from '../../../../contract/discontinued.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../../features/account/balance.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useNumber } from '../../../format/format.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { messageKey, type Question, shownLines } from './question-answer.ts'

type Order = ResultOf<typeof readOrderRoute>

export function DiscontinuedQuestion({ order }: { order: Order }) {
  const t = useTexts('wholesale').question
  const { question, mayAnswer } = order
  if (!question) return null
  const replaced = question.lines.filter(({ replacement }) => replacement !== null).length
  return (
    <section
      className={member.section}
      aria-labelledby="discontinued"
      data-lazy="discontinued-question"
    >
      <SectionHeading id="discontinued" title={t.title} />
      <p>{t.lead}</p>
      <Lines lines={question.lines} currency={order.currency} />
      <p className={member.muted}>{t.money}</p>
      {replaced > 0 && replaced < question.lines.length && (
        <p className={member.muted}>{t.partly}</p>
      )}
      {!mayAnswer && <p>{t.otherRole}</p>}
      {mayAnswer && (
        <>
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
          <div className={member.actions}>
            {replaced > 0 && <Answer order={order} question={question} answer="replace" />}
            {question.rest > 0 && <Answer order={order} question={question} answer="without" />}
          </div>
          <p>
            {t.cancel} <a href="#cancel">{t.toCancel}</a>
          </p>
        </>
      )}
    </section>
  )
}

function Lines({ lines, currency }: { lines: Question['lines']; currency: string }) {
  const t = useTexts('wholesale').question
  const money = useMoney()
  const number = useNumber()
  return (
    <DataTable caption={t.title}>
      <TableHead texts={[t.item, t.replacement]} figures={[t.pieces]} />
      <tbody>
        {lines.map(({ itemNo, title, quantity, replacement }) => (
          <tr key={itemNo}>
            <th scope="row" className={member.name}>
              {itemNo}
              <div className={member.muted}>{title}</div>
            </th>
            <td>
              {replacement?.itemNo ?? t.none}
              {replacement && (
                <div className={member.muted}>
                  {t.costs(
                    money(replacement.amount, currency),
                    money(replacement.before, currency),
                  )}
                </div>
              )}
            </td>
            <td className={numberCell}>{number(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Answer({
  order: { orderNo },
  question,
  answer,
}: {
  order: Order
  question: Question
  answer: ParsedInputOf<typeof answerDiscontinuedRoute>['answer']
}) {
  const t = useTexts('wholesale').question
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const state = useSubmit(
    async (_, transport) => {
      const lines = shownLines(question)
      const done = await answerDiscontinued({ lang, orderNo, answer, lines }, transport)
      refreshBalance(lang)
      showMessage('done', t[messageKey(answer, done)])
      await revalidate()
    },
    {
      labels: {},
      onRejected: ({ code, result }: CallError) => {
        if (code !== RESULT_CODES.conflict) return false
        const { reason } = (result ?? {}) as { reason?: string }
        showMessage('fail', reason === 'changed' ? t.changed : t.answered)
        void revalidate()
        return true
      },
    },
  )
  return (
    <form {...state.form}>
      <ErrorSummary state={state} />
      <SubmitButton state={state} look={answer === 'replace' ? 'plain' : 'primary'}>
        {t[answer]}
      </SubmitButton>
    </form>
  )
}

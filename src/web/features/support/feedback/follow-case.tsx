// Shows the thread of a case once its number and feedback code were typed; the code never appears in a URL.
import { useState } from 'react'
import { followCase } from '../../../../client/contact.ts'
import type { CaseThread as Thread } from '../../../../contract/contact.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import type { CaseAccess } from './case-access.ts'
import { CaseMessages } from './case-messages.tsx'
import css from './feedback.module.css'

interface FollowCaseProps {
  /** From the URL or from the case just sent. */
  caseNo?: string | undefined
}

/** Uses the texts 'feedback' and 'form'. */
export function FollowCase({ caseNo = '' }: FollowCaseProps) {
  const { follow: t } = useTexts('feedback')
  const lang = useLang()
  const [access, setAccess] = useState<CaseAccess | null>(null)
  const [thread, setThread] = useState<Thread | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const state = useSubmit(
    async (values) => {
      setUnknown(false)
      const typed = {
        caseNo: String(values.get('caseNo') ?? '').trim(),
        feedbackCode: String(values.get('feedbackCode') ?? '').trim(),
      }
      setThread(await followCase({ lang, ...typed }))
      setAccess(typed)
    },
    {
      isRepeatable: true,
      labels: t.labels,
      // A wrong number and a wrong code get the same message, so that numbers cannot be guessed.
      onRejected: ({ code }) => {
        if (code !== RESULT_CODES.notFound) return false
        setUnknown(true)
        return true
      },
    },
  )
  if (thread && access) {
    return (
      <CaseMessages
        thread={thread}
        access={access}
        onThread={setThread}
        onClose={() => setThread(null)}
      />
    )
  }
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      {isUnknown && (
        <p role="alert" className={css.rejection}>
          {t.unknown}
        </p>
      )}
      <AccessFields state={state} caseNo={caseNo} />
      <SubmitButton state={state}>{t.show}</SubmitButton>
    </form>
  )
}

function AccessFields({ state, caseNo }: { state: SubmitState; caseNo: string }) {
  const { follow: t } = useTexts('feedback')
  return (
    <div className={css.pair}>
      <TextField
        state={state}
        name="caseNo"
        required
        maxLength={20}
        hint={t.caseNoHint}
        defaultValue={caseNo}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        state={state}
        name="feedbackCode"
        required
        maxLength={40}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}

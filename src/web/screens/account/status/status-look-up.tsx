// Looks up an application, first asking for the applicant's email address if necessary.
import { useState } from 'react'
import { EmailCode } from '../../../features/account/email-code/email-code.tsx'
import { useTexts } from '../../../texts.ts'
import { readReceiptOfVisitor } from '../register/registration-storage.ts'
import { ApplicationState } from './application-state.tsx'
import { useApplication } from './use-application.ts'
import css from '../outcome/outcome.module.css'

export function StatusLookUp() {
  const t = useTexts('registration').status
  const { loading } = useTexts('frame')
  const { state, hasExpired, load, askForEmail, askAgain } = useApplication()
  const [isConfirmed, setConfirmed] = useState(false)
  if (state === 'loading') return <p className={css.lead}>{loading} …</p>
  if (state === 'emailNeeded') {
    return (
      <>
        <p className={hasExpired ? css.notice : css.lead} role={hasExpired ? 'status' : undefined}>
          {hasExpired ? t.expired : t.lead}
        </p>
        <EmailCode
          purpose="status"
          email={readReceiptOfVisitor()?.email ?? ''}
          onConfirmed={async ({ ticket }) => {
            await load(ticket)
            setConfirmed(true)
          }}
        />
      </>
    )
  }
  return (
    <ApplicationState
      found={state}
      takesFocus={isConfirmed}
      onChanged={load}
      onExpired={askAgain}
      onOther={askForEmail}
    />
  )
}

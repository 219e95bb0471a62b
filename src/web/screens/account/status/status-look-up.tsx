// Looks up an application, first asking for the applicant's email address if necessary.
import { EmailCode } from '../../../features/account/email-code/email-code.tsx'
import { useTexts } from '../../../texts.ts'
import { recallReceipt } from '../register/memory.ts'
import { ApplicationState } from './application-state.tsx'
import { useApplication } from './use-application.ts'
import css from '../outcome/outcome.module.css'

export function StatusLookUp() {
  const t = useTexts('registration').status
  const { loading } = useTexts('frame')
  const { place, isOver, look, ask } = useApplication()
  if (place === 'looking') return <p className={css.lead}>{loading} …</p>
  if (place === 'asking') {
    return (
      <>
        <p className={isOver ? css.notice : css.lead} role={isOver ? 'status' : undefined}>
          {isOver ? t.expired : t.lead}
        </p>
        <EmailCode
          purpose="status"
          email={recallReceipt()?.email ?? ''}
          onConfirmed={({ ticket }) => look(ticket)}
        />
      </>
    )
  }
  return (
    <ApplicationState found={place} onChanged={look} onExpired={() => ask(true)} onOther={ask} />
  )
}

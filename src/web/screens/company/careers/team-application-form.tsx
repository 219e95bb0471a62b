// The application form for a team: personal details, motivation and one file.
import { type FormEvent, useRef } from 'react'
import { applyToTeam } from '../../../../client/user-application.ts'
import type { Country } from '../../../../contract/reference.ts'
import { brand } from '../../../../shared/brand.ts'
import { BUSINESS } from '../../../../shared/business-constants.ts'
import type { Team } from '../../../../shared/teams.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { useAttachment } from '../../../components/attachment/use-attachment.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, RequiredNote, TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useStoredForm } from '../../../components/form/use-stored-form.ts'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import { storedKey } from '../../../components/stored-key.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { DistributorFields, PersonFields } from './team-application-fields.tsx'
import { teamApplicationOf } from './team-application-input.ts'
import css from './careers.module.css'

/** Kept as long as the input, which a reload restores. */
const APPLICATION_KEY = storedKey('interest-key')

export interface TeamApplicationFormProps {
  team: Team
  /** Id of the job opening applied for; null means the team in general. */
  opening: string | null
  countries: readonly Country[]
  onDone: (receipt: TeamApplicationReceipt) => void
}

export interface TeamApplicationReceipt {
  applicationNo: string
  /** When the application is decided at the latest. */
  dueAt: string
}

/** Uses the texts 'careers', 'form' and 'security-code'. */
export function TeamApplicationForm(props: TeamApplicationFormProps) {
  const { team, countries } = props
  const { form: t } = useTexts('careers')
  const { state, stored, attachment, check } = useApplication(props)
  const { form, isRestored, store } = stored
  return (
    <form
      {...state.form}
      ref={form}
      className={css.form}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        state.form.onInput(event)
        store()
      }}
    >
      <ErrorSummary state={state} />
      {isRestored && <p className={css.restored}>{t.kept}</p>}
      <RequiredNote />
      <PersonFields state={state} countries={countries} />
      {team === 'distributor' && <DistributorFields state={state} />}
      <TextAreaField
        state={state}
        name="message"
        rows={5}
        maxLength={4000}
        required
        hint={t.messageHint[team === 'distributor' ? 'distributor' : 'other']}
      />
      <AttachmentField state={state} progress={attachment.progress} />
      <PrivacyConsent state={state} />
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
      <p className={css.note}>{t.afterSend(brand.applicationWorkingDays)}</p>
    </form>
  )
}

function useApplication({ team, opening, onDone }: TeamApplicationFormProps) {
  const { form: t } = useTexts('careers')
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const keys = useIdempotencyKeys(APPLICATION_KEY)
  const attachment = useAttachment()
  const stored = useStoredForm('interest')
  const state = useSubmit(
    async (values) => {
      // The input is kept when another team is chosen, which is another application.
      values.set('appliedFor', JSON.stringify([team, opening]))
      const sendingId = keys.keyFor(values)
      const done = await sendChecked(check.current, (answer) =>
        applyToTeam(
          {
            ...teamApplicationOf(values, { team, opening }),
            lang,
            sendingId,
            ...answer,
          },
          attachment.startSubmission(values),
        ),
      )
      if (!done) return
      keys.done()
      stored.clear()
      onDone(done)
    },
    { labels: t.labels, check: attachment.errors, countsOnce: true },
  )
  return { state, stored, attachment, check }
}

function PrivacyConsent({ state }: { state: SubmitState }) {
  const { form: t } = useTexts('careers')
  return (
    <div className={css.privacy}>
      <p>{t.privacy(BUSINESS.applicantDataMonths)}</p>
      <CheckField state={state} name="privacyAccepted" required>
        {t.accept}
      </CheckField>
    </div>
  )
}

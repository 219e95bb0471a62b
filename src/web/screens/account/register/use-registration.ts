// State of a registration in progress: form values, confirmed email address, errors of the last submission
// and current step.
import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../../router/router-context.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { readDraft } from '../../../../client/user-application.ts'
import type { Country } from '../../../../contract/reference.ts'
import type { ConfirmedEmail } from '../../../features/account/email-code/email-code-props.ts'
import type { FieldErrors } from '../../../components/form/form-errors.ts'
import { useLive } from '../../../components/use-live.ts'
import { useLang } from '../../../site-context.ts'
import {
  NOTHING_STORED,
  readRegistration,
  storeRegistration,
  type StoredRegistration,
} from './registration-storage.ts'
import { isEmpty, NO_SECRETS, type Registration, type Secrets, withDraft } from './registration.ts'
import { stepAfter, searchOfStep, type Step, stepOfSearch, STEPS } from './steps.ts'
import { type SaveState, useDraft } from './use-draft.ts'
import { withCountry } from './country-choice.ts'

export interface RegistrationState extends StoredRegistration {
  step: Step
  countries: readonly Country[]
  country: Country | undefined
  secrets: Secrets
  saving: SaveState
  /** When the restored draft was saved; null: none was restored. */
  restored: string | null
  /** Error messages of the last rejection by field; changing a field clears its message. */
  rejectionErrors: FieldErrors
  /** Incremented with every rejection, by the server or by the check before sending. */
  rejectionCount: number
  set(changes: Partial<Registration>): void
  setSecret(changes: Partial<Secrets>): void
  /** Takes the confirmed email address; restores the draft saved for it, unless something is filled in already. */
  acceptEmail(confirmed: ConfirmedEmail): Promise<void>
  /** Discards the ticket: the email address must be confirmed again or replaced. */
  discardTicket(): void
  /** Opens the step with these error messages; counts as a rejection. */
  showErrors(step: Step, errors: FieldErrors): void
  go(step: Step): void
  proceed(): void
}

export const RegistrationContext = createContext<RegistrationState | null>(null)

export function useRegistrationContext(): RegistrationState {
  const registration = useContext(RegistrationContext)
  if (!registration) throw new Error('the component is not within a RegistrationContext')
  return registration
}

export function useRegistration(countries: readonly Country[]): RegistrationState {
  const lang = useLang()
  const { search } = useLocation()
  const navigate = useNavigate()
  const step = stepOfSearch(search)
  const { stored, setStored, change } = useStoredRegistration(search)
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const rejection = useRejection()
  const [restored, setRestored] = useState<string | null>(null)
  function go(to: Step): void {
    setStored((now) => ({ ...now, reached: Math.max(now.reached, STEPS.indexOf(to)) }))
    void navigate({ search: searchOfStep(to, search) })
  }
  const saving = useDraft({
    ticket: stored.ticket,
    form: stored.form,
    onSaved: (savedAt) => change({ savedAt }),
    onGone: () => change({ ticket: null }),
  })

  return {
    ...stored,
    step: stored.ticket ? step : 'email',
    countries,
    country: countries.find(({ code }) => code === stored.form.country),
    secrets,
    saving,
    restored,
    rejectionErrors: rejection.errors,
    rejectionCount: rejection.count,
    set(changes) {
      setStored((now) => ({ ...now, form: withChanges(now.form, changes, countries) }))
      rejection.discard(Object.keys(changes))
    },
    setSecret(changes) {
      setSecrets((now) => ({ ...now, ...changes }))
      rejection.discard(Object.keys(changes))
    },
    async acceptEmail({ email, ticket, hasDraft }) {
      const next: Partial<StoredRegistration> = { email, ticket }
      if (hasDraft && isEmpty(stored.form)) {
        const draft = await readDraft({ lang, ticket }, sessionTransport)
        next.form = withDraft(stored.form, draft.form)
        next.savedAt = draft.savedAt
        setRestored(draft.savedAt)
      }
      change(next)
      if (step === 'email') go('company')
    },
    discardTicket: () => change({ ticket: null }),
    showErrors(at, errors) {
      rejection.show(errors)
      if (at !== step) go(at)
    },
    go,
    proceed: () => go(stepAfter(step)),
  }
}

/** The values in session storage, read once scripts run and updated with every change from then on. */
function useStoredRegistration(search: string) {
  const isLive = useLive()
  const kind = new URLSearchParams(search).get('kind')
  const [isRead, setRead] = useState(isLive)
  const [stored, setStored] = useState(() =>
    withKind(isLive ? readRegistration() : NOTHING_STORED, kind),
  )
  const change = (changes: Partial<StoredRegistration>) =>
    setStored((now) => ({ ...now, ...changes }))
  // Nothing is lost: until scripts run, nothing can be confirmed or changed.
  if (isLive && !isRead) {
    setRead(true)
    setStored(withKind(readRegistration(), kind))
  }
  useEffect(() => {
    if (isRead) storeRegistration(stored)
  }, [isRead, stored])
  return { stored, setStored, change }
}

/** Messages of the last rejection; `count` is incremented with every rejection. */
function useRejection() {
  const [rejection, setRejection] = useState({ errors: {} as FieldErrors, count: 0 })
  return {
    ...rejection,
    show: (errors: FieldErrors) => setRejection((now) => ({ errors, count: now.count + 1 })),
    discard: (names: readonly string[]) =>
      setRejection((now) => ({ ...now, errors: without(now.errors, names) })),
  }
}

/** Changing the country also updates the fields that depend on it. */
function withChanges(
  form: Registration,
  changes: Partial<Registration>,
  countries: readonly Country[],
): Registration {
  const { country = form.country } = changes
  const fitting = country === form.country ? form : withCountry(form, country, countries)
  return { ...fitting, ...changes }
}

/** /register?kind=dropship preselects the member kind if none is chosen yet. */
function withKind(stored: StoredRegistration, kind: string | null): StoredRegistration {
  if (stored.form.memberKind || (kind !== 'wholesale' && kind !== 'dropship')) return stored
  return { ...stored, form: { ...stored.form, memberKind: kind } }
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  if (!names.some((name) => name in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

// State of a registration in progress: form values, confirmed email address, server errors and current step.
import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { readDraft } from '../../../../client/user-application.ts'
import type { Country } from '../../../../contract/reference.ts'
import type { ConfirmedEmail } from '../../../features/account/email-code/email-code-props.ts'
import type { FieldErrors } from '../../../components/form/form-errors.ts'
import { useLang } from '../../../site-context.ts'
import { recall, remember, type Remembered } from './memory.ts'
import { isEmpty, NO_SECRETS, type Registration, type Secrets, withDraft } from './registration.ts'
import { after, searchOfStep, type Step, stepOfSearch, STEPS } from './steps.ts'
import { type Saving, useDraft } from './use-draft.ts'
import { withCountry } from './country-choice.ts'

export interface Registering extends Remembered {
  step: Step
  countries: readonly Country[]
  country: Country | undefined
  secrets: Secrets
  saving: Saving
  /** When the restored draft was saved. */
  broughtBack: string | null
  /** Error messages from the server by field; changing a field clears its message. */
  refused: FieldErrors
  /** Incremented with every refusal. */
  refusals: number
  set(changes: Partial<Registration>): void
  setSecret(changes: Partial<Secrets>): void
  confirmed(who: ConfirmedEmail): Promise<void>
  /** The email address must be confirmed again or replaced. */
  unconfirm(): void
  refuse(step: Step, errors: FieldErrors): void
  go(step: Step): void
  goOn(): void
}

export const RegistrationContext = createContext<Registering | null>(null)

export function useRegistering(): Registering {
  const registering = useContext(RegistrationContext)
  if (!registering) throw new Error('no registration around this component')
  return registering
}

/** Browser only: starts from the values in session storage. */
export function useRegistration(countries: readonly Country[]): Registering {
  const lang = useLang()
  const { search } = useLocation()
  const navigate = useNavigate()
  const step = stepOfSearch(search)
  const { kept, setKept, change } = useKept(search)
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const refusal = useRefusal()
  const [broughtBack, setBroughtBack] = useState<string | null>(null)
  function go(to: Step): void {
    setKept((now) => ({ ...now, reached: Math.max(now.reached, STEPS.indexOf(to)) }))
    void navigate({ search: searchOfStep(to, search) })
  }
  const saving = useDraft({
    ticket: kept.ticket,
    form: kept.form,
    onSaved: (savedAt) => change({ savedAt }),
    onGone: () => change({ ticket: null }),
  })

  return {
    ...kept,
    step: kept.ticket ? step : 'email',
    countries,
    country: countries.find(({ code }) => code === kept.form.country),
    secrets,
    saving,
    broughtBack,
    refused: refusal.errors,
    refusals: refusal.count,
    set(changes) {
      setKept((now) => ({ ...now, form: withChanges(now.form, changes, countries) }))
      refusal.forget(Object.keys(changes))
    },
    setSecret(changes) {
      setSecrets((now) => ({ ...now, ...changes }))
      refusal.forget(Object.keys(changes))
    },
    async confirmed({ email, ticket, hasDraft }) {
      const next: Partial<Remembered> = { email, ticket }
      if (hasDraft && isEmpty({ ...kept.form, memberKind: '' })) {
        const draft = await readDraft({ lang, ticket }, sessionTransport)
        next.form = withDraft(kept.form, draft.form)
        next.savedAt = draft.savedAt
        setBroughtBack(draft.savedAt)
      }
      change(next)
      if (step === 'email') go('company')
    },
    unconfirm: () => change({ ticket: null }),
    refuse(at, errors) {
      refusal.show(errors)
      if (at !== step) go(at)
    },
    go,
    goOn: () => go(after(step)),
  }
}

/** The values in session storage, updated with every change. */
function useKept(search: string) {
  const [kept, setKept] = useState(() =>
    withKind(recall(), new URLSearchParams(search).get('kind')),
  )
  const change = (changes: Partial<Remembered>) => setKept((now) => ({ ...now, ...changes }))
  useEffect(() => remember(kept), [kept])
  return { kept, setKept, change }
}

/** Messages of the last refusal; `count` is incremented with every refusal. */
function useRefusal() {
  const [refusal, setRefusal] = useState({ errors: {} as FieldErrors, count: 0 })
  return {
    ...refusal,
    show: (errors: FieldErrors) => setRefusal((now) => ({ errors, count: now.count + 1 })),
    forget: (names: readonly string[]) =>
      setRefusal((now) => ({ ...now, errors: without(now.errors, names) })),
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
function withKind(kept: Remembered, kind: string | null): Remembered {
  if (kept.form.memberKind || (kind !== 'wholesale' && kind !== 'dropship')) return kept
  return { ...kept, form: { ...kept.form, memberKind: kind } }
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  if (!names.some((name) => name in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

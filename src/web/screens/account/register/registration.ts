// The registration form's values as strings, without the secrets.
import type { InputOf, ResultOf } from '../../../../contract/call.ts'
import type { readDraftRoute, registerMemberRoute } from '../../../../contract/user-application.ts'

type ApplicationInput = InputOf<typeof registerMemberRoute>
export type Draft = NonNullable<ResultOf<typeof readDraftRoute>['form']>

export type TextFieldName = Exclude<keyof Draft, 'productsOfInterest'>
export type Registration = Record<TextFieldName, string> & { productsOfInterest: string[] }

/** Typed or ticked on the last step and never stored. */
export interface Secrets {
  password: string
  confirmPassword: string
  privacyAccepted: boolean
}
export type FieldName = keyof Registration | keyof Secrets

export const NO_SECRETS: Secrets = { password: '', confirmPassword: '', privacyAccepted: false }

export const EMPTY_REGISTRATION: Registration = {
  memberKind: '',
  username: '',
  companyName: '',
  website: '',
  businessRegistrationNo: '',
  salesChannels: '',
  country: '',
  firstName: '',
  surname: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postCode: '',
  dialCode: '',
  phone: '',
  productsOfInterest: [],
  heardFrom: '',
  invitationCode: '',
  invoiceReference: '',
}

/** Merges a saved draft into the form; unknown fields are dropped. */
export function withDraft(form: Registration, draft: Draft | null): Registration {
  const next: Record<string, unknown> = { ...form }
  for (const name of Object.keys(EMPTY_REGISTRATION)) {
    const stored: unknown = draft?.[name as keyof Draft]
    if (
      Array.isArray(EMPTY_REGISTRATION[name as keyof Registration])
        ? Array.isArray(stored)
        : isText(stored)
    ) {
      next[name] = stored
    }
  }
  return next as Registration
}

/** Input of the call that saves the draft: only the fields that are filled in, each cut to what the call accepts. */
export function toDraft(form: Registration): Draft {
  const filled = Object.entries(form).filter(([, value]) => value.length > 0)
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 1000) : value]),
  )
}

/** Input of the call that submits the application; empty choices are omitted. */
export function toApplication(
  form: Registration,
  secrets: Secrets,
): Omit<ApplicationInput, 'ticket' | 'lang'> {
  const { heardFrom, ...fields } = form
  return {
    ...(fields as Omit<
      ApplicationInput,
      'ticket' | 'password' | 'confirmPassword' | 'privacyAccepted'
    >),
    ...(heardFrom ? { heardFrom: heardFrom as NonNullable<ApplicationInput['heardFrom']> } : {}),
    phone: form.phone.replaceAll(/[()]/g, ''),
    password: secrets.password,
    confirmPassword: secrets.confirmPassword,
    privacyAccepted: true,
  }
}

/** Whether nothing was filled in; the member kind does not count, since the address of the page may preselect it. */
export function isEmpty(form: Registration): boolean {
  return Object.values({ ...form, memberKind: '' }).every((value) => value.length === 0)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

// The registration steps with their fields and their query parameter.
import type { FieldName } from './registration.ts'

export const STEPS = ['email', 'company', 'address', 'interests', 'review'] as const
export type Step = (typeof STEPS)[number]

export const FIELDS: Record<Step, readonly FieldName[]> = {
  email: [],
  company: [
    'memberKind',
    'companyName',
    'website',
    'businessRegistrationNo',
    'salesChannels',
    'username',
  ],
  address: [
    'country',
    'firstName',
    'surname',
    'dialCode',
    'phone',
    'addressLine1',
    'addressLine2',
    'postCode',
    'city',
    'region',
  ],
  interests: ['productsOfInterest', 'heardFrom', 'invitationCode', 'invoiceReference'],
  review: ['password', 'confirmPassword', 'privacyAccepted'],
}

/** '?step=address'; any other value means the first step. */
export function stepOfSearch(search: string): Step {
  const named = new URLSearchParams(search).get('step')
  return STEPS.find((step) => step === named) ?? 'email'
}

/** '' for the first step; other query parameters are kept. */
export function searchOfStep(step: Step, search: string): string {
  const params = new URLSearchParams(search)
  params.delete('step')
  if (step !== 'email') params.set('step', step)
  return params.size ? `?${params}` : ''
}

/** The step that contains a field; null for fields of no step, such as the ticket (the proof of the email address). */
export function stepOfField(field: string): Step | null {
  // The server identifies list items by index: productsOfInterest.2
  const name = field.split('.')[0] ?? ''
  return STEPS.find((step) => (FIELDS[step] as readonly string[]).includes(name)) ?? null
}

export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'review'
}

export function stepBefore(step: Step): Step {
  return STEPS[STEPS.indexOf(step) - 1] ?? 'email'
}

// Field labels and validation messages of the registration; some depend on the country.
import type { Country } from '../../../../contract/reference.ts'
import type { FieldErrors, Labels } from '../../../components/form/form-errors.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { Texts } from '../../../texts.ts'
import { nameOrder } from '../../../components/form/name-order.ts'
import type { FieldName } from './registration.ts'
import { MIN_LENGTHS, MAX_LENGTHS, type Problem } from './rules.ts'
import { FIELDS, type Step } from './steps.ts'

type RegisterTexts = Texts['registration']['register']
export type MessageTexts = Pick<Texts, 'registration' | 'form'>

export function labelsOf(t: RegisterTexts, country: Country | undefined): Record<string, string> {
  const region = t.regionNames[country?.regionKind ?? '']
  return region ? { ...t.labels, region } : t.labels
}

/** In the order of the step. */
export function labelsOfStep(step: Step, labels: Labels, lang: Lang): Labels {
  return Object.fromEntries(fieldsOf(step, lang).map((field) => [field, labels[field] ?? field]))
}

/** In the order the step shows them, with names in the order of the language. */
export function fieldsOf(step: Step, lang: Lang): FieldName[] {
  const names = nameOrder(lang)
  return FIELDS[step].map((field) =>
    field === 'firstName' ? names[0] : field === 'surname' ? names[1] : field,
  )
}

/** Whole sentences by field. */
export function sentencesOf(
  problems: readonly Problem[],
  labels: Labels,
  t: MessageTexts,
): FieldErrors {
  return Object.fromEntries(
    problems.map((problem) => [problem.field, sentenceOf(problem, labels[problem.field] ?? '', t)]),
  )
}

function sentenceOf({ field, reason }: Problem, label: string, t: MessageTexts): string {
  const { problems } = t.registration.register
  const { reasons } = t.form
  // Choices, and fields whose value has to fit a pattern, have a message of their own.
  const ownMessage = problems[field as 'username']
  if (reason === 'missing') {
    const isChoice = field === 'memberKind' || field === 'country' || field === 'privacyAccepted'
    return isChoice ? ownMessage : reasons.missing(label)
  }
  if (reason === 'tooShort') return reasons.tooShort(label, MIN_LENGTHS[field] ?? 0)
  if (reason === 'tooLong') return reasons.tooLong(label, MAX_LENGTHS[field] ?? 0)
  if (reason === 'different') return problems.different
  return reason === 'characters' ? problems.characters(label) : ownMessage
}

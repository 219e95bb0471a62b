// Converts browser validation errors and server rejections into messages at the fields.
import { CallError, TransportError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { sentenceList } from '../../../shared/punctuation.ts'
import { noticeOf } from '../toasts/failure-messages.ts'
import { textsOf } from '../../texts.ts'

/** Full sentences by field name. */
export type FieldErrors = Record<string, string>
/** Field labels by name; also the order of the summary. */
export type Labels = Record<string, string>

export interface FormFailure {
  errors: FieldErrors
  /** Message for the whole form, above the errors of the fields; null if these suffice. */
  notice: string | null
  /** The form may have arrived, although no answer came. */
  isUnanswered?: boolean
}

/** What happens when a form is sent again after its answer was lost. */
export interface Repetition {
  /** It acts once: the call has an idempotency key. */
  countsOnce?: boolean
  /** It does no harm, e.g. because the call only reads or logs in. Other forms ask to check first what has arrived. */
  isRepeatable?: boolean
  /** What to do then, where only the form knows how to check whether it has arrived. */
  unanswered?: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Errors from the attributes required, minLength, maxLength, pattern and type, without browser popups. */
export function nativeErrors(form: HTMLFormElement, labels: Labels, lang: Lang): FieldErrors {
  const errors: FieldErrors = {}
  for (const element of form.elements) {
    const control = element as Control
    const label = labels[control.name]
    const reason = label && !errors[control.name] ? nativeReason(control, label, lang) : null
    if (reason) errors[control.name] = reason
  }
  return errors
}

/**
 * Messages for a failed call, in whole sentences. Errors of fields without a label here go into the notice.
 * The last parameter: what happens when the form is sent again after a lost answer.
 */
export function failureOf(
  error: unknown,
  labels: Labels,
  lang: Lang,
  { countsOnce, isRepeatable, unanswered }: Repetition = {},
): FormFailure {
  if (mayHaveArrived(error)) {
    const t = textsOf(lang, 'form')
    const first = unanswered ?? (countsOnce || isRepeatable ? t.noAnswer : t.checkFirst)
    const sentences = [first, ...(countsOnce ? [t.countsOnce] : []), t.kept]
    return { errors: {}, notice: sentenceList(sentences, lang), isUnanswered: true }
  }
  if (!(error instanceof CallError)) {
    return { errors: {}, notice: noticeOf(error, lang)?.text ?? unknownError(lang) }
  }
  const errors: FieldErrors = {}
  const others: string[] = []
  for (const { field, reason } of error.errors) {
    if (labels[field]) errors[field] ??= reason
    else others.push(reason)
  }
  if (Object.keys(errors).length > 0 && others.length === 0) return { errors, notice: null }
  return {
    errors,
    notice: sentenceList([error.message, ...others, ...waitSentences(error, lang)], lang),
  }
}

/** Whether a failed call may have reached the shop: false when the shop was too busy for it, or rejected it. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof TransportError) || error.failure === 'busy') return false
  return error.failure !== 'status' || error.status >= 500
}

function nativeReason(control: Control, label: string, lang: Lang): string | null {
  const { reasons } = textsOf(lang, 'form')
  const { validity, minLength, maxLength, type } = control as HTMLInputElement
  if (validity.valid) return null
  if (validity.valueMissing) return reasons.missing(label)
  if (validity.tooShort) return reasons.tooShort(label, minLength)
  if (validity.tooLong) return reasons.tooLong(label, maxLength)
  return validity.typeMismatch && type === 'email' ? reasons.email : reasons.form(label)
}

function waitSentences(error: CallError, lang: Lang): string[] {
  if (error.code !== RESULT_CODES.tooOften) return []
  const seconds = (error.result as { retryAfter?: number } | null)?.retryAfter
  return seconds ? [textsOf(lang, 'form').waitSeconds(seconds)] : []
}

function unknownError(lang: Lang): string {
  return textsOf(lang, 'frame').errors.unknown
}

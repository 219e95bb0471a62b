// Submits a form through a call: prevents double submits, keeps the input and turns errors into messages.
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { CallError, type Transport } from '../../../client/call.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import type { Lang } from '../../../shared/lang.ts'
import { noticeOf } from '../toasts/failure-messages.ts'
import { useLang } from '../../site-context.ts'
import { hideMessage, readMessages, showMessage } from '../toasts/toast-store.ts'
import {
  type FieldErrors,
  type Labels,
  nativeErrors,
  type FormFailure,
  type Repetition,
  failureOf,
} from './form-errors.ts'

export interface SubmitOptions extends Repetition {
  /** Field labels by name, in form order. */
  labels: Labels
  /** Checks beyond browser validation: messages by field name. */
  check?: (values: FormData) => FieldErrors
  /** Toast text for a rejection (frame texts, errors.*); absent: the server's message. */
  failText?: string
  /** Result codes of rejections that the screen handles itself. */
  withoutToast?: number[]
  /** Receives a rejection first; true: the form shows nothing more. */
  onRejected?: (error: CallError) => boolean
}

export interface SubmitState extends FormFailure {
  labels: Labels
  /** Counts failed submits, so that the summary takes the focus again each time. */
  failures: number
  sending: boolean
  /** Props for the <form>; fields stay uncontrolled, so that no input is lost. */
  form: {
    noValidate: true
    method: 'post'
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

type Work = (values: FormData, transport: Transport, form: HTMLFormElement) => Promise<void>

/** What the form shows while its last submit has not failed. */
const NO_FAILURE: FormFailure = { errors: {}, notice: null }

/**
 * `work` gets the fields and a transport that shows no messages itself; its errors appear in the form and, for
 * rejections and lost connections, also as a toast.
 */
export function useSubmit(work: Work, options: SubmitOptions): SubmitState {
  const lang = useLang()
  const [failure, setFailure] = useState(NO_FAILURE)
  const [failures, setFailures] = useState(0)
  const [sending, setSending] = useState(false)
  // A state update would come too late to block a second click in the same moment.
  const busy = useRef(false)
  function fail(next: FormFailure) {
    setFailure(next)
    setFailures((count) => count + 1)
  }
  function show(error: unknown) {
    if (error instanceof CallError && options.onRejected?.(error)) return
    showToast(error, options, lang)
    fail(failureOf(error, options.labels, lang, options))
  }
  async function submit(form: HTMLFormElement) {
    const values = new FormData(form)
    const errors = { ...options.check?.(values), ...nativeErrors(form, options.labels, lang) }
    if (Object.keys(errors).length > 0) return fail({ errors, notice: null })
    busy.current = true
    const earlier = readMessages()
    setSending(true)
    try {
      await work(values, sessionTransport, form)
      setFailure(NO_FAILURE)
      // What failed in an earlier try would contradict the success.
      for (const { id, kind } of earlier) if (kind !== 'done') hideMessage(id)
    } catch (error) {
      show(error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const onInput = useCallback((event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    setFailure((old) => (name in old.errors ? { ...old, errors: without(old.errors, name) } : old))
  }, [])
  return {
    labels: options.labels,
    ...failure,
    failures,
    sending,
    form: {
      noValidate: true,
      method: 'post',
      onInput,
      onSubmit(event) {
        event.preventDefault()
        if (!busy.current) void submit(event.currentTarget)
      },
    },
  }
}

function showToast(error: unknown, { failText, withoutToast }: SubmitOptions, lang: Lang): void {
  const notice = noticeOf(error, lang)
  if (!notice) return
  if (!(error instanceof CallError)) showMessage(notice.kind, notice.text)
  else if (!withoutToast?.includes(error.code)) showMessage(notice.kind, failText ?? notice.text)
}

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}

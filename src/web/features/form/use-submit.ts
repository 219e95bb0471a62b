// Sends a form by a call: once however often it is pressed, keeping what was typed, with what is wrong in words.
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { CallError, type Transport } from '../../../client/call.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import { noticeOf } from '../toasts/error-catalogue.ts'
import { useLang } from '../../site-context.ts'
import { showMessage } from '../toasts/toast-store.ts'
import { type FieldErrors, type Labels, nativeErrors, refusalOf } from './form-errors.ts'

export interface SubmitOptions {
  /** Each field's label by its name, in the order of the form. */
  labels: Labels
  /** What the browser's own rules cannot say: sentences by field name. */
  check?: (values: FormData) => FieldErrors
  /** The toast of the error catalogue for a refusal (frame texts, errors.*); absent: the server's words. */
  failText?: string
  /** Codes the screen shows by itself: no toast. */
  quiet?: number[]
  /** Looks at a refusal first; true: nothing more is shown in the form. */
  onRefused?: (error: CallError) => boolean
}

export interface SubmitState {
  labels: Labels
  errors: FieldErrors
  notice: string | null
  /** Grows with every failed try, so that the summary takes the focus anew. */
  failures: number
  sending: boolean
  /** For the <form>; fields stay uncontrolled, so that nothing typed is lost. */
  form: {
    noValidate: true
    method: 'post'
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

type Work = (values: FormData, transport: Transport, form: HTMLFormElement) => Promise<void>

interface Failed {
  errors: FieldErrors
  notice: string | null
}
const FINE: Failed = { errors: {}, notice: null }

/**
 * `work` gets the fields and a transport that shows no messages; what it throws shows in the form
 * and, for refusals and lost connections, as a toast.
 */
export function useSubmit(work: Work, options: SubmitOptions): SubmitState {
  const lang = useLang()
  const [failed, setFailed] = useState(FINE)
  const [failures, setFailures] = useState(0)
  const [sending, setSending] = useState(false)
  // State comes too late for a second press in the same moment.
  const busy = useRef(false)
  function fail(next: Failed) {
    setFailed(next)
    setFailures((count) => count + 1)
  }
  function show(error: unknown) {
    if (error instanceof CallError && options.onRefused?.(error)) return
    tell(error)
    fail(refusalOf(error, options.labels, lang))
  }
  function tell(error: unknown) {
    const notice = noticeOf(error, lang)
    if (!notice) return
    if (!(error instanceof CallError)) showMessage(notice.kind, notice.text)
    else if (!options.quiet?.includes(error.code)) {
      showMessage(notice.kind, options.failText ?? notice.text)
    }
  }
  async function submit(form: HTMLFormElement) {
    const values = new FormData(form)
    const errors = { ...options.check?.(values), ...nativeErrors(form, options.labels, lang) }
    if (Object.keys(errors).length > 0) return fail({ errors, notice: null })
    busy.current = true
    setSending(true)
    try {
      await work(values, sessionTransport, form)
      setFailed(FINE)
    } catch (error) {
      show(error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const onInput = useCallback((event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    setFailed((now) => (name in now.errors ? { ...now, errors: without(now.errors, name) } : now))
  }, [])
  return {
    labels: options.labels,
    ...failed,
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

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}

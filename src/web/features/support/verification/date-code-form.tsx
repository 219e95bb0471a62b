// Form that reads a date code and shows the result for confirmation; works without scripts as a GET form.
import { useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { readDateCode } from '../../../../client/verification.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readDateCodeRoute } from '../../../../contract/product-support.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { WarningIcon } from '../../../../ui/icons.tsx'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { noticeOf } from '../../../components/toasts/failure-messages.ts'
import { useDay } from '../../../format/format.ts'
import { useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './verification.module.css'

export type DateReading = ResultOf<typeof readDateCodeRoute>
export interface DateCodeState {
  /** The code as typed. */
  code: string
  reading: DateReading | null
  /** Reason why the code could not be read. */
  reason: string | null
}

const FIELD = 'date-code'

/** `initial`: the state after the check of the code in the URL, which a form without scripts sends. */
export function DateCodeForm({ initial }: { initial: DateCodeState }) {
  const t = useTexts('verification').dateCode
  const lang = useLang()
  const path = useHref(PATHS.verification)
  const [{ reading, reason }, setState] = useState(initial)
  const field = useRef<HTMLInputElement>(null)
  async function read(code: string) {
    try {
      setState({
        code,
        reading: await readDateCode({ code, lang }, sessionTransport),
        reason: null,
      })
    } catch (error) {
      setState({
        code,
        reading: null,
        reason: reasonOf(error) ?? noticeOf(error, lang)?.text ?? '',
      })
      field.current?.focus()
    }
  }
  return (
    <form
      method="get"
      action={path}
      data-reload
      className={css.dateForm}
      onSubmit={(event) => {
        event.preventDefault()
        const code = field.current?.value.trim() ?? ''
        // The code is part of the call's path and cannot be empty there; the error for '?' says what a date code is.
        void read(code === '' ? '?' : code)
      }}
    >
      <Field id={FIELD} label={t.label} hint={t.hint} error={reason}>
        <input
          ref={field}
          id={FIELD}
          name="date"
          className={controlClass}
          defaultValue={initial.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={reason !== null || undefined}
          aria-describedby={`${FIELD}-hint${reason === null ? '' : ` ${FIELD}-error`}`}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit">{t.read}</Button>
      </div>
      <div role="status">{reading && <Reading reading={reading} />}</div>
    </form>
  )
}

function Reading({ reading }: { reading: DateReading }) {
  const t = useTexts('verification').dateCode
  const day = useDay()
  const { code, pattern, from, to, isFuture, ageMonths } = reading
  const [year, weekOrMonth] = [2000 + Number(code.slice(0, 2)), Number(code.slice(2, 4))]
  return (
    <div className={css.reading}>
      <p>
        {t.digits(code.slice(0, 4))} →{' '}
        <strong>
          {pattern === 'YYWW' ? t.week(year, weekOrMonth) : t.month(year, weekOrMonth)}
        </strong>
      </p>
      <p>
        {t.made(day(from), day(to))} {!isFuture && t.age(ageMonths)}
      </p>
      {isFuture ? (
        <p className={css.future}>
          <WarningIcon /> {t.future}
        </p>
      ) : (
        <p className={css.hint}>{t.confirm}</p>
      )}
    </div>
  )
}

/** The server's message about the code. */
export function reasonOf(error: unknown): string | null {
  return error instanceof CallError ? (error.errors[0]?.reason ?? null) : null
}

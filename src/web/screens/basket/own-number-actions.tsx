// Actions on one of the company's own numbers: change its item, or remove it.
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallError } from '../../../client/call.ts'
import { dropAlias, keepAlias } from '../../../client/order-pad.ts'
import { sessionTransport } from '../../../client/session-transport.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { noticeOf } from '../../components/toasts/failure-messages.ts'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { useLive } from '../../components/use-live.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import member from '../account/member/member.module.css'

type OpenForm = 'none' | 'change' | 'remove'

/** The focus moves into the opened form, and back to its button when the form is closed without a change. */
export function OwnNumberActions({ text }: Pick<PartProps, 'text'>) {
  const t = useTexts('company-lists').numbers
  const isLive = useLive()
  const [openForm, setOpenForm] = useState<OpenForm>('none')
  const [closedForm, setClosedForm] = useState<OpenForm>('none')
  function close() {
    setClosedForm(openForm)
    setOpenForm('none')
  }
  if (openForm === 'change') return <Change text={text} onClose={close} />
  if (openForm === 'remove') return <Remove text={text} onClose={close} />
  return (
    <div className={member.actions}>
      <Button
        small
        disabled={!isLive}
        autoFocus={closedForm === 'change'}
        aria-label={t.changeOf(text)}
        onClick={() => setOpenForm('change')}
      >
        {t.change}
      </Button>
      <Button
        small
        look="quiet"
        disabled={!isLive}
        autoFocus={closedForm === 'remove'}
        aria-label={t.removeOf(text)}
        onClick={() => setOpenForm('remove')}
      >
        {t.remove}
      </Button>
    </div>
  )
}

interface PartProps {
  /** The company's own number, as it is typed. */
  text: string
  onClose: () => void
}

/** The typed item number stays in the field if the catalogue does not have it. */
function Change({ text, onClose }: PartProps) {
  const t = useTexts('company-lists').numbers
  const lang = useLang()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const run = useSingleRun()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const itemNo = typed.trim().toUpperCase()
    if (itemNo === '') return
    void run(async () => {
      try {
        await keepAlias({ lang, text, itemNo }, sessionTransport)
        showMessage('done', t.saved(text, itemNo))
        onClose()
        await revalidate()
      } catch (error) {
        const isUnknown = error instanceof CallError && error.code === RESULT_CODES.notFound
        setFault(isUnknown ? t.unknown(itemNo) : (noticeOf(error, lang)?.text ?? null))
      }
    })
  }
  return (
    <form className={member.form} onSubmit={save}>
      <input
        className={controlClass}
        value={typed}
        maxLength={64}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t.itemNo}
        aria-label={t.itemNoOf(text)}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : id}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(null)
        }}
      />
      {fault !== null && (
        <p id={id} role="alert">
          {fault}
        </p>
      )}
      <div className={member.actions}>
        <Button small type="submit">
          {t.save}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

function Remove({ text, onClose }: PartProps) {
  const t = useTexts('company-lists').numbers
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const question = useRef<HTMLDivElement>(null)
  const run = useSingleRun()
  const remove = () =>
    run(async () => {
      try {
        await dropAlias({ lang, text }, sessionTransport)
        showMessage('done', t.removed(text))
        focusNextRow(question.current?.closest('tr'))
        await revalidate()
      } catch (error) {
        const notice = noticeOf(error, lang)
        if (notice) showMessage(notice.kind, notice.text)
        onClose()
      }
    })
  return (
    <div ref={question} className={member.question}>
      <p>{t.sure(text)}</p>
      <div className={member.actions}>
        <Button small onClick={() => void remove()}>
          {t.removeNow}
        </Button>
        <Button small autoFocus look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}

/**
 * Focuses the last button of the next row, of the previous one after the last row, or, without rows, the line that counts the
 * results. Call it before the row leaves the list.
 */
function focusNextRow(row: Element | null | undefined): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const buttons = next?.querySelectorAll<HTMLElement>('button')
  const results = document.querySelector<HTMLElement>('[data-results]')
  const target = buttons?.[buttons.length - 1] ?? results
  target?.focus()
}

/** Runs one call at a time: a second click during the call does nothing. */
function useSingleRun(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false)
  return async (work) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }
}

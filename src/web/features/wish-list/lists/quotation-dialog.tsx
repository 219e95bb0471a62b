// Dialog that asks for a quotation of a list, and gives the number of the case that it became.
import { useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { requestQuotation } from '../../../../client/wish-list.ts'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { newRequestId } from '../../../components/request-id.ts'
import css from './wish-list.module.css'

interface QuotationDialogProps {
  list: WishListInfo
  open: boolean
  onClose: () => void
}

type Opened = Awaited<ReturnType<typeof requestQuotation>>

export function QuotationDialog({ list, open, onClose }: QuotationDialogProps) {
  const t = useTexts('list-review').quotation
  const [opened, setOpened] = useState<Opened | null>(null)
  function close() {
    setOpened(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t.title} closeLabel={t.close}>
      {opened ? (
        <div className={css.dialog} role="status">
          <p>
            {t.done} <strong>{opened.caseNo}</strong>
          </p>
          <p>{t.next}</p>
          <LocalLink to={`${PATHS.feedback}?caseNo=${opened.caseNo}`}>{t.follow}</LocalLink>
        </div>
      ) : (
        <QuotationForm list={list} onOpened={setOpened} />
      )}
    </Dialog>
  )
}

interface QuotationFormProps {
  list: WishListInfo
  onOpened: (opened: Opened) => void
}

function QuotationForm({ list, onOpened }: QuotationFormProps) {
  const t = useTexts('list-review').quotation
  const { lang, transport } = useSite()
  const [messages, setMessages] = useState('')
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  // A repeated press opens no second case.
  const [sendingId] = useState(newRequestId)
  async function send() {
    setSending(true)
    setFault(null)
    try {
      onOpened(await requestQuotation({ lang, listId: list.id, messages, sendingId }, transport))
    } catch (error) {
      setFault(error instanceof CallError ? `${t.failed} ${error.message}` : t.failed)
      setSending(false)
    }
  }
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{t.intro(list.count)}</p>
      <Field id="quotation-message" label={t.message}>
        <textarea
          id="quotation-message"
          className={controlClass}
          rows={4}
          maxLength={2000}
          value={messages}
          onChange={(event) => setMessages(event.target.value)}
        />
      </Field>
      <p className={css.actions}>
        <Button look="primary" type="submit" disabled={sending}>
          {sending ? t.sending : t.submit}
        </Button>
        <span role="status" className={css.problem}>
          {fault}
        </span>
      </p>
    </form>
  )
}

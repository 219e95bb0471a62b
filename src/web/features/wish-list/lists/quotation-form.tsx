// Form that sends a list for a quotation, with a message, the unlisted rows (those for which no item was found) and, of
// a wholesaler, the delivery address.
import { useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { requestQuotation } from '../../../../client/wish-list.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { MemberAddress } from '../../../../contract/user-session.ts'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import type { UnlistedRow } from '../../../../shared/line-remarks.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { sentenceList, wordList } from '../../../../shared/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { dropKey, keyOfRequest } from './quotation-key.ts'
import type { QuotationMethod } from './quotation-method.ts'
import { removeRows } from './unlisted-rows.ts'
import { UnlistedChoice, useUnlistedRows } from './unlisted-choice.tsx'
import css from './wish-list.module.css'

/** The number of the order or case that the request became. */
export type QuotationReceipt = Awaited<ReturnType<typeof requestQuotation>>

interface QuotationFormProps {
  list: WishListInfo
  method: QuotationMethod
  isOpen: boolean
  onDone: (receipt: QuotationReceipt) => void
}

export function QuotationForm({ list, method, isOpen, onDone }: QuotationFormProps) {
  const { byOffer, ...t } = useTexts('list-review').quotation
  const unlisted = useUnlistedRows(isOpen)
  const [chosenId, chooseAddress] = useState<string | null>(null)
  const addresses = method.kind === 'order' ? method.addresses : null
  const lacksAddress = addresses?.length === 0
  // The chosen address may have been deleted since the dialog was last open.
  const address = addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0]
  const request = useRequest(list, { unlisted: unlisted.sent, deliverTo: address?.id }, onDone)
  const { messages, setMessages, isSending, problem, send } = request
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{(addresses ? byOffer : t).intro(list.count)}</p>
      <UnlistedChoice {...unlisted} />
      {addresses && (
        <DeliverTo addresses={addresses} chosenId={address?.id} onChoose={chooseAddress} />
      )}
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
        {!lacksAddress && (
          <Button
            look="primary"
            type="submit"
            disabled={isSending || method.kind === 'loading' || method.kind === 'failed'}
          >
            {isSending ? t.sending : t.submit}
          </Button>
        )}
        <span role="status" className={method.kind === 'loading' ? css.hint : css.problem}>
          {method.kind === 'loading' ? byOffer.loading : problem}
          {method.kind === 'failed' && byOffer.loadFailed}
        </span>
      </p>
    </form>
  )
}

/** What was typed is kept when sending fails. */
function useRequest(
  list: WishListInfo,
  { unlisted, deliverTo }: { unlisted: readonly UnlistedRow[]; deliverTo: string | undefined },
  onDone: QuotationFormProps['onDone'],
) {
  const t = useTexts('list-review').quotation
  const { lang, transport } = useSite()
  const [messages, setMessages] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function send() {
    setSending(true)
    setProblem(null)
    const address = deliverTo === undefined ? {} : { deliverTo }
    try {
      const rows = unlisted.length > 0 && { unlisted: [...unlisted] }
      const request = { listId: list.id, messages, ...rows, ...address }
      const sendingId = keyOfRequest(request, list)
      const receipt = await requestQuotation({ ...request, lang, sendingId }, transport)
      dropKey()
      removeRows(unlisted)
      onDone(receipt)
    } catch (error) {
      const items = error instanceof CallError ? rejectedItems(error) : []
      if (items.length > 0) setProblem(t.byOffer.faulty(wordList(items, lang)))
      else
        setProblem(
          sentenceList([t.failed, ...(error instanceof CallError ? [error.message] : [])], lang),
        )
      setSending(false)
    }
  }
  return { messages, setMessages, isSending, problem, send }
}

/** The numbers of the items that cannot be ordered. */
function rejectedItems({ code, result }: CallError): string[] {
  if (code !== RESULT_CODES.conflict) return []
  const { lines = [] } = result as { lines?: { itemNo: string }[] }
  return lines.map(({ itemNo }) => itemNo)
}

interface DeliverToProps {
  addresses: readonly MemberAddress[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

function DeliverTo({ addresses, chosenId, onChoose }: DeliverToProps) {
  const { byOffer: t } = useTexts('list-review').quotation
  if (addresses.length === 0) {
    return (
      <>
        <p>{t.noAddress}</p>
        <p>
          <LocalLink className={buttonClass('primary')} to={PATHS.memberAddresses}>
            {t.addAddress}
          </LocalLink>
        </p>
      </>
    )
  }
  return (
    <Field id="quotation-address" label={t.deliverTo}>
      <select
        id="quotation-address"
        className={controlClass}
        value={chosenId}
        onChange={(event) => onChoose(event.target.value)}
      >
        {addresses.map(({ id, label, recipient, city, countryName }) => (
          <option key={id} value={id}>
            {[label, recipient, city, countryName].join(' · ')}
          </option>
        ))}
      </select>
    </Field>
  )
}

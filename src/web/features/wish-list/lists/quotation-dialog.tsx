// Dialog that asks for a quotation of a list, and shows the number of the order or case that the request became.
import { useEffect, useRef, useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { QuotationForm, type QuotationReceipt } from './quotation-form.tsx'
import { useQuotationMethod } from './quotation-method.ts'
import css from './wish-list.module.css'

interface QuotationDialogProps {
  list: WishListInfo
  open: boolean
  onClose: () => void
}

export function QuotationDialog({ list, open, onClose }: QuotationDialogProps) {
  const t = useTexts('list-review').quotation
  const [receipt, setReceipt] = useState<QuotationReceipt | null>(null)
  const method = useQuotationMethod(open)
  function close() {
    setReceipt(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t.title} closeLabel={t.close}>
      {receipt ? (
        <Done {...receipt} />
      ) : (
        <QuotationForm list={list} method={method} isOpen={open} onDone={setReceipt} />
      )}
    </Dialog>
  )
}

function Done({ caseNo, orderNo }: QuotationReceipt) {
  const { byOffer, ...byCase } = useTexts('list-review').quotation
  const t = orderNo === null ? byCase : byOffer
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={css.dialog} role="status" ref={box} tabIndex={-1}>
      <p>
        {t.done} <strong>{orderNo ?? caseNo}</strong>
      </p>
      <p>{t.next}</p>
      <LocalLink
        to={
          orderNo === null
            ? `${PATHS.feedback}?caseNo=${caseNo}`
            : pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })
        }
      >
        {t.follow}
      </LocalLink>
    </div>
  )
}

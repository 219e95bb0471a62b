// Inquiry section of a product: a form loaded on open, or a link to the feedback form without scripts.
import { type ReactNode, useState } from 'react'
import type { ProductPage } from '../../../../contract/product.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { useFrame } from '../../../page/frame-data.ts'
import { localHref } from '../../../page/local-link.tsx'
import { usePiece } from '../../../loading/piece.ts'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { inquiryPiece } from './inquiry-piece.ts'
import css from './product-parts.module.css'

interface InquiryPartProps {
  detail: ProductPage['productDetail']
  t: typeof product
}

export function InquiryPart({ detail, t }: InquiryPartProps) {
  const { contactEmail } = useFrame()
  const { lang, origin } = useSite()
  const [isOpen, setOpen] = useState(false)
  const { itemNo } = detail
  const page = localHref(lang, `${PATHS.feedback}?type=product&item=${encodeURIComponent(itemNo)}`)
  const plain = <a href={page}>{t.inquiry.form}</a>
  return (
    <>
      <p>{t.inquiry.body}</p>
      <details
        className={css.inquiry}
        onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
      >
        <summary className={buttonClass('primary')}>{t.inquiry.ask}</summary>
        {isOpen ? <Form itemNo={itemNo} plain={plain} /> : <p>{plain}</p>}
      </details>
      {contactEmail && (
        <p className={css.mail}>
          {t.inquiry.byMail}
          <a href={mailAddress()} data-reload>
            {contactEmail}
          </a>
        </p>
      )}
    </>
  )

  function mailAddress(): string {
    const address = origin + localHref(lang, detail.url)
    const body = t.inquiry.mail(itemNo, detail.title, address).replaceAll('\n', '\r\n')
    const subject = t.inquiry.subject(itemNo)
    return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  }
}

/** Shows the link until the form has loaded, or if loading fails. */
function Form({ itemNo, plain }: { itemNo: string; plain: ReactNode }) {
  const parts = usePiece(inquiryPiece)
  return parts ? <parts.InquiryForm itemNo={itemNo} /> : <p>{plain}</p>
}

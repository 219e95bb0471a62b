// Inquiry section of a product: a form loaded on open, or a link to the feedback form without scripts.
import { type ReactNode, useState } from 'react'
import type { ProductPage } from '../../../../contract/product.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { useFrameData } from '../../../page/frame-data.ts'
import { localHref } from '../../../page/local-link.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { PATHS } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { lazyInquiryForm } from './lazy-inquiry.ts'
import css from './product-sections.module.css'

interface InquirySectionProps {
  detail: ProductPage['productDetail']
  t: typeof product
}

export function InquirySection({ detail, t }: InquirySectionProps) {
  const { contactEmail } = useFrameData()
  const { lang, origin } = useSite()
  const [isOpen, setOpen] = useState(false)
  const { itemNo } = detail
  const formHref = localHref(
    lang,
    `${PATHS.feedback}?type=product&item=${encodeURIComponent(itemNo)}`,
  )
  const formLink = <a href={formHref}>{t.inquiry.form}</a>
  return (
    <>
      <p>{t.inquiry.body}</p>
      <details
        className={css.inquiry}
        onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
      >
        <summary className={buttonClass('primary')}>{t.inquiry.ask}</summary>
        {isOpen ? <Form itemNo={itemNo} link={formLink} /> : <p>{formLink}</p>}
      </details>
      {contactEmail && (
        <p>
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
function Form({ itemNo, link }: { itemNo: string; link: ReactNode }) {
  const parts = useLazyComponent(lazyInquiryForm)
  return parts ? <parts.InquiryForm itemNo={itemNo} /> : <p>{link}</p>
}

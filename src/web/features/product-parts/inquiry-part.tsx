// Asking about a product: an e-mail that already names it.
import type { ProductPage } from '../../../contract/product.ts'
import { localHref } from '../../parts/local-link.tsx'
import { useFrame } from '../../layouts/frame-data.ts'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import type { product } from '../../texts/en_us/product.ts'
import css from './product-parts.module.css'

interface InquiryPartProps {
  detail: ProductPage['productDetail']
  t: typeof product
}

export function InquiryPart({ detail, t }: InquiryPartProps) {
  const { contactEmail } = useFrame()
  const { lang, origin } = useSite()
  if (!contactEmail) {
    return (
      <p>
        {t.inquiry.none} <a href={localHref(lang, PATHS.support)}>{t.inquiry.support}</a>
      </p>
    )
  }
  const address = origin + localHref(lang, detail.url)
  const body = t.inquiry.mail(detail.itemNo, detail.title, address).replaceAll('\n', '\r\n')
  const subject = t.inquiry.subject(detail.itemNo)
  const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <>
      <p>{t.inquiry.body}</p>
      <p className={css.mail}>
        <a href={mail} data-reload>
          {t.inquiry.action}
        </a>{' '}
        {contactEmail}
      </p>
    </>
  )
}

// The documents of an order that exist, as links to PDF files.
import { orderDocumentAddress } from '../../../../client/order-documents.ts'
import type { OrderDocument } from '../../../../contract/order-documents.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function OrderDocuments({
  orderNo,
  documents,
}: {
  orderNo: string
  documents: readonly OrderDocument[]
}) {
  const lang = useLang()
  const t = useTexts('money').orders
  return (
    <section className={member.section} aria-labelledby="documents">
      <SectionHeading id="documents" title={t.documents} />
      <ul>
        {documents.map((document) => {
          const { kind, title, parcelNo, number } = document
          return (
            <li key={`${kind} ${parcelNo} ${number}`}>
              <a href={orderDocumentAddress(orderNo, document, lang)} download="">
                {title} <bdi>{number ?? parcelNo ?? orderNo}</bdi> (PDF)
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

// Sections below the specification: reviews, teardown, inquiry, bundle, related. Empty ones show a note.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { InquiryPart } from './inquiry-part.tsx'
import { Part } from './part.tsx'
import { ProductRow, ProductRows } from './product-row.tsx'
import { ReviewsPart } from './reviews-part.tsx'
import { TeardownPart } from './teardown-part.tsx'

interface FurtherPartsProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function FurtherParts({ page, lang, t }: FurtherPartsProps) {
  const relations: Record<string, string> = t.related.kinds
  return (
    <>
      <Part id="reviews" title={t.part.reviews}>
        <ReviewsPart reviews={page.reviewList} t={t} />
      </Part>
      <Part id="teardown" title={t.part.teardown}>
        <TeardownPart page={page} t={t} />
      </Part>
      <Part id="inquiry" title={t.part.inquiry}>
        <InquiryPart detail={page.productDetail} t={t} />
      </Part>
      <Part id="bundle" title={t.part.bundle}>
        {page.bundleList.length ? (
          <ProductRows>
            {page.bundleList.map((card) => (
              <ProductRow key={card.itemNo} card={card} relation={null} lang={lang} />
            ))}
          </ProductRows>
        ) : (
          <p>{t.bundle.none}</p>
        )}
      </Part>
      <Part id="related" title={t.part.related}>
        {page.relatedList.length ? (
          <ProductRows>
            {page.relatedList.map((card) => (
              <ProductRow
                key={card.relation + card.itemNo}
                card={card}
                relation={relations[card.relation] ?? null}
                lang={lang}
              />
            ))}
          </ProductRows>
        ) : (
          <p>{t.related.none}</p>
        )}
      </Part>
    </>
  )
}

// Sections below the fit list that are not empty: reviews, teardown, inquiry, bundle, related.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { InquirySection } from './inquiry-section.tsx'
import { ProductSection } from './section.tsx'
import { ProductStrip, ProductStrips } from './product-strip.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { TeardownSection } from './teardown-section.tsx'

interface FurtherSectionsProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function FurtherSections({ page, lang, t }: FurtherSectionsProps) {
  const relations: Record<string, string> = t.related.kinds
  return (
    <>
      {page.reviewList.total > 0 && (
        <ProductSection id="reviews" title={t.part.reviews}>
          <ReviewsSection reviews={page.reviewList} t={t} />
        </ProductSection>
      )}
      <ProductSection id="teardown" title={t.part.teardown}>
        <TeardownSection page={page} t={t} />
      </ProductSection>
      <ProductSection id="inquiry" title={t.part.inquiry}>
        <InquirySection detail={page.productDetail} t={t} />
      </ProductSection>
      {page.bundleList.length > 0 && (
        <ProductSection id="bundle" title={t.part.bundle}>
          <ProductStrips>
            {page.bundleList.map((card) => (
              <ProductStrip key={card.itemNo} card={card} relation={null} lang={lang} />
            ))}
          </ProductStrips>
        </ProductSection>
      )}
      {page.relatedList.length > 0 && (
        <ProductSection id="related" title={t.part.related}>
          <ProductStrips>
            {page.relatedList.map((card) => (
              <ProductStrip
                key={card.relation + card.itemNo}
                card={card}
                relation={relations[card.relation] ?? null}
                lang={lang}
              />
            ))}
          </ProductStrips>
        </ProductSection>
      )}
    </>
  )
}

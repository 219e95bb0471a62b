// Product description: the catalogue's own, or one generated from the data.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { shownDevice } from '../../catalogue/product-card/card-label.ts'
import { figureText, measureText } from '../../catalogue/product-facts/measures.ts'

interface ProductDescriptionProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ProductDescription({ page, lang, t }: ProductDescriptionProps) {
  const { description, descriptionLang, remark } = page.productDetail
  const sameCase = sameCaseText(page, t)
  const foreign = description !== null && descriptionLang !== lang
  return (
    <>
      {foreign && <p data-note="language">{t.original}</p>}
      <p lang={foreign ? 'en' : undefined}>{description ?? generatedDescription(page, t)}</p>
      <p>
        {t.description.series[page.styleType]}
        {sameCase && t.description.space + sameCase}
      </p>
      {remark && <p>{remark}</p>}
    </>
  )
}

/**
 * Sentence that the twin has a case (housing) of the same size. Null for items of the main series, and if the
 * dimensions differ or are unknown.
 */
function sameCaseText({ styleType, productDetail }: ProductPage, t: typeof product): string | null {
  const { sameCaseAs, dimension } = productDetail
  if (styleType !== 'high-performance' || sameCaseAs === null || dimension === null) return null
  return t.description.sameCase(sameCaseAs, `${dimension}\u00a0mm`)
}

/** Maximum number of brands in a sentence. */
const BRANDS_NAMED = 4

/** Also used as meta description for search engines and previews. */
export function generatedDescription(page: ProductPage, t: typeof product): string {
  const detail = page.productDetail
  const { total, brands } = page.fitModelList
  const sentence = t.description.made({
    brand: detail.brand,
    category: detail.cellName ?? detail.category.name,
    device: shownDevice(detail),
    volts: measureText(detail.voltage, 'V'),
    capacity: measureText(detail.capacity, 'mAh'),
    energy: measureText(detail.energy, 'Wh'),
    chemistry: detail.chemistry.name,
  })
  if (total < 2) return sentence
  const names = brands.slice(0, BRANDS_NAMED).map(({ brand }) => brand)
  const list = names.join(t.description.comma) + (brands.length > names.length ? ' …' : '')
  return sentence + t.description.space + t.description.fits(figureText(total), list)
}

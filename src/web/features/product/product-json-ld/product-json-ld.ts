// Structured data of a product: an ItemPage whose main entity is the product.
import type { ProductPage } from '../../../../contract/product.ts'
import { htmlLang, type Lang } from '../../../../shared/lang.ts'
import { printGtin } from '../../../../shared/gtin.ts'
import { localHref } from '../../../page/local-link.tsx'

interface JsonLdInput {
  page: ProductPage
  lang: Lang
  /** 'https://host', without a trailing slash. */
  origin: string
  description: string
}

/** Maximum number of devices in the structured data. */
const DEVICES_NAMED = 20
const SIMILAR_NAMED = 5
/** Code of the gram in UN/CEFACT Recommendation 20, as schema.org expects units. */
const GRAM = 'GRM'

/**
 * Prices are not public, and some crawlers reject a Product without a price. The page is therefore
 * an ItemPage with the product as its main entity, without an Offer.
 */
export function productJsonLd({ page, lang, origin, description }: JsonLdInput): object {
  const detail = page.productDetail
  const address = (path: string) => origin + localHref(lang, path)
  const url = address(detail.url)
  return {
    '@type': 'ItemPage',
    '@id': url,
    url,
    name: detail.title,
    description,
    inLanguage: htmlLang(lang),
    dateModified: detail.updatedOn,
    mainEntity: productEntity(page, origin, address, description),
  }
}

function productEntity(
  page: ProductPage,
  origin: string,
  address: (path: string) => string,
  description: string,
): object {
  const detail = page.productDetail
  const gtin = detail.ean && printGtin(detail.ean)
  const partNumber = page.partNoList.find(({ kind }) => kind === 'oem')?.raw
  const similar = page.relatedList.filter(({ relation }) => SIMILAR.has(relation))
  return {
    '@type': 'Product',
    '@id': `${address(detail.url)}#product`,
    name: detail.title,
    description,
    sku: detail.itemNo,
    ...(gtin?.length === 13 ? { gtin13: gtin } : gtin ? { gtin } : {}),
    mpn: partNumber ?? detail.itemNo,
    brand: { '@type': 'Brand', name: detail.brand },
    category: detail.category.name,
    image: `${origin}/pictures/${encodeURIComponent(detail.itemNo)}/og.png`,
    additionalProperty: [
      property('voltage', detail.voltage, 'V'),
      property('capacity', detail.capacity, 'mAh'),
      property('energy', detail.energy, 'Wh'),
      { '@type': 'PropertyValue', name: 'chemistry', value: detail.chemistry.name },
    ],
    ...(detail.netWeight === null
      ? {}
      : { weight: { '@type': 'QuantitativeValue', value: detail.netWeight, unitCode: GRAM } }),
    ...ratings(page.reviewList),
    // Without devices for which customers returned it because it did not fit.
    isAccessoryOrSparePartFor: page.fitModelList.list
      .filter(({ review }) => !review)
      .slice(0, DEVICES_NAMED)
      .map(({ label, brand }) => ({
        '@type': 'Product',
        name: label,
        brand: { '@type': 'Brand', name: brand },
      })),
    isSimilarTo: similar.slice(0, SIMILAR_NAMED).map(({ itemNo, title, url }) => ({
      '@type': 'Product',
      sku: itemNo,
      name: title,
      url: address(url),
    })),
  }
}

/**
 * Relations to similar items. `substitute`: of the same series, not what is sent for an item that ran out;
 * `different_brand`: of the other series; `successor`: the replacement item if discontinued.
 */
const SIMILAR = new Set(['substitute', 'different_brand', 'successor'])

function property(name: string, value: number, unitText: string): object {
  return { '@type': 'PropertyValue', name, value, unitText }
}

/** Only of published reviews. */
function ratings({ total, average, list }: ProductPage['reviewList']): object {
  if (average === null) return {}
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { '@type': 'AggregateRating', ...rating(average), reviewCount: total },
    review: list.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Organization', name: review.author },
      datePublished: review.date,
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ...rating(review.rating) },
    })),
  }
}

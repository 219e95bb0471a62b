// Structured data of a product: an ItemPage, no offer, at most twenty devices.
import { expect, test } from 'vitest'
import type { ProductPage } from '../../../../contract/product.ts'
import { productJsonLd } from './product-json-ld.ts'

const page = {
  productDetail: {
    itemNo: 'VC-LT1',
    title: 'Voltcell laptop battery',
    url: '/products/laptop/x/VC-LT1',
    ean: '02900000413467',
    brand: 'Voltcell',
    category: { code: 'laptop', name: 'Laptop batteries' },
    voltage: 10.8,
    capacity: 5200,
    energy: 56.16,
    chemistry: { code: 'li-ion', name: 'Li-ion' },
    netWeight: 296,
    updatedOn: '2026-07-25',
  },
  partNoList: [{ kind: 'oem', raw: '45N1001', brand: 'Lenovo' }],
  fitModelList: {
    list: Array.from({ length: 30 }, (_, n) => ({ label: `Lenovo T${n}`, brand: 'Lenovo' })),
  },
  reviewList: { total: 0, average: null, list: [] },
  relatedList: [
    { itemNo: 'VU-LT1', title: 'Ultra', url: '/products/laptop/y/VU-LT1', relation: 'substitute' },
    { itemNo: 'VC-AC1', title: 'Charger', url: '/c', relation: 'accessory' },
  ],
} as unknown as ProductPage

test('the page is about the product, which has no offer', () => {
  const data = productJsonLd({ page, lang: 'zh_hk', origin: 'https://x', description: 'd' })
  expect(data).toMatchObject({
    '@type': 'ItemPage',
    url: 'https://x/zh-hk/products/laptop/x/VC-LT1',
    inLanguage: 'zh-Hant-HK',
    mainEntity: {
      '@type': 'Product',
      sku: 'VC-LT1',
      gtin13: '2900000413467',
      mpn: '45N1001',
      weight: { value: 296, unitCode: 'GRM' },
      isSimilarTo: [{ sku: 'VU-LT1' }],
    },
  })
  expect(JSON.stringify(data)).not.toMatch(/offer|price|rating/i)
  const { mainEntity } = data as { mainEntity: { isAccessoryOrSparePartFor: object[] } }
  expect(mainEntity.isAccessoryOrSparePartFor).toHaveLength(20)
})

test('the product is rated with the average and the number of its published reviews', () => {
  const review = { author: 'Dropshipper', rating: 4, body: 'It fits.', date: '2026-11-20' }
  const rated = { ...page, reviewList: { total: 3, average: 4.3, list: [review] } }
  const data = productJsonLd({ page: rated, lang: 'en_us', origin: 'https://x', description: 'd' })
  expect(data).toMatchObject({
    mainEntity: {
      aggregateRating: { ratingValue: 4.3, bestRating: 5, reviewCount: 3 },
      review: [{ reviewBody: 'It fits.', reviewRating: { ratingValue: 4 } }],
    },
  })
})

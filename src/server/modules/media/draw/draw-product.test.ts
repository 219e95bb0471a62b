// Tests every view of a product in every language.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../../../../shared/lang.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { DRAWN_PRODUCTS } from '../fixtures/drawn-products.ts'
import { drawProduct } from './draw-product.ts'
import { GOLDEN } from '../fixtures/golden-hashes.ts'
import { DRAW_VIEWS } from './sheet.ts'
import { drawThumbnail } from './thumbnail.ts'
import { findXmlError } from '../fixtures/xml-error.ts'

const LANGS: Lang[] = ['en_us', 'zh_cn', 'zh_hk']
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const hostile = '<script>alert(1)</script>&"\'\u0001\ud800'

describe('drawings', () => {
  test.each(DRAWN_PRODUCTS.map((p) => [p.itemNo, p] as const))(
    '%s is drawn in every view as recorded, byte for byte',
    (itemNo, p) => {
      const hashes = DRAW_VIEWS.map((view) => hash(drawProduct(p, view, 'en_us')))
      expect([...hashes, hash(drawThumbnail(p))]).toEqual(GOLDEN[itemNo])
    },
  )

  test('every view in every language is well-formed, titled and small', () => {
    for (const p of DRAWN_PRODUCTS) {
      for (const view of DRAW_VIEWS) {
        for (const lang of LANGS) {
          const svg = drawProduct(p, view, lang)
          expect(findXmlError(svg), `${p.itemNo} ${view}`).toBeNull()
          expect(svg).toContain('viewBox="0 0 480 360"')
          expect(svg).toMatch(/<title id="tt">.+<\/title><desc id="dd">.+<\/desc>/)
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          expect(Buffer.byteLength(svg)).toBeLessThan(13_000)
        }
      }
      expect(Buffer.byteLength(drawThumbnail(p))).toBeLessThanOrEqual(1600)
    }
  })

  test('a hostile specification stays text', () => {
    const p: DrawnProduct = {
      ...DRAWN_PRODUCTS[0]!,
      itemNo: hostile,
      brand: hostile,
      chemistry: hostile,
      deviceLabel: hostile,
      colour: hostile,
      ean: hostile,
      sizeName: hostile,
    }
    for (const view of DRAW_VIEWS) {
      const svg = drawProduct(p, view, 'en_us')
      expect(findXmlError(svg), view).toBeNull()
      expect(svg).not.toContain('<script')
    }
    expect(drawThumbnail(p)).not.toContain('<script')
  })

  test.each([null, 0, -3, Number.NaN, 1e9, 1e-9])(
    'a product whose lengths and figures are %s is still drawn, as a small file',
    (length) => {
      for (const product of DRAWN_PRODUCTS) {
        const figure = length ?? 0
        const size = {
          lengthMm: length,
          widthMm: length,
          heightMm: length,
          diameterMm: product.diameterMm && length,
        }
        const p: DrawnProduct = {
          ...product,
          ...size,
          packQty: figure,
          voltage: figure,
          capacityMah: figure,
        }
        for (const view of DRAW_VIEWS) {
          const svg = drawProduct(p, view, 'zh_hk')
          expect(
            svg.replace(/<text.*?<\/text>|<desc.*?<\/desc>/g, ''),
            `${p.itemNo} ${view}`,
          ).not.toMatch(/NaN|undefined|Infinity/)
          expect(svg.length).toBeLessThan(30_000)
        }
      }
    },
  )

  test.each(['main', 'high-performance'] as const)(
    'a hearing aid cell of the series %s carries the name of its series in the shop',
    (styleType) => {
      const cell = DRAWN_PRODUCTS.find(({ sizeName }) => sizeName === 'PR70')!
      const svg = drawProduct({ ...cell, brand: 'Lumen Max', styleType }, 'front', 'en_us')
      expect(svg).toContain('LUMEN MAX')
      expect(svg).not.toContain('ULTRA')
    },
  )

  test('the description says in the requested language that the picture is an illustration', () => {
    expect(drawProduct(DRAWN_PRODUCTS[0]!, 'front', 'en_us')).toContain('Not a photograph')
    expect(drawProduct(DRAWN_PRODUCTS[0]!, 'front', 'zh_cn')).toContain('并非实物照片')
    expect(drawProduct(DRAWN_PRODUCTS[0]!, 'front', 'zh_hk')).toContain('並非實物照片')
  })
})

// GET /api/product/images/{product}
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listProductImagesRoute } from '../../../src/contract/product.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Images = ResultOf<typeof listProductImagesRoute>
const shop = useShop()
const input = { product: 'VC-LT81747' }

describeCall(shop, listProductImagesRoute, { input, unknownIds: { product: 'VC-LT00000' } })

test.each(LANGS)(
  'every picture can be downloaded and has an alternative text in %s',
  async (lang) => {
    const { list } = (await ask<Images>(shop(), listProductImagesRoute, { ...input, lang })).result
    expect(list.map(({ kind }) => kind)).toEqual([
      'angle',
      'front',
      'dimensions',
      'label',
      'terminals',
      'scale',
      'teardown',
    ])
    for (const { url, alt } of list) {
      expect(alt).toContain('VC-LT81747')
      const picture = await shop().app.inject(url)
      expect(picture.statusCode, url).toBe(200)
      expect(picture.headers['content-type']).toBe('image/svg+xml')
      expect(picture.body).toMatch(/^<svg/)
      expect(picture.body).not.toMatch(/<script|\son\w+=/i)
    }
  },
)

test('every drawing can be downloaded as JPEG and PNG of 1,600 px on white', async () => {
  const { list } = (await ask<Images>(shop(), listProductImagesRoute, input)).result
  const [angle] = list
  for (const [url, format] of [
    [angle?.jpg, 'jpeg'],
    [angle?.png, 'png'],
  ] as const) {
    const picture = await shop().app.inject(url ?? '')
    expect(picture.headers['content-type']).toBe(`image/${format}`)
    const { width, height, format: found } = await sharp(picture.rawPayload).metadata()
    expect([width, height, found]).toEqual([1600, 1200, format])
    const { dominant } = await sharp(picture.rawPayload).stats()
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(700)
  }
  const unknown = await shop().app.inject('/pictures/VC-LT81747/thumb.jpg')
  expect(unknown.statusCode).toBe(404)
})

// GET /api/product/images/{product}
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

// GET /api/about/product/poster/detail/{id}
import { expect, test } from 'vitest'
import { type Poster, readPosterRoute } from '../../../src/contract/company.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeEntry, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readPosterRoute, { input: { id: 'storing' }, unknownIds: { id: 'unknown' } })
describeEntry(shop, readPosterRoute, {
  input: (id) => ({ id }),
  bodyOf: ({ jobContent }: Poster) => jobContent,
})

test("the answer has the poster's picture first, then the others, and the URL of its file, if there are any", async () => {
  const { result } = await ask<Poster>(shop(), readPosterRoute, { id: 'storing', lang: 'zh_hk' })
  expect(result.images.map(({ alt }) => alt)).toEqual(['貨架上的電池', 'The same from behind'])
  expect(result.downloadUrl).toBe('/api/about/product/poster/download/storing?lang=zh_hk')
  expect(result).not.toHaveProperty('body')
  const bare = await ask<Poster>(shop(), readPosterRoute, { id: 'english' })
  expect(bare.result).toMatchObject({ images: [], downloadUrl: null })
})

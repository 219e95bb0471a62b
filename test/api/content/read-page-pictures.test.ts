// GET /api/content/pictures/{id}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readPagePicturesRoute } from '../../../src/contract/content.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { tagsOf } from '../../support/read-html.ts'

type Pictures = ResultOf<typeof readPagePicturesRoute>
const shop = useShop()

describeCall(shop, readPagePicturesRoute, { input: { id: 'news' } })

async function picturesOf(id: string, lang = 'en_us') {
  return (await ask<Pictures>(shop(), readPagePicturesRoute, { id, lang })).result
}

test.each(LANGS)(
  'in %s the page of the news has a photo, and the catalogue has banners that say where they lead',
  async (lang) => {
    const { photo, banners } = await picturesOf('news', lang)
    expect(banners).toEqual([])
    const [banner] = (await picturesOf('allproduct', lang)).banners
    expect(banner).toMatchObject({ url: '/product-verification.html' })
    const addressOf = (path: string) =>
      (lang === 'en_us' ? '' : `/${lang.replace('_', '-')}`) + path
    const news = (await shop().app.inject({ url: addressOf('/news') })).body
    const shown = tagsOf(news, 'img').find(({ src }) => src === photo?.url)
    expect(shown?.alt).toBe(photo?.alt)
    expect(photo?.alt).not.toBe('')
    const list = (await shop().app.inject({ url: addressOf('/allproduct') })).body
    expect(tagsOf(list, 'img').map(({ src }) => src)).toContain(banner?.image)
    expect(list).toContain(banner?.title)
  },
)

test('a page without pictures of its own has neither photo nor banners', async () => {
  expect(await picturesOf('no-such-page')).toEqual({ photo: null, banners: [] })
})

// GET /api/home/frame-info
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  type FrameInfo,
  type HomeInfo,
  readFrameRoute,
  readHomeRoute,
} from '../../../src/contract/home.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'
import { markdown, importFiles } from '../../support/content-folder.ts'

const shop = useShop({ settings: { CONTACT_EMAIL: 'sales@shop.example' } })
useContentFixture(shop)

describeCall(shop, readFrameRoute, { input: {} })

async function read(lang = 'en_us') {
  return (await ask<FrameInfo>(shop(), readFrameRoute, { lang })).result
}

async function readHome(lang = 'en_us') {
  return (await ask<HomeInfo>(shop(), readHomeRoute, { lang })).result
}

test.each(LANGS)(
  'the frame has the menu of the home page and nothing else of it in %s',
  async (lang) => {
    const [frame, home] = [await read(lang), await readHome(lang)]
    expect(frame).toEqual({
      menuCategory: home.menuCategory,
      contactEmail: 'sales@shop.example',
      imprint: null,
      pageViewThresholdMs: 1000,
    })
  },
)

test('a content change appears on the home page and leaves the frame unchanged', async () => {
  const before = await read()
  await importFiles(shop(), {
    'banner/notice/en_us.md': markdown({
      title: 'Closed on Friday',
      type: 'notice',
      facts: { link: '/news' },
    }),
  })
  await expect
    .poll(async () => (await readHome()).notice.map(({ title }) => title))
    .toContain('Closed on Friday')
  expect(await read()).toEqual(before)
})

test('a catalogue change appears in the menu of every page, in each language', async () => {
  const laptops = async (lang: string) => {
    const { menuCategory } = await read(lang)
    return menuCategory.find(({ categoryId }) => categoryId === 'laptop')
  }
  const openPage = async (headers: Record<string, string>) =>
    (await shop().app.inject({ url: '/faq.html', headers: { host: 'shop.example', ...headers } }))
      .body
  const before = new Map<string, number | undefined>()
  for (const lang of LANGS) before.set(lang, (await laptops(lang))?.count)
  await sql`update product set status = 'hidden' where id in
    (select id from product where category_id = 'laptop' and status = 'active' order by id limit 3)`.execute(
    shop().owner,
  )
  await sql`update category_text set name = 'Notebook packs' where category_id = 'laptop' and lang = 'en_us'`.execute(
    shop().owner,
  )
  await sql`update catalogue_version set version = version + 1`.execute(shop().owner)
  await expect.poll(async () => (await laptops('en_us'))?.name).toBe('Notebook packs')
  for (const lang of LANGS) {
    expect((await laptops(lang))?.count, lang).toBe((before.get(lang) ?? 0) - 3)
  }
  for (const headers of [{}, { cookie: 'token=abc' }]) {
    expect(await openPage(headers)).toContain('Notebook packs')
  }
})

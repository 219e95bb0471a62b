// GET /api/content/page/{id}
import { expect, test } from 'vitest'
import { type ContentEntry, readPageRoute } from '../../../src/contract/content.ts'
import { sql } from 'kysely'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeEntry, useContentFixture } from '../../support/content-cases.ts'
import { markdown, importFiles } from '../../support/content-folder.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readPageRoute, { input: { id: 'terms' }, unknownIds: { id: 'unknown' } })
// The ids of pages are fixed, so the entries that other kinds call 'storing' and 'english' are 'terms' and 'contact' here.
describeEntry(shop, readPageRoute, {
  input: (id) => ({ id: { storing: 'terms', english: 'contact' }[id] ?? id }),
  bodyOf: ({ body }: ContentEntry) => body,
})

async function read(id: string, lang = 'en_us') {
  return (await ask<ContentEntry>(shop(), readPageRoute, { id, lang })).result
}

test('the answer has sections, facts, pictures and metadata for search engines', async () => {
  const entry = await read('terms')
  expect(entry.sections).toEqual([
    { id: 'where', title: 'Where' },
    { id: 'how-long', title: 'How long' },
  ])
  expect(entry.facts).toEqual([{ name: 'Weight', value: '10\u00a0MB' }])
  expect(entry.description).toBe('For engines, 4.5%')
  expect(entry.images).toMatchObject([{ alt: 'The same from behind' }])
  expect(entry.image).toMatchObject({ focalX: 0.25, focalY: 0.5 })
  expect(entry.url).toBe('/terms-and-conditions.html')
  expect(entry.updatedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await read('terms', 'zh_cn')).description).toBe('一次支付USD\u00a01,000。')
})

test('a change is visible, and a withdrawn entry is gone', async () => {
  expect((await read('terms')).title).toBe('Storing batteries, page')
  await importFiles(shop(), { 'page/terms/en_us.md': markdown({ title: 'New terms' }) })
  await expect.poll(async () => (await read('terms')).title).toBe('New terms')
  await importFiles(shop(), { 'page/terms/en_us.md': markdown({ title: 'x', state: 'draft' }) })
  await expect.poll(async () => (await ask(shop(), readPageRoute, { id: 'terms' })).code).toBe(404)
})

test('a page stays complete after one of its pictures is deleted', async () => {
  const body = '![Shelf](media/more.svg)\n\nText'
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"/></svg>'
  await importFiles(shop(), {
    'page/about/en_us.md': markdown(
      { title: 'About', image: 'media/more.svg', imageAlt: 'x' },
      body,
    ),
    'media/more.svg': drawn,
  })
  const before = await read('about')
  expect(before.body).toMatch(/<img src="\/media\/more-[0-9a-f]{8}\/960\.webp" alt="Shelf"/)
  await sql`update media_item set hash = null, emptied_at = now() where file_name = 'media/more.svg'`.execute(
    shop().owner,
  )
  await sql`update catalogue_version set content_version = content_version + 1`.execute(
    shop().owner,
  )
  await expect.poll(async () => (await read('about')).image).toBeNull()
  const after = await read('about')
  expect(after.body).toBe('<p></p>\n<p>Text</p>')
  expect(after.title).toBe('About')
})

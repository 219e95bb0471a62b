// GET /api/exhibition/info/{id}
import { describe, expect, test } from 'vitest'
import { readExhibitionRoute, type Exhibition } from '../../../src/contract/user-application.ts'
import { announceChange } from '../../support/announce-change.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const ID = 'example-hong-kong-2027'
let now = new Date('2026-11-21T02:00:00Z')
const shop = useShop({ clock: () => now })

describeCall(shop, readExhibitionRoute, { input: { id: ID }, unknownIds: { id: 'no-exhibition' } })

test.each([
  ['en_us', /^Example/, /is an example/],
  ['zh_cn', /^示例/, /仅为示例/],
  ['zh_hk', /^範例/, /只屬範例/],
])('the example is marked as one in %s', async (lang, name, text) => {
  const { result } = await ask<Exhibition>(shop(), readExhibitionRoute, { id: ID, lang })
  expect(result).toMatchObject({
    id: ID,
    beginsOn: '2027-04-13',
    endsOn: '2027-04-16',
    isExample: true,
    isOver: false,
  })
  expect(result.name).toMatch(name)
  expect(result.text).toMatch(text)
})

// The last day of the exhibition, 16 April, ends everywhere on Earth at noon UTC of the next day.
test.each([
  ['2027-04-16T23:59:59Z', false],
  ['2027-04-17T11:59:59Z', false],
  ['2027-04-17T12:00:00Z', true],
])('at %s the exhibition is over: %s', async (at, isOver) => {
  now = new Date(at)
  const { result } = await ask<Exhibition>(shop(), readExhibitionRoute, { id: ID })
  expect(result.isOver).toBe(isOver)
})

test('a missing language falls back to English', async () => {
  const { db } = shop()
  const row = { place: 'Hall', country: 'DE', begins_on: '2027-01-01', ends_on: '2027-01-02' }
  await db
    .insertInto('exhibition')
    .values({ id: 'english', booth: 'A1', ...row })
    .execute()
  const text = { exhibition_id: 'english', lang: 'en_us', place: 'Hall', body: 'Text' }
  await db
    .insertInto('exhibition_text')
    .values({ ...text, name: 'English only' })
    .execute()
  const { result } = await ask<Exhibition>(shop(), readExhibitionRoute, {
    id: 'english',
    lang: 'zh_hk',
  })
  expect(result).toMatchObject({ name: 'English only', isExample: false })
})

describe('/registrationForm/:id', () => {
  test.each(['', '/zh-cn', '/zh-hk'])(
    'the page of an exhibition exists in the language of "%s"',
    async (prefix) => {
      const response = await shop().app.inject(`${prefix}/registrationForm/${ID}`)
      expect(response.statusCode).toBe(200)
      expect(response.body).toMatch(/example|示例|範例/i)
    },
  )

  test.each(['', '/zh-cn', '/zh-hk'])(
    'a product URL in its place redirects to the product in the language of "%s"',
    async (prefix) => {
      for (const ending of ['', '.html']) {
        const address = `${prefix}/registrationForm/VC-LT35641${ending}`
        const response = await shop().app.inject(address)
        expect(response.statusCode).toBe(301)
        expect(response.headers.location).toMatch(
          new RegExp(`^(?:https?://[^/]+)?${prefix}/products/.+/VC-LT35641$`),
        )
      }
    },
  )

  test('the page of an exhibition has one canonical URL', async () => {
    const response = await shop().app.inject(`/registrationForm/${ID}.html`)
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toMatch(new RegExp(`/registrationForm/${ID}$`))
  })

  test('an unknown page is not found', async () => {
    const response = await shop().app.inject('/registrationForm/no-exhibition')
    expect(response.statusCode).toBe(404)
  })
})

test('a change is shown once the version of content is raised', async () => {
  const page = async () => (await shop().app.inject(`/registrationForm/${ID}`)).body
  expect(await page()).toContain('EX-00')
  await shop().db.updateTable('exhibition').set({ booth: 'EX-77' }).where('id', '=', ID).execute()
  await announceChange(shop(), 'content_version')
  expect(await page()).toContain('EX-77')
})

// GET /api/search/suggest
import { expect, test } from 'vitest'
import { suggestRoute, type Suggestion } from '../../../src/contract/search.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, suggestRoute, { input: { keyword: '00hw' } })

async function suggest(keyword: string, lang = 'en_us') {
  return (await ask<{ list: Suggestion[] }>(shop(), suggestRoute, { keyword, lang })).result.list
}

test.each([
  ['00hw', '00HW003'],
  ['PA38', 'PA3817U-1BRS'],
  ['hb30b', 'HB30B1W8ECW'],
])('the typed text %s suggests %s', async (keyword, text) => {
  const list = await suggest(keyword)
  expect(list.map((suggestion) => suggestion.text).join('|')).toContain(text)
})

test.each(['0', 'd', 'de', 'dell', 'latitude 5', '戴爾', '联想'])(
  '%s gives at most ten suggestions with results',
  async (keyword) => {
    const list = await suggest(keyword)
    expect(list.length).toBeLessThanOrEqual(10)
    for (const { url, text } of list) {
      expect(text).not.toBe('')
      const page = await shop().app.inject(url)
      expect([200, 301, 302], url).toContain(page.statusCode)
    }
  },
)

test.each(['', ' ', '%', '_', '\\'])('%j is answered without an error', async (keyword) => {
  expect(Array.isArray(await suggest(keyword))).toBe(true)
})

test('by pack, twins are one suggestion instead of two', async () => {
  const byPack = async (keyword: string) => {
    const input = { keyword, perPack: 'main' }
    return (await ask<{ list: Suggestion[] }>(shop(), suggestRoute, input)).result.list
  }
  const numbers = (list: Suggestion[]) => list.map(({ text }) => text)
  expect(numbers(await suggest('LT35641'))).toEqual(
    expect.arrayContaining(['VC-LT35641', 'VU-LT35641']),
  )
  expect(numbers(await byPack('LT35641')).filter((text) => /LT35641/.test(text))).toHaveLength(1)
})

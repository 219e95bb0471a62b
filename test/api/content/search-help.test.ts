// GET /api/content/help
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { searchHelpRoute } from '../../../src/contract/content.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, searchHelpRoute, { input: { keyword: 'warranty' } })

async function answers(keyword: string, lang = 'en_us') {
  const { result } = await ask<ResultOf<typeof searchHelpRoute>>(shop(), searchHelpRoute, {
    keyword,
    lang,
  })
  return result.list
}

// UN 3480 and UN 3090 are the dangerous goods of lithium batteries, PI 965 is their packing instruction for air transport.
test.each([
  ['en_us', 'swollen', '/faq.html#swollen'],
  ['en_us', 'bulging battery', '/faq.html#swollen'],
  ['en_us', 'delivery time', '/faq.html#delivery-time'],
  ['en_us', 'when will it ship', '/faq.html#delivery-time'],
  ['en_us', 'warranty', '/faq.html#warranty-length'],
  ['en_us', 'un 3480', '/faq.html#air-transport'],
  ['en_us', 'UN3480', '/faq.html#air-transport'],
  ['en_us', 'pi 965 section', '/faq.html#air-transport'],
  ['en_us', 'swollen A1466', '/faq.html#swollen'],
  ['zh_cn', 'PI965', '/faq.html#air-transport'],
  ['zh_hk', 'UN 3090', '/faq.html#air-transport'],
  ['zh_cn', '鼓包', '/faq.html#swollen'],
  ['zh_cn', '交货时间', '/faq.html#delivery-time'],
  ['zh_cn', '多久发货', '/faq.html#delivery-time'],
  ['zh_cn', '质保', '/faq.html#warranty-length'],
  ['zh_hk', '膨脹', '/faq.html#swollen'],
  ['zh_hk', '送貨時間', '/faq.html#delivery-time'],
  ['zh_hk', '幾時送貨', '/faq.html#delivery-time'],
  ['zh_hk', '保用期', '/faq.html#warranty-length'],
])('in %s the words %j find their answer', async (lang, keyword, url) => {
  const found = await answers(keyword, lang)
  const answer = found.find((each) => each.url === url)
  expect(answer, JSON.stringify(found)).toMatchObject({ lang, isSure: true })
  expect(answer?.excerpt).not.toMatch(/[<>{}]/)
})

test.each(['ThinkPad T480', 'terms 2026', 'Latitude 5400 battery'])(
  '%j has a number and no subject, and finds nothing at all',
  async (keyword) => {
    expect(await answers(keyword)).toEqual([])
  },
)

test.each(['', 'x', 'ThinkPad T480', 'qwertz', '☃'])(
  '%j finds no answer that is sure',
  async (keyword) => {
    expect((await answers(keyword)).filter(({ isSure }) => isSure)).toEqual([])
  },
)

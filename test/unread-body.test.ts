// A member call is rejected in the language of the request even when its body is unreadable.
import { describe, expect, test } from 'vitest'
import { resultText } from '../src/shared/result-texts.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { parseAnswer, send, useShop } from './support/ask.ts'

const shop = useShop()
const ROUTES = ALL_CALLS.map(({ route }) => route).filter(
  ({ method, access, crossSite }) =>
    method === 'POST' && access === 'member' && crossSite === 'deny-cookie',
)

test('there are member calls with a body', () => expect(ROUTES.length).toBeGreaterThan(5))

describe.each(['{', '{"lang":"zh_cn",', '[]', ''])('a member call with the body %j', (body) => {
  test.each([
    ['of the query', '?lang=zh_cn', { 'accept-language': 'en' }, 'zh_cn'],
    ['of Accept-Language', '', { 'accept-language': 'zh-HK,en;q=0.5' }, 'zh_hk'],
    ['of the shop without either', '', {}, 'en_us'],
  ] as const)('is rejected in the language %s', async (_, query, headers, lang) => {
    for (const { path } of ROUTES) {
      const address = path.replace(/\{\w+\}/g, 'x') + query
      const answer = parseAnswer(await send(shop(), 'POST', address, body, headers))
      expect([path, answer.code, answer.msg]).toEqual([path, 401, resultText(401, lang)])
    }
  })
})

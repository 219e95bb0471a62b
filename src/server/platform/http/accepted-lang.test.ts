// Tests choosing the language of a response whose request could not be read.
import { expect, test } from 'vitest'
import { acceptedLang } from './accepted-lang.ts'

test.each([
  [undefined, 'en_us'],
  ['', 'en_us'],
  ['zh-HK', 'zh_hk'],
  ['zh-Hant', 'zh_hk'],
  ['zh-Hant-HK,zh;q=0.5', 'zh_hk'],
  ['zh-TW', 'zh_hk'],
  ['zh-yue-HK', 'zh_hk'],
  ['zh', 'zh_cn'],
  ['zh-Hans-CN', 'zh_cn'],
  ['zh-SG', 'zh_cn'],
  ['de-DE,de;q=0.9,zh-CN;q=0.4,en;q=0.2', 'zh_cn'],
  ['en;q=0.3, zh-HK ; q=0.8', 'zh_hk'],
  ['zh;q=0,en', 'en_us'],
  ['zh;q=nonsense', 'en_us'],
  ['de, *;q=0.1', 'en_us'],
  [`${'x,'.repeat(5000)}zh`, 'en_us'],
])('Accept-Language %s is answered in %s', (header, lang) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  expect(acceptedLang({ query: {}, headers })).toBe(lang)
})

test('the language in the query takes precedence, unless it is not one of ours', () => {
  const headers = { 'accept-language': 'zh-CN' }
  expect(acceptedLang({ query: { lang: 'zh_hk' }, headers })).toBe('zh_hk')
  expect(acceptedLang({ query: { lang: 'de' }, headers })).toBe('zh_cn')
  expect(acceptedLang({ query: { lang: ['zh_hk'] }, headers })).toBe('zh_cn')
})

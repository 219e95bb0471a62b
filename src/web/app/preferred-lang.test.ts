// The Chinese edition offered to a browser follows from the first of its languages that we have.
import { expect, test } from 'vitest'
import { preferredChinese } from './preferred-lang.ts'

test.each([
  [['zh-CN', 'en'], 'zh_cn'],
  [['zh'], 'zh_cn'],
  [['zh-Hans-HK'], 'zh_cn'],
  [['zh-HK', 'zh', 'en'], 'zh_hk'],
  [['zh-Hant-TW'], 'zh_hk'],
  [['de', 'zh-TW', 'en'], 'zh_hk'],
  [['en-GB', 'zh-CN'], null],
  [['de-DE', 'fr'], null],
  [[], null],
])('a browser that prefers %s is offered %s', (languages, edition) => {
  expect(preferredChinese(languages)).toBe(edition)
})

// The checks of texts find banned words, typed business figures and the names of reasons.
import { expect, test } from 'vitest'
import { bannedIn, bannedWords, readTerms, reasonsIn } from './text-rules.ts'
import { typedFigures } from './typed-figures.ts'

const TABLE = `
| English | not | 简体中文 | 不用 | 香港中文 | 不用 |
|---|---|---|---|---|---|
| wish list | wishlist | 采购清单 | 心愿单, 愿望清单 | 採購清單 | 願望清單 |

## Words and spellings that no text uses

English: whoever, at once.

香港中文：瑕疵、查核。
`

const found = (lang: 'en_us' | 'zh_cn' | 'zh_hk', text: string) =>
  bannedIn({ path: 'a', lang, text }, readTerms(TABLE), bannedWords(TABLE))

test('a banned word is named with the term that replaces it', () => {
  expect(found('zh_cn', '发送心愿单')).toEqual(['a says "心愿单": use 采购清单'])
  expect(found('en_us', 'Whoever sells')).toEqual(['a says "whoever": use another word'])
  expect(found('zh_hk', '貨品並無瑕疵')).toHaveLength(1)
})

test('words of other languages and longer words are left alone', () => {
  expect(found('zh_hk', '心愿单')).toEqual([])
  expect(found('en_us', 'at oncein')).toEqual([])
  expect(found('en_us', 'Send the wish list')).toEqual([])
})

test.each([
  ['en_us', 'within 7 working days', ['7 working days']],
  [
    'en_us',
    'seven working days, 4 to 7 working days',
    ['seven working days', '4 to 7 working days'],
  ],
  ['en_us', 'a 16-digit code and USD 1,000', ['16-digit', 'USD 1,000']],
  ['zh_cn', '每款 5 件，4.5%', ['5 件', '4.5%']],
  ['zh_hk', '鋰電池 12 個月，15 至 25 °C', ['12 個月', '15 至 25 °C']],
  ['en_us', 'recharge about every 6 months, USD 1,000,000, 3 working days', []],
] as const)('typed figures of %s are found in %j', (lang, text, figures) => {
  expect(typedFigures(text, lang).toSorted()).toEqual([...figures].toSorted())
})

test('the names of reasons are found, sentences are not', () => {
  const source =
    "throw invalid(field(at), 'x'); invalid('code', 'wrongCode'); invalid('a', 'Name one.')"
  expect(reasonsIn(source)).toEqual(['wrongCode'])
})

// Punctuation next to Chinese text and in Chinese lists is full-width.
import { expect, test } from 'vitest'
import {
  asSentences,
  bracketed,
  bracketedIn,
  clauseList,
  labelled,
  labelledIn,
  commaList,
  rangeMark,
  wordList,
} from './punctuation.ts'

test.each([
  ['Chemistry', 'Li-ion', 'Chemistry: Li-ion'],
  ['电池类型', '锂离子', '电池类型：锂离子'],
  ['裝置品牌', 'Lenovo', '裝置品牌：Lenovo'],
  ['尺寸（mm）', '1 × 2', '尺寸（mm）：1 × 2'],
])('the label %s and the value %s are joined by a colon', (name, value, together) => {
  expect(labelled(name, value)).toBe(together)
})

test('brackets around Chinese text are full-width', () => {
  expect(bracketed('12 products')).toBe(' (12 products)')
  expect(bracketed('12 款商品')).toBe('（12 款商品）')
})

test.each([
  ['en_us', 'a, b', 'a, b', 'a; b', 'A. B.', 'VC-1: A', ' (A)', '1 – 2'],
  ['zh_cn', 'a、b', 'a，b', 'a；b', 'A。B。', 'VC-1：A', '（A）', '1至2'],
  ['zh_hk', 'a、b', 'a，b', 'a；b', 'A。B。', 'VC-1：A', '（A）', '1至2'],
] as const)(
  'lists are joined as %s writes them',
  (lang, words, place, clauses, sentences, title, brackets, range) => {
    expect(wordList(['a', 'b'], lang)).toBe(words)
    expect(commaList(['a', 'b'], lang)).toBe(place)
    expect(clauseList(['a', 'b'], lang)).toBe(clauses)
    expect(asSentences(['A', 'B'], lang)).toBe(sentences)
    expect(labelledIn(lang, 'VC-1', 'A')).toBe(title)
    expect(bracketedIn(lang, 'A')).toBe(brackets)
    expect(`1${rangeMark(lang)}2`).toBe(range)
  },
)

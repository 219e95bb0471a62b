// Tests the forms in which texts of the catalogue are indexed.
import { describe, expect, test } from 'vitest'
import { foldHan, pairsOf, termForms, wordsOf } from './term-forms.ts'

describe('a text of the catalogue in the index', () => {
  test('a device is indexed with and without its brand', () => {
    expect(termForms('Lenovo ThinkPad T450', 'Lenovo')).toEqual({
      norm: 'lenovothinkpadt450',
      tokens: ['lenovo', 'thinkpad', 't450'],
      keys: ['lenovothinkpadt450', 'thinkpadt450'],
    })
  })

  test('a number is indexed with and without the brand of its device', () => {
    expect(termForms('A32-K55', 'ASUS').keys).toEqual(['a32k55', 'asusa32k55'])
    expect(termForms('A32-K55', 'ASUS').tokens).toEqual(['a32', 'k55', 'a32k55', 'asus'])
  })

  test('a brand may be called like a property of every JavaScript object', () => {
    expect(termForms('Constructor K1', 'Constructor').tokens).toEqual(['constructor', 'k1'])
  })

  test('a short number without its brand is not a key', () => {
    expect(termForms('Apple 11', 'Apple').keys).toEqual(['apple11'])
  })

  test('a brand is also found by its short name, and a sub-brand by its parent brand', () => {
    expect(termForms('Motorola E6', 'Motorola').tokens).toContain('moto')
    expect(termForms('Redmi Note 8', 'Redmi').tokens).toContain('xiaomi')
  })

  test('Chinese is cut into pairs, Traditional as Simplified', () => {
    expect(pairsOf('笔记本')).toEqual(['笔记', '记本'])
    expect(pairsOf('本')).toEqual(['本'])
    expect(foldHan('聯想手提電腦')).toBe('联想手提电脑')
    expect(wordsOf('荣耀x60 pro')).toEqual(['荣耀', 'x60', 'pro'])
  })
})

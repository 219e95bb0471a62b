// Text for the difference between a similar battery and the query.
import { describe, expect, test } from 'vitest'
import { searchAnswer as english } from '../../../texts/en_us/search-answer.ts'
import { searchAnswer as simplified } from '../../../texts/zh_cn/search-answer.ts'
import { searchAnswer as hongKong } from '../../../texts/zh_hk/search-answer.ts'
import { addsToDifference, differenceText } from './difference-text.ts'

const number = { about: 'number', asked: 'A1466', found: 'A1456' } as const

describe('differenceText', () => {
  test.each([
    [number, 'A1456 instead of A1466: a different part number'],
    [
      { about: 'device', asked: 'iPhone 13', found: 'iPhone 12' } as const,
      'iPhone 12 instead of iPhone 13: a different device',
    ],
    [
      { about: 'generation', asked: 'Gen 6', found: 'Gen 10' } as const,
      'Gen 10 instead of Gen 6: a different generation',
    ],
    [
      { about: 'generation', asked: 'ThinkPad T14 G10', found: 'Thinkpad T14 Gen 5' } as const,
      'Thinkpad T14 Gen 5 instead of G10: a different generation',
    ],
    [{ about: 'voltage', asked: '14.8 V', found: '11.1 V' } as const, '11.1 V instead of 14.8 V'],
    [{ about: 'rechargeable', asked: '', found: '' } as const, 'not rechargeable'],
    [{ about: 'words', asked: 'toaster', found: '' } as const, 'not for toaster'],
  ])('puts a difference into words: %j', (difference, words) => {
    const shown = differenceText(english.similar, difference)
    expect(shown.replaceAll('\u00a0', ' ')).toBe(words)
  })
  test('a figure is not torn from its word or unit', () => {
    const voltage = { about: 'voltage', asked: '14.8 V', found: '11.1 V' } as const
    const shown = differenceText(english.similar, voltage)
    expect(shown).toBe('11.1\u00a0V instead of 14.8\u00a0V')
  })
  test('differences are worded in simplified and in Hong Kong Chinese', () => {
    expect(differenceText(simplified.similar, number)).toBe('A1456，而非 A1466：型号不同')
    expect(differenceText(hongKong.similar, number)).toBe('A1456，並非 A1466：型號不同')
  })
})

describe('addsToDifference', () => {
  const voltage = { about: 'voltage', asked: '15.36 V', found: '11.1 V' } as const
  const device = {
    about: 'generation',
    asked: 'ThinkPad T14 G10',
    found: 'Lenovo ThinkPad T14 Gen 5',
  } as const
  test.each([
    ['a number beside another voltage', true, { kind: 'oem', raw: '5B10W13892' }, voltage],
    ['the device of the difference', false, { kind: 'device', raw: 'ThinkPad T14 Gen 5' }, device],
    ['the words of the keyword', false, { kind: 'words', raw: 'CR2032 rechargeable' }, voltage],
  ])('of a match on %s is %s', (_, isMore, matchedOn, difference) => {
    expect(addsToDifference(matchedOn, difference)).toBe(isMore)
  })
})

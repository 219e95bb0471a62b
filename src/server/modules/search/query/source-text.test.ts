// Tests the readable form of a query and the mapping back to the typed text.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_KEYWORD, sourceText, typedPart } from './source-text.ts'

describe('the readable form', () => {
  test.each([
    ['ThinkPad T440', 'thinkpad t440'],
    ['ＰＡ３８１７Ｕ', 'pa3817u'],
    ['聯想 電池', '联想 电池'],
    ['Ersatzakku für Größe', 'ersatzakku fur grosse'],
    ['łódź ı æ œ', 'lodz i ae oe'],
    ['20 × 3.2 mm', '20 x 3.2 mm'],
    ['⌀7.9', 'ø7.9'],
    ['10.8–11.1 V', '10.8-11.1 v'],
    ['甲、乙，丙。丁；戊：己', '甲,乙,丙.丁;戊:己'],
    ['5.9″ “A1466”', '5.9" “a1466"'],
    ['a\tb\r\nc', 'a b \nc'],
    ['a\u00a0b\u2003c', 'a b c'],
    ['one\u2028two', 'one\ntwo'],
  ])('%j is read as %j', (typed, text) => {
    expect(sourceText(typed).text).toBe(text)
  })

  test.each([
    ['zero-width characters', '45\u200bN\u200d11\ufeff27', '45n1127'],
    ['direction marks', '\u202e45N1127\u202c', '45n1127'],
    ['soft hyphens', 'Lati\u00adtude', 'latitude'],
    ['null characters', '45N\x001127', '45n1127'],
  ])('%s are not read', (_, typed, text) => {
    const source = sourceText(typed)
    expect(source.text).toBe(text)
    expect(source.typed.toLowerCase()).toBe(text)
  })

  test('a lone surrogate becomes a well-formed character', () => {
    const { typed, text } = sourceText('AA\ud83d')
    expect(typed.isWellFormed()).toBe(true)
    expect(text.startsWith('aa')).toBe(true)
  })
})

describe('a long keyword', () => {
  test.each([
    [LONGEST_KEYWORD - 1, 0],
    [LONGEST_KEYWORD, 0],
    [LONGEST_KEYWORD + 1, 1],
    [10_000, 7_000],
  ])('of %d characters has %d that are not read', (length, unread) => {
    const source = sourceText('x'.repeat(length))
    expect(source.unread).toBe(unread)
    expect(source.typed).toHaveLength(Math.min(length, LONGEST_KEYWORD))
  })

  test('a cut between two halves of a character leaves no half', () => {
    const { typed, unread } = sourceText('x'.repeat(LONGEST_KEYWORD - 1) + '🔋')
    expect(typed.isWellFormed()).toBe(true)
    expect(unread).toBe(1)
  })

  test.each([
    ['the line', '2 900000 979482\n', '2 900000 979482'],
    ['the item', '2 900000 979482; ', '2 900000 979482'],
    ['the item', '2 900000 979482, ', '2 900000 979482'],
    ['the item', '2 900000 979482、', '2 900000 979482'],
    ['the item', 'Canon BP 511 A,', 'Canon BP 511 A'],
    ['the item', 'LP E6 NH,', 'LP E6 NH'],
    ['the item', 'Makita BL 14,4 V,', 'Makita BL 14,4 V'],
    ['the item', 'Makita 14,4V BL,', 'Makita 14,4V BL'],
    ['the item', '01AV 430,', '01AV 430'],
    ['the word', 'iPad11,6 ', 'iPad11,6'],
    ['the word', 'VC-LT35641 ', 'VC-LT35641'],
    ['the word', '电池VC-LT35641', '电池VC-LT35641'],
    ['the word', 'VC-LT35641,', 'VC-LT35641'],
  ])('is cut at the end of %s, never within a number (%#)', (_, part, end) => {
    // Each number of characters in front moves the limit to another place of the part.
    for (let more = 0; more <= part.length; more++) {
      const keyword = 'y'.repeat(more) + part.slice(end.length) + part.repeat(400)
      const { typed, unread } = sourceText(keyword)
      expect(typed.replace(/[^\w]+$/, '').endsWith(end.replace('电池', ''))).toBe(true)
      expect(typed.length).toBeGreaterThan(LONGEST_KEYWORD - 2 * part.length)
      expect(typed.length + unread).toBe(keyword.length)
      expect(keyword.startsWith(typed)).toBe(true)
    }
  })
})

test('ligatures that expand beyond the limit are counted as unread', () => {
  const { text, typed, unread } = sourceText('\ufdfa'.repeat(LONGEST_KEYWORD))
  expect(text.length).toBeLessThanOrEqual(LONGEST_KEYWORD * 2)
  expect(unread).toBeGreaterThan(0)
  expect(unread).toBeLessThan(typed.length)
})

describe('the way back', () => {
  test.each([
    ['Ｔ４４０ battery', 't440', 'Ｔ４４０'],
    ['für Größe XL', 'grosse', 'Größe'],
    ['聯想 T440', '联想', '聯想'],
    ['½ AA', 'aa', 'AA'],
    ['🔋 AA 🔋', 'aa', 'AA'],
  ])('in %j, %j was typed as %j', (typed, part, shown) => {
    const source = sourceText(typed)
    const start = source.text.indexOf(part)
    expect(start).toBeGreaterThanOrEqual(0)
    expect(typedPart(source, start, start + part.length)).toBe(shown)
  })

  test('every character of any text has a position in the typed text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const source = sourceText(typed)
        const places = Array.from(source.places)
        expect(places).toHaveLength(source.text.length + 1)
        expect(places.at(-1)).toBe(source.typed.length)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
      { numRuns: 300 },
    )
  })
})

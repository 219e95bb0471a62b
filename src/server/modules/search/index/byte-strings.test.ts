// Tests texts in one buffer against plain strings.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteStrings, ByteStringsBuilder } from './byte-strings.ts'

const TEXT = fc.string({ unit: fc.constantFrom(...'ab0é电🔋'), maxLength: 6 })
const TEXTS = fc.array(TEXT, { maxLength: 30 })

function packed(texts: readonly string[]): ByteStrings {
  const builder = new ByteStringsBuilder()
  for (const [at, text] of texts.entries()) expect(builder.add(text)).toBe(at)
  expect(builder.length).toBe(texts.length)
  return builder.finish()
}

function order(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

describe('texts in one buffer', () => {
  test('are read as they were added', () => {
    fc.assert(
      fc.property(TEXTS, (texts) => {
        const strings = packed(texts)
        expect(strings.length).toBe(texts.length)
        expect(texts.map((_, at) => strings.at(at))).toEqual(texts)
      }),
    )
  })

  test('may need more than the first buffer', () => {
    const texts = Array.from({ length: 5_000 }, (_, at) => `number ${at} ${'电'.repeat(at % 30)}`)
    const strings = packed(texts)
    for (const at of [0, 1, 499, 2_500, 4_999]) expect(strings.at(at)).toBe(texts[at])
  })

  test('compare like their bytes', () => {
    fc.assert(
      fc.property(TEXT, TEXT, (a, b) => {
        const strings = packed([a, b])
        expect(Math.sign(strings.compare(0, Buffer.from(b)))).toBe(order(a, b))
        expect(Math.sign(strings.compareTwo(0, 1))).toBe(order(a, b))
      }),
    )
  })

  test('a text begins with its own beginnings only, whatever follows it in the buffer', () => {
    fc.assert(
      fc.property(TEXT, TEXT, TEXT, (text, next, beginning) => {
        const strings = packed([text, next])
        expect(strings.startsWith(0, Buffer.from(beginning))).toBe(text.startsWith(beginning))
      }),
    )
  })

  test('texts that contain a part are found, each once, and none across two texts', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab0é电'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(TEXTS, part, fc.integer({ min: 1, max: 40 }), (texts, wanted, max) => {
        const expected = texts.flatMap((text, at) => (text.includes(wanted) ? [at] : []))
        expect(packed(texts).containing(wanted, max)).toEqual(expected.slice(0, max))
      }),
    )
  })
})

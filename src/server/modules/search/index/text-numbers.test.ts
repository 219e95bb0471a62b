// Tests numbered texts against a plain map.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextNumbers } from './text-numbers.ts'

test('each text gets the number of its first use', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 3 })), (texts) => {
      const expected = new Map<string, number>()
      const numbers = new TextNumbers()
      for (const text of texts.map((each) => each.toWellFormed())) {
        expect(numbers.find(text)).toBe(expected.get(text))
        if (!expected.has(text)) expected.set(text, expected.size)
        expect(numbers.add(text)).toBe(expected.get(text))
      }
      expect(numbers.size).toBe(expected.size)
      const list = numbers.finish()
      expect(Array.from(expected.keys(), (_, at) => list.at(at))).toEqual([...expected.keys()])
    }),
  )
})

test('a hundred thousand texts are found again', () => {
  const numbers = new TextNumbers()
  for (let at = 0; at < 100_000; at++) numbers.add(`text ${at}`)
  for (let at = 0; at < 100_000; at += 997) expect(numbers.find(`text ${at}`)).toBe(at)
  expect(numbers.find('text 100000')).toBeUndefined()
})

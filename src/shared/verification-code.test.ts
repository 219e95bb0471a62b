// Tests that the check digit detects every single wrong digit and every swap of neighbours, and that separators are
// ignored.
import { describe, expect, test } from 'vitest'
import {
  codeCheckDigit,
  digitsOf,
  formatCode,
  hasCodeShape,
  isMistyped,
} from './verification-code.ts'

/** Prefixes that bring the check digit scheme into each of its ten states. */
const STATES = Array.from({ length: 10 }, (_, state) => {
  for (let number = 0; ; number += 1) {
    if (codeCheckDigit(String(number)) === state) return String(number)
  }
})
const DIGITS = [...'0123456789']

describe('the check digit', () => {
  // The scheme has only ten states, so what is tested for each state and digit applies to all codes.
  test('changes with every single digit, in every state', () => {
    for (const before of STATES) {
      const after = new Set(DIGITS.map((digit) => codeCheckDigit(before + digit)))
      expect(after.size).toBe(10)
    }
  })

  test('keeps two different states apart after the same digit', () => {
    for (const digit of DIGITS) {
      expect(new Set(STATES.map((before) => codeCheckDigit(before + digit))).size).toBe(10)
    }
  })

  test('changes with every swap of neighbours, in every state', () => {
    for (const before of STATES) {
      for (const a of DIGITS) {
        for (const b of DIGITS) {
          if (a === b) continue
          expect(codeCheckDigit(before + a + b)).not.toBe(codeCheckDigit(before + b + a))
        }
      }
    }
  })

  test('finds every wrong digit and every swap in whole codes, the check digit included', () => {
    for (const start of ['000000000000000', '123456789012345', '909090909090909']) {
      const code = start + codeCheckDigit(start)
      expect(isMistyped(code)).toBe(false)
      for (let place = 0; place < code.length; place += 1) {
        for (const digit of DIGITS) {
          const slip = code.slice(0, place) + digit + code.slice(place + 1)
          expect(isMistyped(slip), slip).toBe(slip !== code)
        }
        const swapped = [...code]
        ;[swapped[place], swapped[place + 1]] = [swapped[place + 1] ?? '', swapped[place] ?? '']
        const neighbour = swapped.join('')
        if (place + 1 < code.length) expect(isMistyped(neighbour)).toBe(neighbour !== code)
      }
    }
  })
})

test.each([
  ['1234567890123456', true],
  ['123456789012345', false],
  ['12345678901234567', false],
  ['1234 5678 9012 3456', false],
  ['１２３４５６７８９０１２３４５６', false],
  ['123456789012345a', false],
  ['', false],
])('%j has the shape of a code: %s', (text, expected) => {
  expect(hasCodeShape(text)).toBe(expected)
})

test.each([
  ['1234-5678 9012\t3456', '1234567890123456'],
  ['１２３４　５６７８', '12345678'],
  ['code: 12', '12'],
  ['٣', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each([
  ['', ''],
  ['1234', '1234'],
  ['12345', '1234 5'],
  ['1234567890123456', '1234 5678 9012 3456'],
])('the digits %j are shown as %j', (digits, shown) => {
  expect(formatCode(digits)).toBe(shown)
})

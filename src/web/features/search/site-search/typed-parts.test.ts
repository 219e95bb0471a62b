// Highlighting of the part of a suggestion that was not typed.
import { describe, expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

function inBrackets(text: string, typed: string): string {
  return typedParts(text, typed)
    .map((part) => (part.isTyped ? part.text : `[${part.text}]`))
    .join('')
}

describe('typedParts', () => {
  test.each([
    ['BL1850B', 'bl18', 'BL18[50B]'],
    ['BL-1850B', 'bl 18', 'BL-18[50B]'],
    ['PA3817U-1BRS', '3817', '[PA]3817[U-1BRS]'],
    ['Dell Latitude E6400', 'latitude dell', 'Dell[ ]Latitude[ E6400]'],
    ['手提電腦電池', '電腦', '[手提]電腦[電池]'],
    ['A32-K55', 'zzz', '[A32-K55]'],
    ['A32-K55', '', '[A32-K55]'],
  ])('marks in %s what was not typed as %s', (text, typed, expected) => {
    expect(inBrackets(text, typed)).toBe(expected)
  })
})

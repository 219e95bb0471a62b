// Converts recognised words into lines to search for, part numbers first.

import type { Box } from './grey-picture.ts'

export interface ReadWord {
  text: string
  /** 0 to 100. */
  confidence: number
  /** In pixels of the picture. */
  box: Box
}
export type ReadLine = readonly ReadWord[]

export interface LabelLines {
  /** Single words that resemble a part number, those with letters first, then by confidence; at most 50. */
  numbers: string[]
  /** Other legible lines, and the other words of lines with a number, in label order; at most 50. */
  others: string[]
}

/** Below this confidence a word is usually a smudge, a barcode or a drawing. */
const MIN_CONFIDENCE = 35
/** From this confidence a word counts towards the quality of a reading. */
const CLEAR_CONFIDENCE = 60
const MAX_LINES = 50
/** Longer than any part number or value on a label. */
const LONGEST_LINE = 120

export function labelLines(lines: readonly ReadLine[]): LabelLines {
  const numbers: { text: string; confidence: number }[] = []
  const others: string[] = []
  for (const line of lines) {
    const words = line.filter(isLegible).map(({ text, confidence }) => ({
      text: tidied(text),
      confidence,
    }))
    const whole = words
      .map(({ text }) => text)
      .join(' ')
      .trim()
      .slice(0, LONGEST_LINE)
    const numbered = words.filter(({ text }) => isNumberLike(text))
    if (numbered.length === 0) {
      if (/[\p{L}\p{N}]{2}/u.test(whole)) others.push(whole)
      continue
    }
    for (const word of numbered) numbers.push(word)
    const otherText = words
      .filter((word) => !numbered.includes(word))
      .map(({ text }) => text)
      .join(' ')
      .trim()
    if (/[\p{L}\p{N}]{2}/u.test(otherText)) others.push(otherText.slice(0, LONGEST_LINE))
  }
  const sorted = numbers.toSorted(
    (a, b) => Number(hasLetter(b)) - Number(hasLetter(a)) || b.confidence - a.confidence,
  )
  return {
    numbers: distinct(sorted.map(({ text }) => text)).slice(0, MAX_LINES),
    others: distinct(others).slice(0, MAX_LINES),
  }
}

/** Quality of a reading: number of legible characters weighted by confidence. */
export function readingScore(lines: readonly ReadLine[]): number {
  let score = 0
  for (const { text, confidence } of lines.flat()) {
    const characters = text.replace(/[^A-Za-z0-9]/g, '').length
    if (confidence >= CLEAR_CONFIDENCE && characters >= 2) score += (characters * confidence) / 100
  }
  return score
}

/**
 * A part number, item number or barcode: four to forty letters and digits, including a digit, and neither a value
 * (with or without its unit), a size nor a date.
 */
export function isNumberLike(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (bare.length < 4 || bare.length > 40 || !/\p{N}/u.test(bare)) return false
  return (
    !VALUE.test(word) && !SIZE.test(word) && !DATE.test(word) && !/^\d{1,5}([.,]\d+)?$/.test(word)
  )
}

/** A value with its unit, or a range of values: '5000mAh', '10.8-11.1V'. */
const VALUE =
  /^[~≈±]?\d+([.,]\d+)?(-\d+([.,]\d+)?)?\s*(mah|m|ah|mwh|wh|v|vdc|vac|v=|w|a|ma|mm|cm|g|kg|hz|°?c|%|pcs)[=⎓.,;:]*$/i
/** 151.8x47.4x19.6mm, also with the beginning cut off. */
const SIZE = /^(\d+([.,]\d+)?)?([x×]\d+([.,]\d+)?)+(mm|cm)?$/i
/** '2026-11', '2026/11/22'. */
const DATE = /^(19|20)\d{2}[-./]\d{1,2}([-./]\d{1,2})?$/

function hasLetter({ text }: { text: string }): boolean {
  return /\p{L}/u.test(text)
}

function isLegible({ text, confidence }: ReadWord): boolean {
  return confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text)
}

/** Unifies dashes and removes surrounding marks that belong to the label's artwork. */
function tidied(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212_~]/g, '-')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/[^\p{L}\p{N})%"]+$/u, '')
  // An unpaired bracket is a smudge.
  return plain.includes('(') === plain.includes(')') ? plain : plain.replace(/[()]/g, '')
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toUpperCase()
    if (text === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

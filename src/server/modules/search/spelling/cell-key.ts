// Normalises cell names for comparison: like a part number, but keeps the point within a number.
import { normalisePartNumber } from '../../../../shared/part-number.ts'
import { readableForm } from './term-forms.ts'

/**
 * 'LR-6' -> 'lr6', 'NP1.2-12' -> 'np1.212', '12V 1,2Ah' -> '12v1.2ah'. Without the point NP1.2-12 (1.2 Ah) and
 * NP12-12 (12 Ah) would be equal.
 */
export function cellKey(name: string): string {
  const parts = readableForm(name).split(POINT_INSIDE_NUMBER)
  return parts.map((part) => normalisePartNumber(part)).join('.')
}

const POINT_INSIDE_NUMBER = /(?<=\d)[.,](?=\d)/

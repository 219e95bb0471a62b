// Preview of a pasted list: which rows are added, which stay and why.
import { describe, expect, test } from 'vitest'
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import { wishList } from '../../../texts/en_us/wish-list.ts'
import { pasteReason } from './paste-reason.ts'
import {
  chooseItem,
  chooseQuantity,
  isOpen,
  isReady,
  pasteRows,
  readyLines,
  restRows,
} from './paste-rows.ts'

const price = {
  currency: 'USD',
  steps: [{ from: 5, unit: '1.5' }],
  minimum: 5,
  multiple: 5,
  maximum: 100,
  special: null,
  suggestedRetail: null,
  isDemonstration: true,
}
const card = (itemNo: string) => ({ itemNo, price }) as MatchedRow['products'][number]
const matched = (row: number, patch: Partial<MatchedRow> = {}): MatchedRow => ({
  row,
  text: `text ${row}`,
  quantity: 10,
  outcome: 'ok',
  into: null,
  quantityFault: null,
  nextQuantity: null,
  match: null,
  products: [card(`VC-${row}`)],
  ...patch,
})
const only = (patch: Partial<MatchedRow>) => {
  const [row] = pasteRows([matched(1, patch)])
  if (!row) throw new Error('no row')
  return row
}

describe('ready or open', () => {
  test.each([
    ['ok', {}, true, false],
    ['below minimum', { quantityFault: 'below_minimum', nextQuantity: 5 } as const, false, true],
    ['replaced', { outcome: 'replaced' } as const, false, true],
    ['ambiguous', { outcome: 'ambiguous', products: [card('A'), card('B')] } as const, false, true],
    ['discontinued', { outcome: 'discontinued' } as const, false, true],
    ['not found', { outcome: 'not_found', products: [] } as const, false, true],
    ['merged', { outcome: 'merged', into: 1 } as const, false, false],
  ])('%s', (_name, patch, ready, open) => {
    const row = only(patch as Partial<MatchedRow>)
    expect([isReady(row), isOpen(row)]).toEqual([ready, open])
  })

  test('a choice settles an ambiguous row, and can be taken back', () => {
    const row = only({ outcome: 'ambiguous', products: [card('A'), card('B')] })
    expect(isReady(chooseItem(row, 'B'))).toBe(true)
    expect(isReady(chooseItem(chooseItem(row, 'B'), null))).toBe(false)
  })

  test('choosing an item brings its rules for the quantity', () => {
    const row = only({ outcome: 'ambiguous', quantity: 3, products: [card('A'), card('B')] })
    const chosen = chooseItem(row, 'A')
    expect([chosen.fault, chosen.nextQuantity]).toEqual(['below_minimum', 5])
    expect(isReady(chooseQuantity(chosen, 5))).toBe(true)
    expect(chooseQuantity(chosen, 7).nextQuantity).toBe(10)
  })
})

describe('what goes in', () => {
  test('ready rows alone, two rows of one item added up', () => {
    const rows = pasteRows([
      matched(1),
      matched(2, { outcome: 'not_found', products: [] }),
      matched(3, { products: [card('VC-1')], quantity: 5 }),
      matched(4, { outcome: 'merged', into: 1 }),
      matched(5, { quantity: null }),
    ])
    expect(readyLines(rows)).toEqual([{ itemNo: 'VC-1', quantity: 15 }, { itemNo: 'VC-5' }])
  })

  test('the rest stays, and what the server rejected says why', () => {
    const rows = pasteRows([
      matched(1),
      matched(2),
      matched(3, { outcome: 'not_found', products: [] }),
      matched(4, { outcome: 'merged', into: 1 }),
    ])
    const rest = restRows(rows, new Map([['VC-2', 'full']]))
    expect(rest.map((row) => [row.matched.row, row.rejected])).toEqual([
      [2, 'full'],
      [3, null],
    ])
    const words = rest.map((row) => pasteReason(row, wishList.paste))
    expect(words).toEqual([wishList.paste.refused.full, wishList.paste.outcome.not_found])
  })
})

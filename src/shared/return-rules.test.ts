// Tests warranty, refund and fee of returns.
import { describe, expect, test } from 'vitest'
import { RETURN_REASONS } from './case-states.ts'
import {
  feesOf,
  isFeeFree,
  judgeWarranty,
  refundOf,
  resolutionsOf,
  warrantyEnd,
  type WarrantyCase,
} from './return-rules.ts'

const CODE = '2531ABCDEFGHJKLMNPQRS'
const CASE: WarrantyCase = {
  reason: 'defective',
  isBattery: true,
  chemistry: 'li-ion',
  soldOn: '2026-01-31',
  today: '2026-06-01',
  dateCode: CODE,
  pattern: 'YYWW',
  packedCodes: [],
}

describe('The warranty', () => {
  test.each([
    ['li-ion', '2026-01-31', '2027-01-31'],
    ['li-polymer', '2028-02-29', '2029-02-28'],
    ['ni-mh', '2026-08-31', '2027-02-28'],
    ['ni-cd', '2027-08-31', '2028-02-29'],
    ['sla', '2026-07-15', '2027-01-15'],
    ['alkaline', '2026-07-15', null],
    ['lifepo4', '2026-07-15', '2027-07-15'],
    ['limno2', '2026-07-15', null],
  ])('of %s sold on %s ends on %s', (chemistry, soldOn, end) => {
    expect(warrantyEnd(chemistry, soldOn)).toBe(end)
  })

  test.each<[string, object, Partial<WarrantyCase>]>([
    ['on its last day', { verdict: 'covered' }, { today: '2027-01-31' }],
    ['on the next day', { verdict: 'expired', until: '2027-01-31' }, { today: '2027-02-01' }],
    ['without a date code', { why: 'noDateCode' }, { dateCode: ' ' }],
    ['with a code of week 54', { why: 'badDateCode' }, { dateCode: `2554${CODE.slice(4)}` }],
    ['with a code of the future', { why: 'futureDateCode' }, { dateCode: `2640${CODE.slice(4)}` }],
    ['with a code of 20 characters', { why: 'badDateCode' }, { dateCode: CODE.slice(1) }],
    [
      'of a piece made after the sale',
      { why: 'madeAfterSale' },
      { dateCode: `2606${CODE.slice(4)}` },
    ],
    ['with a code not packed in the parcel', { why: 'otherDateCode' }, { packedCodes: ['X'] }],
    ['with a code packed in the parcel', { verdict: 'covered' }, { packedCodes: [CODE] }],
    ['of another chemistry', { why: 'chemistry', until: null }, { chemistry: 'alkaline' }],
    ['of a charger', { why: 'notBattery', until: null }, { isBattery: false }],
    ['of missing pieces', { verdict: 'covered' }, { reason: 'missing', dateCode: '' }],
  ])('%s has the verdict %o', (_, expected, change) => {
    expect(judgeWarranty({ ...CASE, ...change })).toMatchObject(expected)
  })
})

describe('A return', () => {
  test('is refunded or replaced as all of its reasons allow', () => {
    expect(RETURN_REASONS.filter((each) => resolutionsOf([each]).length === 1)).toEqual([
      'does_not_fit',
      'not_needed',
    ])
    expect(resolutionsOf(['defective', 'not_needed'])).toEqual(['refund'])
    expect(resolutionsOf(['defective', 'missing'])).toEqual(['refund', 'replacement'])
  })

  test('has no fee for defects and our mistakes', () => {
    expect(RETURN_REASONS.filter((each) => !isFeeFree(each, true))).toEqual(['not_needed'])
    expect(RETURN_REASONS.filter((each) => !isFeeFree(each, false))).toEqual([
      'does_not_fit',
      'not_needed',
    ])
  })

  test('refunds the most expensive pieces of its parcel that are left', () => {
    const parts = [
      { quantity: 5, unit: '10.0000' },
      { quantity: 5, unit: '8.0000' },
    ]
    const parcel = { parts, currency: 'USD', chargedPieces: 10, claimed: 0 }
    expect(refundOf(parcel, 2)).toBe(2000n)
    expect(refundOf({ ...parcel, claimed: 4 }, 2)).toBe(1800n)
    // The first parcel had the cheapest pieces.
    expect(refundOf({ ...parcel, chargedPieces: 5 }, 1)).toBe(800n)
  })

  test('rounds its fee once, and the fees of its lines add up', () => {
    const line = { refund: 103n, isFeeFree: false }
    const fees = feesOf([line, { refund: 500n, isFeeFree: true }, line, line], 1500)
    expect(fees).toEqual([15n, 0n, 16n, 15n])
    expect(fees.reduce((sum, fee) => sum + fee)).toBe((309n * 1500n + 5000n) / 10_000n)
  })
})

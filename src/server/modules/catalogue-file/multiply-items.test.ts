// Tests copies of items for larger catalogues.
import { expect, test } from 'vitest'
import { parseGtin } from '../../../shared/gtin.ts'
import { copyOfItem, renumber } from './multiply-items.ts'

const item = {
  itemNo: 'VC-LT81747',
  title: { en_us: 'Voltcell laptop battery for ARIMA W35044LB, 11.1 V 2190 mAh' },
  ean: '2900000817470',
  partNumbers: ['W35044LB'],
  reportedNames: [],
  fitModels: ['ARIMA W651UI'],
  fitDeviceIds: ['d_ad772794551b'],
}

test('each copy has distinct numbers in the same format, and the same ones in every run', () => {
  const copies = [1, 2, 9, 49, 89].map((copy) => copyOfItem(item, copy))
  for (const key of ['itemNo', 'ean', 'partNumbers', 'fitModels', 'title']) {
    expect(new Set(copies.map((copy) => JSON.stringify(copy[key]))).size).toBe(copies.length)
  }
  for (const copy of copies) expect(parseGtin(String(copy['ean']))).toMatchObject({ ok: true })
  expect(copyOfItem(item, 2)).toEqual(copies[1])
  expect(copyOfItem(item, 0)).toBe(item)
})

test('renumber keeps length and letters', () => {
  expect(renumber('PA3817U-1BRS', 1)).toMatch(/^PA\d{4}U-1BRS$/)
  expect(renumber('X', 3)).toBe('X3')
})

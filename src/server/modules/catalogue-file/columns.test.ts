// Tests headings in three languages.
import { describe, expect, test } from 'vitest'
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import { ITEM_HEADINGS } from './columns.ts'

describe('recognise', () => {
  test('knows its own names', () => {
    expect(ITEM_HEADINGS.recognise(ITEM_FIELDS).fields).toEqual(ITEM_FIELDS)
  })

  test.each([
    [
      ['Item No.', 'Voltage (V)', 'CAPACITY (mAh)', 'EAN-Code', 'Colour'],
      ['itemNo', 'voltage', 'capacity_mAh', 'ean', 'colour'],
    ],
    [
      ['商品编号', '电压（V）', '容量', '适用机型', '原厂型号'],
      ['itemNo', 'voltage', 'capacity_mAh', 'fitModels', 'partNumbers'],
    ],
    [
      ['貨品編號', '電壓', '顏色', '適用型號', '建議零售價'],
      ['itemNo', 'voltage', 'colour', 'fitModels', 'suggestedRetailPrice_USD'],
    ],
  ])('finds the fields of the headings %j', (headings, fields) =>
    expect(ITEM_HEADINGS.recognise(headings).fields).toEqual(fields),
  )

  test('names the columns that it ignores', () => {
    expect(ITEM_HEADINGS.recognise(['sku', 'shelf', '']).ignored).toEqual(['shelf'])
  })

  test('rejects a table without item numbers, and two columns of one meaning', () => {
    expect(() => ITEM_HEADINGS.recognise(['foo', 'bar'])).toThrow('no-header')
    expect(() => ITEM_HEADINGS.recognise(['sku', 'EAN', 'barcode'])).toThrow('double-column')
  })
})

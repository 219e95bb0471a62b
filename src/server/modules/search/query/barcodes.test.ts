// Tests trade item numbers (GTIN) in the forms in which scanners and people enter them.
import { describe, expect, test } from 'vitest'
import { barcodeReadings, readBarcodes } from './barcodes.ts'
import { sourceText } from './source-text.ts'

const GTIN = '2900000817470'
const SEPARATOR = '\u001d'

describe('one barcode', () => {
  test.each([
    ['thirteen digits', GTIN, false],
    ['after a word', `EAN:${GTIN}`, false],
    ['before the end of a sentence', `${GTIN}.`, false],
    ['full width', '２９０００００８１７４７０', false],
    ['as printed', '2 900000 817470', false],
    ['as printed, before a quantity', '2 900000 817470 10', false],
    ['before a quantity', `${GTIN} 10`, false],
    ['before a comma and a quantity', `${GTIN},10`, false],
    ['after a quantity', `10 ${GTIN}`, false],
    ['with hyphens, before a quantity', '290-0000-817470 10', false],
    ['after the identifier 01, in groups', '01 0290 0000 8174 70', false],
    ['after the identifier 01', `01 0${GTIN}`, false],
    ['in groups of four', '0290 0000 8174 70', false],
    ['with hyphens', '290-0000-817470', false],
    ['with dots', '290.0000.817470', false],
    ['fourteen digits', `0${GTIN}`, false],
    ['more zeros than there are', `000000${GTIN}`, false],
    ['GS1-128 without separators', `010${GTIN}`, false],
    ['GS1-128 with a batch', `010${GTIN}10L2642`, false],
    ['GS1-128 with a date and a batch', `010${GTIN}1722123110L2642`, false],
    ['element string', `(01)0${GTIN}`, true],
    ['element string with blanks', `(01) 0${GTIN} (10) L2642`, true],
    ['element string with a serial number', `(01)0${GTIN}(21)A-B/C`, true],
    ['element string without the zero', `(01)${GTIN}`, true],
    ['content of a carton', `(02)0${GTIN}`, true],
    ['element string with a separator', `(01)0${GTIN}${SEPARATOR}10L2642`, true],
    ['symbology of GS1-128', `]C1010${GTIN}10L2642`, true],
    ['symbology of GS1 DataMatrix', `]d2010${GTIN}10L2642`, true],
    ['symbology of EAN', `]E0${GTIN}`, true],
    ['Digital Link', `https://shop.example/01/0${GTIN}/10/L2642/21/ABC`, true],
    ['Digital Link with a query', `https://id.gs1.org/01/${GTIN}?17=221231`, true],
    ['Digital Link from a QR code', `]Q3https://id.gs1.org/01/0${GTIN}`, true],
    ['path of a Digital Link', `/01/0${GTIN}`, true],
  ])('is read (%s) from %s', (_, typed, isMarked) => {
    const found = readBarcodes(sourceText(typed).text)
    expect(found.map(({ digits, isMarked: marked }) => [digits, marked])).toEqual([
      [GTIN, isMarked],
    ])
  })

  test.each([
    ['a UPC', '036000291452', '36000291452'],
    ['an EAN-8', '96385074', '96385074'],
  ])('is read (%s) from %s', (_, typed, digits) => {
    expect(readBarcodes(typed)).toMatchObject([{ digits, start: 0, end: typed.length }])
  })

  test('its position covers its whole form', () => {
    const text = `label (01)0${GTIN}(10)l2642 end`
    expect(readBarcodes(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      `(01)0${GTIN}(10)l2642`,
    ])
    expect(readBarcodes('01 0290 0000 8174 70')).toMatchObject([{ start: 0, end: 20 }])
    const link = `see https://shop.example/01/0${GTIN}/10/l1 please`
    expect(readBarcodes(link).map(({ start, end }) => link.slice(start, end))).toEqual([
      `https://shop.example/01/0${GTIN}/10/l1`,
    ])
  })
})

test('several barcodes are in the order in which they were typed', () => {
  const found = readBarcodes(`2900000979482 and (01)0${GTIN}, 96385074`)
  expect(found.map(({ digits }) => digits)).toEqual(['2900000979482', GTIN, '96385074'])
})

test.each([
  ['with a comma between them', `${GTIN},2900000979482`],
  ['with a blank between them', `${GTIN} 2900000979482`],
  ['as printed', '2 900000 817470 2 900000 979482'],
])('two barcodes are read %s: %s', (_, typed) => {
  const found = readBarcodes(typed)
  expect(found.map(({ digits }) => digits)).toEqual([GTIN, '2900000979482'])
})

test('a run of digits is read in linear time', () => {
  for (const typed of ['1 '.repeat(1_500), '0'.repeat(3_000), '12-'.repeat(1_000)]) {
    // The best of three: other processes may interrupt one.
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      readBarcodes(typed)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(100)
  }
})

describe('no barcode', () => {
  test.each([
    // A part of each has a valid check digit.
    ['the beginning of a longer run in groups', '0360 0029 1452 7788'],
    ['the end of a longer run in groups', '7788 0360 0029 1452'],
    ['the middle of a longer run', `77${GTIN}88`],
    ['a part of groups after a wrong 01', '01 0290 0000 8174 71'],
    ['a wrong check digit', '2900000817471'],
    ['twelve of thirteen digits', '290000081747'],
    ['nothing but zeros', '00000000'],
    ['nine digits', '123456789'],
    ['part of a number', `A${GTIN}`],
    ['part of another number', `${GTIN}B`],
    ['a fraction', `${GTIN}.5`],
    ['a wrong check digit after 01', '0102900000817471'],
  ])('is read (%s) from %s', (_, typed) => {
    expect(readBarcodes(sourceText(typed).text)).toEqual([])
  })
})

test('a marked form is read as a barcode even with a wrong check digit', () => {
  expect(readBarcodes('(01)02900000817471')).toMatchObject([
    { digits: '2900000817471', isMarked: true },
  ])
})

test('a missing check digit is calculated', () => {
  expect(barcodeReadings('290000081747')).toEqual(['290000081747', GTIN])
  expect(barcodeReadings('03600029145')).toEqual(['3600029145', '36000291452'])
})

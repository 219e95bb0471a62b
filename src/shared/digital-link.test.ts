// Tests which addresses are Digital Links and what they contain: after 01 a GTIN, after 10 a lot, after 21 a serial.
import { expect, test } from 'vitest'
import { digitalLinkPath, readDigitalLink } from './digital-link.ts'

const gtin = '02900000413467'

test.each([
  ['/01/02900000413467', { gtin, lot: null, serial: null }],
  ['/01/2900000413467', { gtin, lot: null, serial: null }],
  ['/01/036000291452', { gtin: '00036000291452', lot: null, serial: null }],
  ['/01/96385074', { gtin: '00000096385074', lot: null, serial: null }],
  ['/01/2900000413467/10/L-1%2F2', { gtin, lot: 'L-1/2', serial: null }],
  [`/01/${gtin}/21/1234567890123456`, { gtin, lot: null, serial: '1234567890123456' }],
  [`/01/${gtin}/10/L1/21/12`, { gtin, lot: 'L1', serial: '12' }],
  [`/01/${gtin}/21/12/10/L1`, null],
  ['/01/2900000413468', null],
  ['/01/290000041346', null],
  ['/01/29000004134', null],
  ['/01/', null],
  [`/01/${gtin}/21/`, null],
  [`/01/${gtin}/21/${'1'.repeat(21)}`, null],
  [`/01/${gtin}/21/%00`, null],
  [`/01/${gtin}/21/%zz`, null],
  [`/01/${gtin}/21/電`, null],
  [`/01/${gtin}/22/1`, null],
  ['/products/a/b/c', null],
])('the path %s is read as %o; null: it is no Digital Link', (path, link) => {
  expect(readDigitalLink(path)).toEqual(link)
})

test('a path that was written is read with the same contents', () => {
  for (const link of [
    { gtin, lot: null, serial: null },
    { gtin, lot: 'A/B?', serial: '1234567890123456' },
  ]) {
    expect(readDigitalLink(digitalLinkPath(link))).toEqual(link)
  }
})

// All printed forms of a code, and the other barcodes on a pack. The GS1 identifiers are 01 for the GTIN, 10 for the
// lot, 11 for the date and 21 for the code; U+001D ends a value of variable length, and ']d2' or ']C1' names the kind
// of symbol.
import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const CODE = '1234567890123456'
const GTIN = '02900000413467'

test.each([
  [CODE],
  ['1234 5678 9012 3456'],
  ['1234-5678-9012-3456\n'],
  [`https://shop.example/01/${GTIN}/21/${CODE}`],
  [`HTTPS://SHOP.EXAMPLE/01/${GTIN}/10/L2642/21/${CODE}?linkType=all`],
  [`https://shop.example/zh-hk/01/${GTIN}/21/${CODE}`],
  [`https://shop.example/product-verification.html?no=${CODE}&item=VC-1`],
  [`http://127.0.0.1:3000/zh-cn/product-verification.html?no=1234+5678+9012+3456`],
  [`(01)${GTIN}(21)${CODE}`],
  [`(01)${GTIN}(10)L2642(21)${CODE}`],
  [`01${GTIN}21${CODE}`],
  [`]d201${GTIN}21${CODE}`],
  [`\u001d01${GTIN}10L2642\u001d21${CODE}`],
  [`]C101${GTIN}1126101410L2642\u001d21${CODE}`],
])('the scanned text %j holds the code', (text) => {
  expect(readScan(text)).toEqual({ code: CODE })
})

test.each([
  ['2900000413467', 'itemBarcode'],
  [GTIN, 'itemBarcode'],
  [`(01)${GTIN}`, 'itemBarcode'],
  [`01${GTIN}`, 'itemBarcode'],
  [`01${GTIN}21SN-77`, 'itemBarcode'],
  ['https://elsewhere.example/hello', 'unknown'],
  ['https://[', 'unknown'],
  ['hello', 'unknown'],
  ['123456789012345', 'unknown'],
  ['12345678901234567', 'unknown'],
  ['', 'unknown'],
])('the scanned text %j holds no code and counts as %s', (text, other) => {
  expect(readScan(text)).toEqual({ other })
})

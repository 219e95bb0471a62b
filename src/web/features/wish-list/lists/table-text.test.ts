// Tables as text that spreadsheets read, without active formulas.
import { expect, test } from 'vitest'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { wishList } from '../../../texts/en_us/wish-list.ts'
import { csvText, listAsText } from './table-text.ts'

const line = (patch: Partial<WishListItem>): WishListItem =>
  ({
    itemNo: 'VC-1',
    quantity: 5,
    note: '',
    quote: null,
    customerRefs: [],
    product: { title: 'Cell' },
    ...patch,
  }) as WishListItem

test('a list becomes a row of headings and one row per line', () => {
  const price = { currency: 'CNY', steps: [{ from: 5, unit: '0.0125' }] }
  const quote = { total: '0.06', currency: 'CNY' }
  const text = listAsText(
    [
      line({
        product: { title: 'Cell', price } as WishListItem['product'],
        quote: quote as WishListItem['quote'],
      }),
      line({
        itemNo: 'VC-2',
        note: 'two\nlines\tand tab',
        customerRefs: [
          { number: '45N1773', row: 3, quantity: 18 },
          { number: 'T480', row: 17, quantity: 12 },
        ],
      }),
    ],
    wishList.copy,
  )
  expect(text.split('\r\n')).toEqual([
    'Item no.\tDescription\tQuantity\tUnit price\tSubtotal\tCurrency\tNote\tYour number\tYour row',
    'VC-1\tCell\t5\t0.0125\t0.06\tRMB\t\t\t',
    'VC-2\tCell\t5\t\t\t\ttwo lines and tab\t45N1773 (18); T480 (12)\t3; 17',
  ])
})

test('a cell never acts as a formula', () => {
  expect(listAsText([line({ note: '=HYPERLINK("x")' })], wishList.copy)).toContain("\t'=HYPERLINK")
  expect(csvText([['+1', '-2', '@x', '=1+1']])).toBe("\ufeff'+1,'-2,'@x,'=1+1\r\n")
})

test('quotes, commas and line breaks stay in their cell', () => {
  expect(csvText([['a "b"', 'c,d', 'e\nf', '電池']])).toBe('\ufeff"a ""b""","c,d","e\nf",電池\r\n')
})

// The list as a visitor's message: items with quantities, the visitor's own numbers and rows, and the length limit.
import { expect, test } from 'vitest'
import type { StoredItem } from '../../wish-button/stored-list.ts'
import { wishList } from '../../../texts/en_us/wish-list.ts'
import { listText } from './visitor-quotation.tsx'

const asText = (...stored: Partial<StoredItem>[]) =>
  listText(
    stored.map((each) => ({ itemNo: 'VC-1', quantity: null, note: '', ...each })),
    wishList.tools,
    'en_us',
  )

test('a line has the quantity, the item, the numbers of the visitor, then the rows of all of them, and the note', () => {
  const customerRefs = [
    { number: '45N1127', row: 3, quantity: 6 },
    { number: 'T440', row: 17, quantity: 4 },
  ]
  expect(
    asText(
      { itemNo: 'VC-1', quantity: 10, customerRefs, note: 'for Lille' },
      { itemNo: 'VC-2', customerRefs: [{ number: 'T480', row: null, quantity: null }] },
      { itemNo: 'VC-3', quantity: 2 },
    ),
  ).toBe('10 × VC-1 (45N1127 (6); T440 (4), row 3; 17) for Lille\n× VC-2 (T480)\n2 × VC-3')
})

test('the message ends with the number of lines that do not fit into the URL', () => {
  const stored = Array.from({ length: 400 }, (_, at) => ({ itemNo: `VC-LT${10000 + at}` }))
  const text = asText(...stored)
  // The limit of 3000 characters, and the line that says how many lines are missing.
  expect(text.length).toBeLessThan(3100)
  const lines = text.split('\n')
  expect(lines.at(-1)).toBe(wishList.tools.moreLines(400 - lines.length + 1))
})

// Remarks on items and rows without an item, written into the note of an order and read from it.
import { expect, test } from 'vitest'
import { remarkLine, splitNote, unlistedLine } from './line-remarks.ts'

const REMARK = '45N1127 (10); 45N1773 (18), row 2; 3'

test('a remark is read back for its item, and the message stays', () => {
  const note = ['By Friday, please', 'Terms: as usual', remarkLine('VC-1', REMARK)].join('\n')
  expect(splitNote(note, ['VC-1', 'VC-2'])).toEqual({
    message: 'By Friday, please\nTerms: as usual',
    remarks: new Map([['VC-1', REMARK]]),
    unlisted: [],
  })
})

test('a line about an item that is not ordered, and a second one about an item, belong to the message', () => {
  const note = ['VC-9: not here', 'VC-1: first', 'VC-1: second'].join('\n')
  expect(splitNote(note, ['VC-1'])).toEqual({
    message: 'VC-9: not here\nVC-1: second',
    remarks: new Map([['VC-1', 'first']]),
    unlisted: [],
  })
  expect(splitNote('', ['VC-1'])).toEqual({ message: '', remarks: new Map(), unlisted: [] })
})

test('rows without an item are read back as they were typed, whatever characters they contain', () => {
  const rows = [
    { row: 7, text: 'ABC-123', quantity: 12 },
    { row: 8, text: 'VC-1: 4 × 联想 #3', quantity: null },
    { row: 1000, text: '? 5 × x #2', quantity: 999_999 },
  ]
  const note = ['? Is there a twin?', ...rows.map(unlistedLine)].join('\n')
  expect(splitNote(note, ['VC-1'])).toEqual({
    message: '? Is there a twin?',
    remarks: new Map(),
    unlisted: rows,
  })
})

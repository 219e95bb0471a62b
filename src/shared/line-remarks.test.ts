// Remarks on items, written into the note of an order and read from it.
import { expect, test } from 'vitest'
import { remarkLine, splitNote } from './line-remarks.ts'

const REMARK = '45N1127 (10); 45N1773 (18), row 2; 3'

test('a remark is read back for its item, and the message stays', () => {
  const note = ['By Friday, please', 'Terms: as usual', remarkLine('VC-1', REMARK)].join('\n')
  expect(splitNote(note, ['VC-1', 'VC-2'])).toEqual({
    message: 'By Friday, please\nTerms: as usual',
    remarks: new Map([['VC-1', REMARK]]),
  })
})

test('a line about an item that is not ordered, and a second one about an item, belong to the message', () => {
  const note = ['VC-9: not here', 'VC-1: first', 'VC-1: second'].join('\n')
  expect(splitNote(note, ['VC-1'])).toEqual({
    message: 'VC-9: not here\nVC-1: second',
    remarks: new Map([['VC-1', 'first']]),
  })
  expect(splitNote('', ['VC-1'])).toEqual({ message: '', remarks: new Map() })
})

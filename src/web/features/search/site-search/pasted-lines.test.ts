// Lines of a text pasted into a search field, and how it joins the text that is there.
import { describe, expect, test } from 'vitest'
import { countLines, insertPasted } from './pasted-lines.ts'

const EMPTY = { value: '', start: 0, end: 0 }

describe('insertPasted', () => {
  test.each([
    ['BL1850B', null],
    ['BL1850B\n', null],
    ['\r\nBL1850B\r\n', null],
    ['BL1850B\r\nBL1830\r\n', 'BL1850B\nBL1830'],
    ['BL1850B\rBL1830', 'BL1850B\nBL1830'],
    ['A\n\nB', 'A\n\nB'],
  ])('pasting %j into an empty field gives the text %j', (pasted, text) => {
    expect(insertPasted(EMPTY, pasted)?.text ?? null).toBe(text)
  })
  test('replaces the selection and puts the caret after what was pasted', () => {
    const selection = { value: 'hp old g3', start: 3, end: 6 }
    expect(insertPasted(selection, 'CD03XL\nRX03XL')).toEqual({
      text: 'hp CD03XL\nRX03XL g3',
      caret: 16,
    })
  })
  test('a long title needs several lines, one that just fits does not', () => {
    expect(insertPasted(EMPTY, 'x'.repeat(80))).toBeNull()
    expect(insertPasted(EMPTY, 'x'.repeat(81))?.text).toHaveLength(81)
    expect(insertPasted({ value: 'yy', start: 2, end: 2 }, 'x'.repeat(79))?.caret).toBe(81)
  })
})

test.each([
  ['', 0],
  [' \n', 0],
  ['A', 1],
  ['A\n\n B \n', 2],
])('the pasted text %j has %i lines', (text, lines) => {
  expect(countLines(text)).toBe(lines)
})

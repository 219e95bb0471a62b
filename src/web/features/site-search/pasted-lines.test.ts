// What a search field takes from a pasted list.
import { expect, test } from 'vitest'
import { firstLine } from './pasted-lines.ts'

test.each([
  ['BL1850B', null],
  ['BL1850B\n', null],
  ['\r\n BL1850B \r\nBL1830\r\n', 'BL1850B'],
])('%j', (pasted, line) => {
  expect(firstLine(pasted)).toBe(line)
})

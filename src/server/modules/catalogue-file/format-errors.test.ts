// Tests that error lists of catalogue files are safe to print.
import { expect, test } from 'vitest'
import { TableError } from '../../platform/tables/table-error.ts'
import { formatFileError, formatRowError } from './format-errors.ts'

test('messages about a file contain nothing that controls the terminal', () => {
  const error = {
    line: 2,
    itemNo: 'A\u001b[31m1',
    field: 'voltage',
    fault: 'not-a-number',
    found: '\u001b]0;title\u0007\u202e\n\u009b2J 电池',
    detail: '',
  } as const
  const messages = [
    formatRowError(error, 'en_us'),
    formatRowError(error, 'zh_hk'),
    formatFileError(new TableError('no-sheet', 'a\u001b[2Jb'), 'en_us'),
  ]
  for (const text of messages) expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(messages[0]).toContain('" ]0;title 2J 电池"')
  expect(messages[2]).toContain('a [2Jb')
})

// Tests of list files: their size, and text files of any size below the limit.
import { expect, test } from 'vitest'
import { readListFile } from './list-file.ts'

const LINE = 'VC-LT81747\t10\n'

test.each([
  ['without a byte', ''],
  ['of blank lines', ' \r\n\t\n'],
  ['of a byte order mark', '\ufeff'],
])('a file %s is reported as empty', async (_, content) => {
  expect(await readListFile(new File([content], 'list.csv'))).toEqual({ fault: 'fileEmpty' })
})

test('a text file is read up to 2 MB, and a larger one is reported as too large', async () => {
  const large = LINE.repeat(100_000)
  expect(large.length).toBeGreaterThan(1_000_000)
  expect(await readListFile(new File([large], 'list.txt'))).toBe(large)
  const tooLarge = new File([large, large], 'list.txt')
  expect(await readListFile(tooLarge)).toEqual({ fault: 'textTooLarge' })
  const workbook = new File(['PK\u0003\u0004', large, large], 'list.xlsx')
  expect(await readListFile(workbook)).toEqual({ fault: 'workbookTooLarge' })
})

test('a file that is neither text nor a workbook is reported as unreadable', async () => {
  const picture = new File([new Uint8Array([0x89, 0x50, 0, 0, 1])], 'list.csv')
  expect(await readListFile(picture)).toEqual({ fault: 'fileFailed' })
})

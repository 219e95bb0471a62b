// Tests of list files: their size, and text files of any size below the limit.
import { expect, test } from 'vitest'
import { readListFile } from './list-file.ts'

const LINE = 'VC-LT81747\t10\n'

test('a text file is read up to 2 MB, and a larger one is reported as too large', async () => {
  const large = LINE.repeat(100_000)
  expect(large.length).toBeGreaterThan(1_000_000)
  expect(await readListFile(new File([large], 'list.txt'))).toBe(large)
  const tooLarge = new File([large, large], 'list.txt')
  expect(await readListFile(tooLarge)).toEqual({ fault: 'fileTooLarge' })
})

test('a file that is neither text nor a workbook is reported as unreadable', async () => {
  const picture = new File([new Uint8Array([0x89, 0x50, 0, 0, 1])], 'list.csv')
  expect(await readListFile(picture)).toEqual({ fault: 'fileFailed' })
})

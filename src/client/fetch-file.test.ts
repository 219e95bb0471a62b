// Tests the name under which a downloaded file is saved.
import { expect, test } from 'vitest'
import { fileNameOf } from './fetch-file.ts'

test.each([
  ['attachment; filename="list.csv"', 'list.csv'],
  [`attachment; filename="_.csv"; filename*=UTF-8''%E9%A1%98%E6%9C%9B.csv`, '願望.csv'],
  [`attachment; filename="_.csv"; filename*=UTF-8''%E9%ZZ`, '_.csv'],
  ['', 'download'],
])('a file sent with %j is saved as %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

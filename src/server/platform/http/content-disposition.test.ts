// Tests the names of downloaded files in headers.
import { describe, expect, test } from 'vitest'
import { contentDisposition, safeFileName } from './content-disposition.ts'

describe('contentDisposition', () => {
  test.each([
    ['list.csv', 'attachment; filename="list.csv"'],
    ['a"b\r\nX: 1.csv', 'attachment; filename="a-bX- 1.csv"'],
    ['願望.csv', `attachment; filename="_.csv"; filename*=UTF-8''%E9%A1%98%E6%9C%9B.csv`],
    [
      "50% (é)'s.csv",
      `attachment; filename="50_ (_)'s.csv"; filename*=UTF-8''50%25%20%28%C3%A9%29%27s.csv`,
    ],
  ])('names the download %j with the header %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })
})

describe('safeFileName', () => {
  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['..', 'file'],
    ['', 'file'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['C:\\x\u0000y', 'C-xy'],
    ['\ud800list', '\ufffdlist'],
  ])('turns the name %j into the name %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })
})

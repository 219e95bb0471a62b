// Text files saved by spreadsheets are decoded; workbooks are rejected.
import { expect, test } from 'vitest'
import { decodeText } from './text-file.ts'

test.each([
  ['UTF-8', [...new TextEncoder().encode('電池,5')], '電池,5'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
  ['little-endian UTF-16', [0xff, 0xfe, 0x41, 0, 0x35, 0], 'A5'],
  ['big-endian UTF-16', [0xfe, 0xff, 0, 0x41, 0, 0x35], 'A5'],
  ['GB18030', [0xb5, 0xe7, 0xb3, 0xd8], '电池'],
  ['the format of workbooks', [0x50, 0x4b, 3, 4, 0, 0], null],
])('a file in %s is decoded, or rejected', (_name, bytes, text) =>
  expect(decodeText(new Uint8Array(bytes))).toBe(text),
)

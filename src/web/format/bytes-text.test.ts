// File sizes as text.
import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test.each([
  [0, '1 KB'],
  [1023, '1 KB'],
  [2048, '2 KB'],
  [1024 * 1024 - 1, '1,024 KB'],
  [1_310_720, '1.3 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('a size of %i bytes is shown as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))

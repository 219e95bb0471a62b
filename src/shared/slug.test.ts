// Tests names as address segments.
import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test.each([
  ['HP EliteBook 840 G3', 'hp-elitebook-840-g3'],
  ['Lenovo 45N1001, 10.8V 4800mAh', 'lenovo-45n1001-10-8v-4800mah'],
  ['  Ｆｕｌｌ　Ｗｉｄｔｈ  ', 'full-width'],
  ['Café — crème', 'cafe-creme'],
  ['电池', ''],
  ['x'.repeat(300), 'x'.repeat(120)],
])('%j is %j in an address', (text, slug) => expect(toSlug(text)).toBe(slug))

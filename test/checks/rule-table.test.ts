// Tests the check of the files and tests named in docs/order-rules.md.
import { expect, test } from 'vitest'
import { wrongReferences } from './rule-table.ts'

const read = (path: string) => (path === 'test/a.test.ts' ? "test('one order', …)" : undefined)

test('a rule with a file and a test that exist is right', () => {
  expect(
    wrongReferences('| One | `test/a.test.ts` | `test/a.test.ts` “one order” |', read),
  ).toEqual([])
})

test.each([
  ['a missing file', '| One | `src/b.ts` | `test/a.test.ts` “one order” |', 'src/b.ts, which does'],
  ['a missing test', '| One | `test/a.test.ts` | `test/a.test.ts` “two” |', 'quotes “two”'],
  ['a rule without a test', '| One | `test/a.test.ts` | none |', 'names no test'],
])('%s is named with its line', (_, row, words) => {
  const [wrong, ...more] = wrongReferences(`text\n${row}`, read)
  expect(wrong).toContain('docs/order-rules.md:2')
  expect(wrong).toContain(words)
  expect(more).toEqual([])
})

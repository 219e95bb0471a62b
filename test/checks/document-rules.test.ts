// Tests the checks of documents on small examples.
import { expect, test } from 'vitest'
import { missingPaths, unwantedInDocument } from './document-rules.ts'

const FILES = ['src/server/modules/media/plot/runway.ts', 'src/main.ts', 'docs/decisions/0001-x.md']

test.each([
  ['a path from the root', '`src/main.ts`'],
  ['a path from a folder in between', '`plot/runway.ts` and `modules/media/plot/`'],
  ['the name of a file', '`main.ts`'],
  ['a folder of the project', '`src/server/modules`'],
  ['what is no path', '`a/b`, `text/html`, `.test.ts`, `DATA_DIR/x`, `<group>/x.ts`'],
  ['a path in a block of code', '```\n`src/gone.ts`\n```'],
])('a document may name %s', (_, text) => {
  expect(missingPaths(text, FILES)).toEqual([])
})

test('a document may not name a file or folder that does not exist', () => {
  const text = 'See\n`plot/balance-runway.ts`\nand `src/gone/`, `0001-x.md`.'
  expect(missingPaths(text, FILES)).toEqual([
    { line: 2, word: 'plot/balance-runway.ts' },
    { line: 3, word: 'src/gone/' },
  ])
})

test('a word that comments avoid is found in a document', () => {
  expect(unwantedInDocument('One.\nNobody is told.')).toEqual([
    { line: 2, word: 'Nobody' },
    { line: 2, word: 'told' },
  ])
})

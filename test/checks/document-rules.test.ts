// Tests the checks of documents on small examples.
import { expect, test } from 'vitest'
import { errorsOfRecord, missingPaths, unwantedInDocument } from './document-rules.ts'

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

const DATE = 'Date: 21 November 2026, amended on\n22 November 2026. Status: accepted.'
const BODY = '**Context.** Why.\n\n**Decision.** What.\n\n**Consequences.** So.\n'

test('a record with number, date, status and its three parts has the form of records', () => {
  expect(errorsOfRecord(`# 7. A decision\n\n${DATE}\n\n${BODY}`, 7)).toEqual([])
})

test.each([
  ['another number', `# 8. A decision\n\n${DATE}\n\n${BODY}`, 'number 7'],
  ['no status', `# 7. A decision\n\nDate: 21 November 2026.\n\n${BODY}`, 'date and status'],
  ['headings', `# 7. A decision\n\n${DATE}\n\n## Context\n\n## Decision\n`, '## Context, ## Dec'],
  ['no consequences', `# 7. A decision\n\n${DATE}\n\n**Context.** Why.\n`, 'has Context instead'],
])('a record with %s is reported', (_, text, error) => {
  expect(errorsOfRecord(text, 7)).toEqual([expect.stringContaining(error)])
})

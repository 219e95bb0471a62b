// Tests the checks of comments on small examples.
import { expect, test } from 'vitest'
import { unwantedWords } from './comment-rules.ts'

test.each([
  ['a line comment', '// Whoever reads this.', [{ line: 1, word: 'Whoever' }]],
  ['a one-line block', '/** Read anew. */', [{ line: 1, word: 'anew' }]],
  ['a longer block', '/**\n * One.\n * Told twice.\n */', [{ line: 3, word: 'Told' }]],
  ['a comment in JSX', '  {/* nobody */}', [{ line: 1, word: 'nobody' }]],
])('the check finds an unwanted word in %s', (_, text, found) => {
  expect(unwantedWords(text)).toEqual(found)
})

test.each([
  ['in code after a block', "/* Fine. */\nconst told = 'anew'"],
  ['as a part of a longer word', '// A renewed session, and a proof.'],
  ['in a string', "const text = 'whoever'"],
])('the check ignores the same letters %s', (_, text) => {
  expect(unwantedWords(text)).toEqual([])
})

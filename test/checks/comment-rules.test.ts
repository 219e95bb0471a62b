// Tests the checks of comments on small examples.
import { expect, test } from 'vitest'
import { numberedCalls, unwantedWords } from './comment-rules.ts'

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

test('a comment that cites a call by its number is found, one that counts calls is not', () => {
  const text = '// The input of call 17.\n// Calls 54 and 63.\n// 50 calls.\n// It calls 20 times.'
  expect(numberedCalls(text)).toEqual([
    { line: 1, word: 'call 17' },
    { line: 2, word: 'Calls 54' },
  ])
})

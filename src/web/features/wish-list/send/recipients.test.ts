// Recipients of a list from typed addresses in any format.
import { expect, test } from 'vitest'
import { findRecipientError, recipientsOf } from './recipients.ts'

test('ticked and typed addresses are read once each, whatever separates them', () => {
  const typed = ' a@x.example;b@x.example\nA@X.example，c@x.example,\n'
  expect(recipientsOf(['me@x.example'], typed)).toEqual([
    'me@x.example',
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ])
})

test.each([
  [[], { kind: 'noRecipient' }],
  [['a@x.example'], null],
  [['a@x.example', 'not an address'], { kind: 'badRecipient', email: 'not an address' }],
  [['a@x'], { kind: 'badRecipient', email: 'a@x' }],
  [Array.from({ length: 6 }, (_, at) => `a${at}@x.example`), { kind: 'tooManyRecipients' }],
])('the recipients %j have the error %j', (recipients, error) =>
  expect(findRecipientError(recipients)).toEqual(error),
)

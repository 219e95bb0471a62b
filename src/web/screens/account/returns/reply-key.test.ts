// The keys of replies to several returns, which do not take each other's place.
import { expect, test } from 'vitest'
import { replyKey } from './reply-key.ts'

const MESSAGE = { text: 'Since Monday', file: null }

test('a message keeps its key while another return gets a reply, until its own answer is known', () => {
  const key = replyKey('R26-000001').keyOf(MESSAGE)
  expect(replyKey('R26-000002').keyOf(MESSAGE)).not.toBe(key)
  replyKey('R26-000002').drop()
  expect(replyKey('R26-000001').keyOf(MESSAGE)).toBe(key)
  replyKey('R26-000001').drop()
  expect(replyKey('R26-000001').keyOf(MESSAGE)).not.toBe(key)
})

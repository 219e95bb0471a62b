// Tests how long sessions and tokens are valid.
import { describe, expect, test } from 'vitest'
import { GRACE_MS, sessionEnd, tokenEnd, type TokenFacts, tokenStatusOf } from './session-rules.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const fresh: TokenFacts = {
  expires_at: at(1000),
  replaced_at: null,
  successor_hash: null,
  ends_at: at(100_000),
  ended_at: null,
}
const replaced = { ...fresh, successor_hash: Buffer.from('next') }

describe('a token is', () => {
  test.each<[string, TokenFacts]>([
    ['good', fresh],
    ['renewable', { ...fresh, expires_at: NOW }],
    ['ended', { ...fresh, ends_at: NOW }],
    ['ended', { ...fresh, ended_at: at(-1) }],
    ['parent', { ...replaced, replaced_at: NOW }],
    ['parent', { ...replaced, replaced_at: at(-GRACE_MS), expires_at: at(-50_000) }],
    ['replayed', { ...replaced, replaced_at: at(-GRACE_MS - 1) }],
    ['replayed', { ...replaced, replaced_at: at(-2), successor_hash: null }],
    ['ended', { ...replaced, replaced_at: at(-GRACE_MS - 1), ended_at: at(-1) }],
    // The clock of another process may be slightly ahead.
    ['parent', { ...replaced, replaced_at: at(50) }],
  ])('%s by its times', (tokenStatus, token) => {
    expect(tokenStatusOf(token, NOW)).toBe(tokenStatus)
  })
})

test('a session lasts twelve hours or thirty days, a token half an hour within it', () => {
  expect(sessionEnd(NOW, false)).toEqual(at(12 * 3_600_000))
  expect(sessionEnd(NOW, true)).toEqual(at(30 * 86_400_000))
  expect(tokenEnd(NOW, at(3_600_000))).toEqual(at(1_800_000))
  expect(tokenEnd(NOW, at(5000))).toEqual(at(5000))
})

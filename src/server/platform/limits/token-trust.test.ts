// Tests which tokens are trusted before they are checked.
import { expect, test } from 'vitest'
import { createTokenTrust } from './token-trust.ts'

const ip = '192.0.2.10'

test('an unknown token is trusted as long as its network sends no invalid one', () => {
  const trust = createTokenTrust()
  expect(trust.isTrusted(ip, 'new')).toBe(true)
  trust.record(ip, 'made-up', false)
  expect(trust.isTrusted(ip, 'new')).toBe(false)
  expect(trust.isTrusted('198.51.100.7', 'new')).toBe(true)
})

test('a token that was valid before stays trusted beside invalid ones of its network', () => {
  const trust = createTokenTrust()
  trust.record(ip, 'valid', true)
  trust.record(ip, 'made-up', false)
  expect(trust.isTrusted(ip, 'valid')).toBe(true)
  expect(trust.isTrusted(ip, 'made-up')).toBe(false)
})

test('a network is suspected for a minute after its last invalid token', () => {
  let time = 1_000_000
  const trust = createTokenTrust(() => time)
  trust.record(ip, 'made-up', false)
  time += 59_999
  expect(trust.isTrusted(ip, 'new')).toBe(false)
  time += 1
  expect(trust.isTrusted(ip, 'new')).toBe(true)
})

// Tests hashing and verifying passwords.
import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, matchesPassword } from './password-hash.ts'

test('a hash is Argon2id with 19 MiB, two rounds, one lane, and salted', async () => {
  const [one, other] = [await hashPassword('a quiet river'), await hashPassword('a quiet river')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  const [salt = '', tag = ''] = one.split('$').slice(4)
  const recomputed = argon2Sync('argon2id', {
    message: 'a quiet river',
    nonce: Buffer.from(salt, 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  })
  expect(Buffer.from(tag, 'base64').equals(recomputed)).toBe(true)
})

test('only the password that was hashed matches', async () => {
  const stored = await hashPassword('a quiet ﬁsh')
  expect(await matchesPassword(stored, 'a quiet ﬁsh')).toBe(true)
  expect(await matchesPassword(stored, 'a quiet fish')).toBe(true)
  for (const wrong of ['a quiet Fish', 'a quiet fish ', '', stored]) {
    expect(await matchesPassword(stored, wrong), wrong).toBe(false)
  }
})

test('a value that is not one of our hashes never matches, and takes as long as one that is', async () => {
  const stored = await hashPassword('a quiet fish')
  const cheaper = stored.replace('m=19456', 'm=8')
  for (const none of [null, '', '!', cheaper, stored.slice(0, -1), `${stored}x`]) {
    const began = performance.now()
    expect(await matchesPassword(none, 'a quiet fish')).toBe(false)
    expect(performance.now() - began).toBeGreaterThan(5)
  }
})

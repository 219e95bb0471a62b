// A check is fetched once, serves one submission and is replaced when it expires.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecurityCheck, VALID_MS, type IssuedCode } from './security-check.ts'

/** Fake server: each code has its own number; `fail` makes the next request fail. */
function shop() {
  let issued = 0
  const clock = { now: 1000 }
  const server = { issued: () => issued, fail: false }
  async function issue(): Promise<IssuedCode> {
    if (server.fail) throw new Error('not there')
    issued += 1
    return {
      securityKey: `key-${issued}`,
      image: `data:image/svg+xml,${issued}`,
      expiresAt: '',
      algorithm: 'SHA-256',
      salt: 's',
      challenge: createHash('sha256').update(`s${issued}`).digest('hex'),
      maxNumber: 500,
    }
  }
  return { server, clock, check: createSecurityCheck(issue, () => clock.now) }
}

test('a check that is requested twice at the same time is fetched once and solved', async () => {
  const { check, server } = shop()
  await Promise.all([check.begin(), check.begin()])
  expect(server.issued()).toBe(1)
  expect(check.read()).toEqual({ mode: 'proof', phase: 'ready', picture: null })
  expect(await check.take('')).toEqual({ securityKey: 'key-1', securityCode: '1' })
})

test('each submission uses its own check', async () => {
  const { check } = shop()
  expect(await check.take('')).toEqual({ securityKey: 'key-1', securityCode: '1' })
  expect(await check.take('')).toEqual({ securityKey: 'key-2', securityCode: '2' })
})

test('an expired check is replaced before it is sent', async () => {
  const { check, clock } = shop()
  await check.begin()
  clock.now += VALID_MS
  expect((await check.take(''))?.securityKey).toBe('key-2')
})

test('the picture of a check is shown, and what was typed is sent with its key', async () => {
  const { check } = shop()
  check.renew('picture')
  await check.begin()
  expect(check.read()).toEqual({
    mode: 'picture',
    phase: 'ready',
    picture: 'data:image/svg+xml,1',
  })
  expect(await check.take('aB3d')).toEqual({ securityKey: 'key-1', securityCode: 'aB3d' })
  check.renew()
  await check.begin()
  expect(check.read().picture).toBe('data:image/svg+xml,2')
})

test('what was read in an old picture is not sent with the key of the next', async () => {
  const { check, clock } = shop()
  check.renew('picture')
  await check.begin()
  clock.now += VALID_MS
  expect(await check.take('aB3d')).toBeNull()
  expect(check.read().picture).toBe('data:image/svg+xml,2')
})

test('a check that cannot be fetched shows as failed, and the next attempt fetches it', async () => {
  const { check, server } = shop()
  server.fail = true
  await expect(check.begin()).rejects.toThrow('not there')
  expect(check.read().phase).toBe('failed')
  server.fail = false
  expect(await check.take('')).toEqual({ securityKey: 'key-1', securityCode: '1' })
})

test('switching to the picture stops the proof of work without an error', async () => {
  const { check } = shop()
  const started = check.begin()
  check.renew('picture')
  await started
  await check.begin()
  expect(check.read().mode).toBe('picture')
  expect(check.read().picture).toBe('data:image/svg+xml,2')
})

// Unchanged content keeps its idempotency key; a change gets a new one.
import { expect, test } from 'vitest'
import { idempotencyKeys, keyInMemory } from './idempotency-keys.ts'

function form(values: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

function keys() {
  let made = 0
  return idempotencyKeys(keyInMemory(() => `key-${++made}`))
}

test('a retry keeps its key, whatever the answer to the security check is', () => {
  const { keyFor } = keys()
  expect(keyFor(form({ message: 'a', securityCode: '1' }))).toBe('key-1')
  expect(keyFor(form({ message: 'a', securityCode: '2' }))).toBe('key-1')
})

test('an empty file field does not change the key', () => {
  const { keyFor } = keys()
  const none = (lastModified: number) => new File([], '', { lastModified })
  expect(keyFor(form({ message: 'a', attachment: none(1) }))).toBe('key-1')
  expect(keyFor(form({ message: 'a', attachment: none(2) }))).toBe('key-1')
})

test('another text or another file is another submission', () => {
  const { keyFor } = keys()
  const file = (size: number) => new File(['x'.repeat(size)], 'a.jpg', { lastModified: 1 })
  expect(keyFor(form({ message: 'a' }))).toBe('key-1')
  expect(keyFor(form({ message: 'b' }))).toBe('key-2')
  expect(keyFor(form({ message: 'b', attachment: file(1) }))).toBe('key-3')
  expect(keyFor(form({ message: 'b', attachment: file(1) }))).toBe('key-3')
  expect(keyFor(form({ message: 'b', attachment: file(2) }))).toBe('key-4')
})

test('the same content gets a new key after a successful submission', () => {
  const { keyFor, done } = keys()
  expect(keyFor(form({ message: 'a' }))).toBe('key-1')
  done()
  expect(keyFor(form({ message: 'a' }))).toBe('key-2')
})

test('generated keys are long and differ', () => {
  const generated = [idempotencyKeys().keyFor(form({})), idempotencyKeys().keyFor(form({}))]
  for (const key of generated) expect(key).toMatch(/^[A-Za-z0-9_-]{20,64}$/)
  expect(generated[0]).not.toBe(generated[1])
})

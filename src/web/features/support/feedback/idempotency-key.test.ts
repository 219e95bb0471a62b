// Unchanged content keeps its submission id; a change gets a new one.
import { expect, test } from 'vitest'
import { idempotencyKeys } from './idempotency-key.ts'

function form(values: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

function keys() {
  let made = 0
  return idempotencyKeys(() => `id-${++made}`)
}

test('a retry keeps its id, whatever the security check answered', () => {
  const { idFor } = keys()
  expect(idFor(form({ message: 'a', securityCode: '1' }))).toBe('id-1')
  expect(idFor(form({ message: 'a', securityCode: '2' }))).toBe('id-1')
})

test('an empty file field does not change the id', () => {
  const { idFor } = keys()
  const none = (lastModified: number) => new File([], '', { lastModified })
  expect(idFor(form({ message: 'a', attachment: none(1) }))).toBe('id-1')
  expect(idFor(form({ message: 'a', attachment: none(2) }))).toBe('id-1')
})

test('another text or another file is another submission', () => {
  const { idFor } = keys()
  const file = (size: number) => new File(['x'.repeat(size)], 'a.jpg', { lastModified: 1 })
  expect(idFor(form({ message: 'a' }))).toBe('id-1')
  expect(idFor(form({ message: 'b' }))).toBe('id-2')
  expect(idFor(form({ message: 'b', attachment: file(1) }))).toBe('id-3')
  expect(idFor(form({ message: 'b', attachment: file(1) }))).toBe('id-3')
  expect(idFor(form({ message: 'b', attachment: file(2) }))).toBe('id-4')
})

test('after a successful submission the same content is a new one', () => {
  const { idFor, done } = keys()
  expect(idFor(form({ message: 'a' }))).toBe('id-1')
  done()
  expect(idFor(form({ message: 'a' }))).toBe('id-2')
})

test('generated keys are long and differ', () => {
  const ids = [idempotencyKeys().idFor(form({})), idempotencyKeys().idFor(form({}))]
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{20,64}$/)
  expect(ids[0]).not.toBe(ids[1])
})

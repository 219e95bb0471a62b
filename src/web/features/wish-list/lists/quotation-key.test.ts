// The idempotency key of a request for a quotation: one for each request until its answer, with and without storage.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropKey, keyOfRequest } from './quotation-key.ts'

const REQUEST = { listId: 'a', messages: 'By sea' }
const LIST = { updatedAt: '2026-11-23T10:00:00.000Z', count: 2 }

function reject(): never {
  throw new Error('forbidden')
}

describe.each([
  ['allows', false],
  ['forbids', true],
])('the key of a quotation in a browser that %s storage', (_, isForbidden) => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    }
    const forbidden = { getItem: reject, setItem: reject, removeItem: reject }
    vi.stubGlobal('sessionStorage', isForbidden ? forbidden : storage)
    dropKey()
  })
  afterEach(() => vi.unstubAllGlobals())

  test('stays the same while the answer to the same request is not known', () => {
    const first = keyOfRequest(REQUEST, LIST)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(keyOfRequest({ ...REQUEST }, { ...LIST })).toBe(first)
  })

  test('differs for another message, for another list, and after the answer', () => {
    const first = keyOfRequest(REQUEST, LIST)
    const second = keyOfRequest({ ...REQUEST, messages: 'By air' }, LIST)
    const third = keyOfRequest({ ...REQUEST, listId: 'b' }, LIST)
    dropKey()
    expect(new Set([first, second, third, keyOfRequest(REQUEST, LIST)]).size).toBe(4)
  })

  test('differs for a list that was edited, even if its last request has no answer yet', () => {
    const edited = { ...LIST, updatedAt: '2026-11-23T10:05:00.000Z' }
    const keys = [LIST, edited, { ...edited, count: 3 }].map((list) => keyOfRequest(REQUEST, list))
    expect(new Set(keys).size).toBe(3)
  })
})

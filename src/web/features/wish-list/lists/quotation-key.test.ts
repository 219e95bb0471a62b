// The key of a request for a quotation: one for each request until its answer, with and without a storage.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropKey, keyOfRequest } from './quotation-key.ts'

const REQUEST = { listId: 'a', messages: 'By sea' }

function reject(): never {
  throw new Error('forbidden')
}

describe.each([
  ['with a storage', false],
  ['without a storage', true],
])('the key of a quotation %s', (_, isForbidden) => {
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
    const first = keyOfRequest(REQUEST)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(keyOfRequest({ ...REQUEST })).toBe(first)
  })

  test('is another one for another message, another list, and after the answer', () => {
    const first = keyOfRequest(REQUEST)
    const second = keyOfRequest({ ...REQUEST, messages: 'By air' })
    const third = keyOfRequest({ ...REQUEST, listId: 'b' })
    dropKey()
    expect(new Set([first, second, third, keyOfRequest(REQUEST)]).size).toBe(4)
  })
})

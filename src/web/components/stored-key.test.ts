// The key of a request that may be sent again: one until its answer, also after a reload, and another one later.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedKey } from './stored-key.ts'

const HOUR_MS = 3_600_000

describe('a stored key', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.useFakeTimers()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('survives a reload until the answer is known', () => {
    const first = storedKey('payment').keyOf('500.00')
    const reloaded = storedKey('payment')
    expect(reloaded.keyOf('500.00')).toBe(first)
    reloaded.drop()
    expect(storedKey('payment').keyOf('500.00')).not.toBe(first)
  })

  test('is another one for another request and for another form', () => {
    const keys = storedKey('payment')
    const first = keys.keyOf('500.00')
    expect(storedKey('payout').keyOf('500.00')).not.toBe(first)
    expect(keys.keyOf('600.00')).not.toBe(first)
  })

  test('is another one when the same request is made long afterwards', () => {
    const keys = storedKey('payment', HOUR_MS)
    const first = keys.keyOf('500.00')
    vi.advanceTimersByTime(HOUR_MS - 1)
    expect(keys.keyOf('500.00')).toBe(first)
    vi.advanceTimersByTime(1)
    expect(keys.keyOf('500.00')).not.toBe(first)
  })

  test('stays in the page where the storage holds something else', () => {
    sessionStorage.setItem('payment', '{"key":1}')
    const keys = storedKey('payment')
    const first = keys.keyOf('500.00')
    sessionStorage.setItem('payment', 'not JSON')
    expect(keys.keyOf('500.00')).toBe(first)
  })
})

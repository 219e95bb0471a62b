// The draft of a checkout survives reloads and tabs, keeps one key, and is seen by its login alone.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropCheckout, keyOfCheckout, readCheckout, storeCheckout } from './checkout-draft.ts'

const DAY = 86_400_000
const EMPTY_DRAFT = { values: {}, key: null, isSent: false }

describe('the draft of a checkout', () => {
  let stored = new Map<string, string>()
  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    })
  })
  afterEach(() => {
    dropCheckout('anna')
    vi.unstubAllGlobals()
  })

  test('is restored as it was typed, for the same login only, for 7 days', () => {
    storeCheckout('anna', { values: { 'address.city': 'Hamburg' } }, 0)
    expect(readCheckout('anna', 7 * DAY).values).toEqual({ 'address.city': 'Hamburg' })
    expect(readCheckout('ben', 0)).toEqual(EMPTY_DRAFT)
    expect(readCheckout('anna', 7 * DAY + 1)).toEqual(EMPTY_DRAFT)
  })

  test('has one key for every attempt and tab until the order is placed', () => {
    const key = keyOfCheckout('anna')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    storeCheckout('anna', { key, isSent: true })
    storeCheckout('anna', { values: { service: 'express' } })
    expect(readCheckout('anna')).toMatchObject({ key, isSent: true })
    expect(keyOfCheckout('anna')).toBe(key)
    dropCheckout('anna')
    expect(stored.size).toBe(0)
    expect(keyOfCheckout('anna')).not.toBe(key)
  })

  test('keeps its key in a browser that forbids storage, and ignores unreadable data', () => {
    stored.set('voltcell-checkout-anna', '{')
    expect(readCheckout('anna')).toEqual(EMPTY_DRAFT)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
    })
    storeCheckout('anna', { key: 'key-of-the-order' })
    expect(keyOfCheckout('anna')).toBe('key-of-the-order')
  })
})

// The draft of a checkout survives reloads and tabs, keeps one key, and is seen by its login alone.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropCheckout, keyOfCheckout, readCheckout, storeCheckout } from './checkout-draft.ts'

const DAY = 86_400_000
const ANNA = { username: 'anna', kind: 'dropship' } as const
const ANNA_WHOLESALE = { username: 'anna', kind: 'wholesale' } as const
const BEN = { username: 'ben', kind: 'dropship' } as const
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
    dropCheckout(ANNA)
    dropCheckout(ANNA_WHOLESALE)
    vi.unstubAllGlobals()
  })

  test('is restored as it was typed, for the same login only, for 7 days', () => {
    storeCheckout(ANNA, { values: { 'address.city': 'Hamburg' } }, 0)
    expect(readCheckout(ANNA, 7 * DAY).values).toEqual({ 'address.city': 'Hamburg' })
    expect(readCheckout(BEN, 0)).toEqual(EMPTY_DRAFT)
    expect(readCheckout(ANNA, 7 * DAY + 1)).toEqual(EMPTY_DRAFT)
  })

  test('has one key for every attempt and tab until the order is placed', () => {
    const key = keyOfCheckout(ANNA)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    storeCheckout(ANNA, { key, isSent: true })
    storeCheckout(ANNA, { values: { service: 'express' } })
    expect(readCheckout(ANNA)).toMatchObject({ key, isSent: true })
    expect(keyOfCheckout(ANNA)).toBe(key)
    dropCheckout(ANNA)
    expect(stored.size).toBe(0)
    expect(keyOfCheckout(ANNA)).not.toBe(key)
  })

  test('is another one in the other area of the login', () => {
    storeCheckout(ANNA, { values: { 'address.city': 'Hamburg' }, key: 'sent-key', isSent: true })
    expect(readCheckout(ANNA_WHOLESALE)).toEqual(EMPTY_DRAFT)
    storeCheckout(ANNA_WHOLESALE, { values: { note: 'by sea' } })
    dropCheckout(ANNA_WHOLESALE)
    const draft = { values: { 'address.city': 'Hamburg' }, key: 'sent-key', isSent: true }
    expect(readCheckout(ANNA)).toEqual(draft)
  })

  test.each([
    [{ 'address.city': 'Hamburg' }, ANNA, ANNA_WHOLESALE],
    [{ shipPolicy: 'complete' }, ANNA_WHOLESALE, ANNA],
    [{}, ANNA_WHOLESALE, ANNA],
  ])(
    'goes to the area of its form when it was stored before the areas were separate: %o',
    (values, own, other) => {
      const draft = { values, key: 'sent-key', isSent: true }
      stored.set('voltcell-checkout-anna', JSON.stringify({ at: 0, isOfMember: true, ...draft }))
      expect(readCheckout(other, DAY)).toEqual(EMPTY_DRAFT)
      expect(readCheckout(own, DAY)).toEqual(draft)
      expect([...stored.keys()]).toEqual([`voltcell-${own.kind}-checkout-anna`])
    },
  )

  test('keeps its key in a browser that forbids storage, and ignores unreadable data', () => {
    stored.set('voltcell-dropship-checkout-anna', '{')
    expect(readCheckout(ANNA)).toEqual(EMPTY_DRAFT)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
    })
    storeCheckout(ANNA, { key: 'key-of-the-order' })
    expect(keyOfCheckout(ANNA)).toBe('key-of-the-order')
  })
})

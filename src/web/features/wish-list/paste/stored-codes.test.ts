// Codes of a scan that is under way, kept in the tab.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredCodes, storeCodes } from './stored-codes.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('scanned codes are read again with their quantities, in their order', () => {
  storeCodes(
    new Map([
      ['45N1127', 2],
      ['2900000413467', 1],
    ]),
  )
  expect([...readStoredCodes()]).toEqual([
    ['45N1127', 2],
    ['2900000413467', 1],
  ])
})

test('a scan that has ended leaves nothing behind', () => {
  storeCodes(new Map([['45N1127', 2]]))
  storeCodes(new Map())
  expect(stored.size).toBe(0)
  expect(readStoredCodes().size).toBe(0)
})

test.each(['', '{', '{"a":1}', '[1,["a"],["b","2"]]'])(
  'what is not a list of codes is ignored: %s',
  (text) => {
    stored.set('list-scan', text)
    expect(readStoredCodes().size).toBe(0)
  },
)

test('without a storage a scan starts empty and goes on', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeCodes(new Map([['45N1127', 2]]))
  expect(readStoredCodes().size).toBe(0)
})

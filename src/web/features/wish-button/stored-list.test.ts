// A browser's wish list tolerates any content of its storage key.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STORAGE_KEY, MAX_STORED, parseStored, readStored, writeStored } from './stored-list.ts'

const line = (itemNo: string, quantity: number | null = null, note = '') => ({
  itemNo,
  quantity,
  note,
})

describe('parseStored', () => {
  test.each([
    [null, []],
    ['', []],
    ['{}', []],
    ['[null, 5, "x"]', []],
    ['[{"itemNo":"VC-1","quantity":10,"note":"a"}]', [line('VC-1', 10, 'a')]],
    [
      '[{"itemNo":"VC-1","quantity":0},{"itemNo":"VC-2","quantity":1.5}]',
      [line('VC-1'), line('VC-2')],
    ],
    ['[{"itemNo":"VC-1","quantity":1000000}]', [line('VC-1')]],
    ['[{"itemNo":"VC-1","quantity":5},{"itemNo":"VC-1","quantity":9}]', [line('VC-1', 5)]],
    ['[{"itemNo":"<b>"},{"itemNo":"a/b"},{"itemNo":""}]', []],
  ])('reads the text %s as %j', (text, lines) => expect(parseStored(text)).toEqual(lines))

  test('keeps at most 500 lines, and notes of at most 500 characters', () => {
    const many = Array.from({ length: MAX_STORED + 5 }, (_, at) => line(`VC-${at}`, 5))
    expect(parseStored(JSON.stringify(many))).toHaveLength(MAX_STORED)
    expect(parseStored(JSON.stringify([line('VC-1', 5, 'x'.repeat(900))]))[0]?.note).toHaveLength(
      500,
    )
  })
})

describe('reading and writing', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the same array is returned until something changes, so that nothing is rendered again', () => {
    writeStored([line('VC-1', 5)])
    expect(readStored()).toEqual([line('VC-1', 5)])
    expect(readStored()).toBe(readStored())
    stored.set(STORAGE_KEY, JSON.stringify([line('VC-2')]))
    expect(readStored()).toEqual([line('VC-2')])
  })

  test('an empty list leaves nothing in the storage', () => {
    writeStored([line('VC-1')])
    writeStored([])
    expect(stored.size).toBe(0)
    expect(readStored()).toEqual([])
  })

  test('without storage the list lasts as long as the page', () => {
    const reject = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
    writeStored([line('VC-9', 7)])
    expect(readStored()).toEqual([line('VC-9', 7)])
  })

  test('a full storage does not bring back an older list', () => {
    writeStored([line('VC-1')])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new Error('the quota is exceeded')
      },
    })
    writeStored([line('VC-1'), line('VC-2')])
    expect(readStored()).toEqual([line('VC-1'), line('VC-2')])
    expect(readStored()).toBe(readStored())
    stored.set(STORAGE_KEY, JSON.stringify([line('VC-3')]))
    expect(readStored()).toEqual([line('VC-3')])
  })
})

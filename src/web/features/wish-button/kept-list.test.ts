// A browser's wish list tolerates any content of its storage key.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KEPT_KEY, MOST_KEPT, parseKept, readKept, writeKept } from './kept-list.ts'

const line = (itemNo: string, quantity: number | null = null, note = '') => ({
  itemNo,
  quantity,
  note,
})

describe('what stands in the storage', () => {
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
  ])('%s', (text, lines) => expect(parseKept(text)).toEqual(lines))

  test('no more than fit, no longer notes than the server takes', () => {
    const many = Array.from({ length: MOST_KEPT + 5 }, (_, at) => line(`VC-${at}`, 5))
    expect(parseKept(JSON.stringify(many))).toHaveLength(MOST_KEPT)
    expect(parseKept(JSON.stringify([line('VC-1', 5, 'x'.repeat(900))]))[0]?.note).toHaveLength(500)
  })
})

describe('reading and writing', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the same array until something changes, so that nothing draws anew', () => {
    writeKept([line('VC-1', 5)])
    expect(readKept()).toEqual([line('VC-1', 5)])
    expect(readKept()).toBe(readKept())
    kept.set(KEPT_KEY, JSON.stringify([line('VC-2')]))
    expect(readKept()).toEqual([line('VC-2')])
  })

  test('an empty list leaves nothing behind', () => {
    writeKept([line('VC-1')])
    writeKept([])
    expect(kept.size).toBe(0)
    expect(readKept()).toEqual([])
  })

  test('a forbidden storage keeps it for the life of the page', () => {
    const refuse = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    writeKept([line('VC-9', 7)])
    expect(readKept()).toEqual([line('VC-9', 7)])
  })

  test('a full storage does not bring back an older list', () => {
    writeKept([line('VC-1')])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new Error('the quota is exceeded')
      },
    })
    writeKept([line('VC-1'), line('VC-2')])
    expect(readKept()).toEqual([line('VC-1'), line('VC-2')])
    expect(readKept()).toBe(readKept())
    kept.set(KEPT_KEY, JSON.stringify([line('VC-3')]))
    expect(readKept()).toEqual([line('VC-3')])
  })
})

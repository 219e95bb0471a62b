// The items to compare: in the URL of a comparison, and in a browser's storage even when that is full.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compareQuery, comparedOf, readCompared, writeCompared } from './compare-store.ts'

const read = (query: string) => comparedOf(new URLSearchParams(query))

describe('items of a comparison', () => {
  test.each([
    ['', []],
    ['items=', []],
    ['items=VC-LT1,VC-LT2', ['VC-LT1', 'VC-LT2']],
    ['items=VC-LT1&items=VC-LT2', ['VC-LT1', 'VC-LT2']],
    ['items= VC-LT1 ,,VC-LT1', ['VC-LT1']],
    ['items=a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e']],
    ['items=a/b,<x>,c', ['c']],
    [`items=${'x'.repeat(65)}`, []],
  ])('are read from the query %s: %j', (query, items) => expect(read(query)).toEqual(items))

  test('are the same after they were written to a query and read from it', () => {
    const items = ['VC-LT81747', 'VC-LT18719']
    expect(compareQuery(items)).toBe('?items=VC-LT81747,VC-LT18719')
    expect(read(compareQuery(items).slice(1))).toEqual(items)
    expect(compareQuery([])).toBe('')
  })
})

describe('in a full storage', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('the newest choice holds until the page is closed or another tab writes its own', () => {
    const stored = new Map([['compare', '["VC-1","VC-2"]']])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new Error('the quota is exceeded')
      },
    })
    expect(readCompared()).toEqual(['VC-1', 'VC-2'])
    writeCompared(['VC-1', 'VC-2', 'VC-3'])
    expect(readCompared()).toEqual(['VC-1', 'VC-2', 'VC-3'])
    expect(readCompared()).toBe(readCompared())
    writeCompared([])
    expect(readCompared()).toEqual([])
    stored.set('compare', '["VC-9"]')
    expect(readCompared()).toEqual(['VC-9'])
  })
})

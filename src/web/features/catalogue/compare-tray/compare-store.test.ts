// The URL of a comparison holds up to five item numbers, whatever was typed.
import { describe, expect, test } from 'vitest'
import { compareQuery, comparedOf } from './compare-store.ts'

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
  ])('%s', (query, items) => expect(read(query)).toEqual(items))

  test('written and read again it is the same', () => {
    const items = ['VC-LT81747', 'VC-LT18719']
    expect(compareQuery(items)).toBe('?items=VC-LT81747,VC-LT18719')
    expect(read(compareQuery(items).slice(1))).toEqual(items)
    expect(compareQuery([])).toBe('')
  })
})

// Joins reviewed lines with the list of the browser: quantities, the customer's numbers, and lines without room.
import { expect, test } from 'vitest'
import { MAX_STORED } from '../wish-button/stored-list.ts'
import { joinStored } from './join-stored.ts'

const line = (itemNo: string, quantity?: number) => ({
  itemNo,
  ...(quantity !== undefined && { quantity }),
  customerRefs: [{ number: `no. of ${itemNo}`, row: 1, quantity: quantity ?? null }],
})

test('quantities of an item that is listed already are added up to the most that can be ordered', () => {
  const before = [
    { itemNo: 'VC-1', quantity: 5, note: 'for the van' },
    { itemNo: 'VC-2', quantity: 999_990, note: '' },
  ]
  const { list, rejected } = joinStored(before, [line('VC-1', 10), line('VC-2', 20), line('VC-3')])
  expect(list.map(({ itemNo, quantity, note }) => [itemNo, quantity, note])).toEqual([
    ['VC-1', 15, 'for the van'],
    ['VC-2', 999_999, ''],
    ['VC-3', null, ''],
  ])
  expect(list[0]?.customerRefs).toEqual([{ number: 'no. of VC-1', row: 1, quantity: 10 }])
  expect(rejected.size).toBe(0)
})

test('lines for which a full list has no room are rejected instead of lost', () => {
  const before = Array.from({ length: MAX_STORED - 1 }, (_, at) => ({
    itemNo: `VC-${at}`,
    quantity: 1,
    note: '',
  }))
  const { list, rejected } = joinStored(before, [line('VU-1', 5), line('VU-2', 5), line('VC-0', 1)])
  expect(list).toHaveLength(MAX_STORED)
  expect(list[0]?.quantity).toBe(2)
  expect([...rejected]).toEqual([['VU-2', 'full']])
})

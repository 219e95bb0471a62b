// Puts removed lines back into the list of the browser, which may have changed meanwhile.
import { expect, test } from 'vitest'
import { MAX_STORED } from '../wish-button/stored-list.ts'
import { putBack } from './put-back.ts'

const line = (itemNo: string, quantity = 5) => ({ itemNo, quantity, note: '' })
const numbersOf = (list: readonly { itemNo: string }[]) => list.map(({ itemNo }) => itemNo)

test('lines return to their places', () => {
  const removed = [
    { line: line('VC-1'), place: 0 },
    { line: line('VC-3'), place: 2 },
  ]
  const { list, left } = putBack([line('VC-2'), line('VC-4')], removed)
  expect(numbersOf(list)).toEqual(['VC-1', 'VC-2', 'VC-3', 'VC-4'])
  expect(left).toEqual([])
})

test('what was changed and added after the removal is kept', () => {
  const now = [line('VC-2', 40), line('VC-3', 7), line('VC-NEW')]
  const removed = [
    { line: line('VC-1'), place: 0 },
    { line: line('VC-3', 20), place: 5 },
  ]
  expect(putBack(now, removed).list).toEqual([line('VC-1'), ...now])
})

test('a list that was filled meanwhile keeps its lines, and those without room can still be put back', () => {
  const now = Array.from({ length: MAX_STORED - 1 }, (_, at) => line(`VC-NEW-${at}`))
  const removed = ['VC-1', 'VC-2'].map((itemNo, place) => ({ line: line(itemNo), place }))
  const { list, left } = putBack(now, removed)
  expect(list).toHaveLength(MAX_STORED)
  expect(list.slice(0, 2)).toEqual([line('VC-1'), now[0]])
  expect(left).toEqual([removed[1]])
})

// Tests that a list of numbers holds what was added, and no memory that it no longer needs.
import { expect, test } from 'vitest'
import { NumberList } from './number-list.ts'

const MANY = 2 ** 20 + 1
const MEBIBYTE = 2 ** 20

test('a list that grew holds every number, and immediately frees the memory it outgrew', () => {
  const before = process.memoryUsage().arrayBuffers
  const list = listOf(MANY)
  // Room for twice as many numbers; without freeing it would be twice that.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(9 * MEBIBYTE)
  expect([list.length, list.at(0), list.at(1000), list.at(MANY - 1)]).toEqual([
    MANY,
    0,
    1000,
    MANY - 1,
  ])
})

test('the numbers that are taken have memory of exactly their size, and the list is empty', () => {
  const list = listOf(1000)
  const taken = list.take()
  expect([taken.length, taken.buffer.byteLength, taken.at(-1)]).toEqual([1000, 4000, 999])
  expect(list.length).toBe(0)
  expect(list.push(7)).toBe(0)
  expect(list.at(0)).toBe(7)
})

test('a cleared list is empty and has freed its memory', () => {
  const before = process.memoryUsage().arrayBuffers
  const list = listOf(MANY)
  list.clear()
  expect(list.length).toBe(0)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEBIBYTE)
})

function listOf(length: number): NumberList {
  const list = new NumberList()
  for (let number = 0; number < length; number++) list.push(number)
  return list
}

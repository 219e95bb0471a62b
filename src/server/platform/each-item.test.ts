// Tests that the other items are processed although one fails.
import { expect, test } from 'vitest'
import { eachItem } from './each-item.ts'

test('every item is processed, and the first error is thrown at the end', async () => {
  const seen: number[] = []
  const work = async (item: number) => {
    seen.push(item)
    if (item > 1) throw new Error(`item ${item}`)
  }
  await expect(eachItem([1, 2, 3], work)).rejects.toThrow('item 2')
  expect(seen).toEqual([1, 2, 3])
})

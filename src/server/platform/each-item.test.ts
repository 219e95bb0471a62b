// Tests that the other items are processed although one fails, and that its error names it.
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

test('the error names the item that failed, or that of an inner list', async () => {
  const fail = async () => {
    throw new Error('no')
  }
  await expect(eachItem(['O26-000001'], fail)).rejects.toMatchObject({ item: 'O26-000001' })
  await expect(eachItem(['outer'], () => eachItem([7], fail))).rejects.toMatchObject({ item: 7 })
  await expect(eachItem([{ email: 'canary' }], fail)).rejects.not.toHaveProperty('item')
})

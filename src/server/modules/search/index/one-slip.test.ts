// Tests the typo search against generating every typo and looking it up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipsOf } from '../spelling/typing-slips.test-data.ts'
import { type KeyTable, KeyTableBuilder } from './key-table.ts'
import { beginningsOneSlipAway, keysOneSlipAway } from './one-slip.ts'

async function tableOf(keys: readonly string[]): Promise<KeyTable> {
  const builder = new KeyTableBuilder()
  for (const [value, key] of keys.entries()) builder.add(key, value)
  return builder.finish()
}

const KEY = fc.string({ unit: fc.constantFrom(...'ab01电'), minLength: 1, maxLength: 5 })
const KEYS = fc.array(KEY, { maxLength: 60 })
const EACH = fc.integer({ min: 1, max: 4 })

test('The whole keys one slip away are those found by trying every slip.', async () => {
  await fc.assert(
    fc.asyncProperty(KEYS, KEY, async (keys, typed) => {
      const expected = slipsOf(typed).filter((slip) => keys.includes(slip))
      expect(keysOneSlipAway(await tableOf(keys), typed)).toEqual(expected)
    }),
  )
})

test('The keys whose beginning is one slip away are those found by trying every slip.', async () => {
  await fc.assert(
    fc.asyncProperty(KEYS, KEY, EACH, async (keys, typed, each) => {
      const table = await tableOf(keys)
      const expected = slipsOf(typed).flatMap((slip) => table.beginningWith(slip, each))
      expect(beginningsOneSlipAway(table, typed, each)).toEqual(expected)
    }),
  )
})

test('In an empty table nothing is one slip away.', async () => {
  const table = await tableOf([])
  expect(keysOneSlipAway(table, 'pa3817u')).toEqual([])
  expect(beginningsOneSlipAway(table, 'pa3817u', 2)).toEqual([])
})

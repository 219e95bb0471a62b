// Tests the typo search against generating every typo and looking it up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipsOf } from '../spelling/typing-slips.test-data.ts'
import { type KeyTable, KeyTableBuilder } from './key-table.ts'
import { beginningsOneSlipAway, keysOneSlipAway } from './one-slip.ts'

async function tableOf(keys: readonly string[]): Promise<KeyTable> {
  const builder = new KeyTableBuilder()
  for (const [lead, key] of keys.entries()) builder.add(key, lead)
  return builder.finish()
}

const KEY = fc.string({ unit: fc.constantFrom(...'ab01电'), minLength: 1, maxLength: 5 })
const KEYS = fc.array(KEY, { maxLength: 60 })
const EACH = fc.integer({ min: 1, max: 4 })

test('Whole keys one slip away are those that making every slip finds.', async () => {
  await fc.assert(
    fc.asyncProperty(KEYS, KEY, async (keys, typed) => {
      const expected = slipsOf(typed).filter((slip) => keys.includes(slip))
      expect(keysOneSlipAway(await tableOf(keys), typed)).toEqual(expected)
    }),
  )
})

test('Keys that begin one slip away are those that making every slip finds.', async () => {
  await fc.assert(
    fc.asyncProperty(KEYS, KEY, EACH, async (keys, typed, each) => {
      const table = await tableOf(keys)
      const expected = slipsOf(typed).flatMap((slip) => table.beginningWith(slip, each))
      expect(beginningsOneSlipAway(table, typed, each)).toEqual(expected)
    }),
  )
})

test('Nothing is one slip away in an empty table.', async () => {
  const table = await tableOf([])
  expect(keysOneSlipAway(table, 'pa3817u')).toEqual([])
  expect(beginningsOneSlipAway(table, 'pa3817u', 2)).toEqual([])
})

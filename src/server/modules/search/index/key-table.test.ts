// Tests sorted keys against a plain array.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeyTable, KeyTableBuilder } from './key-table.ts'

interface Entry {
  key: string
  value: number
}

async function tableOf(keys: readonly string[]): Promise<KeyTable> {
  const builder = new KeyTableBuilder()
  for (const [value, key] of keys.entries()) builder.add(key, value)
  return builder.finish()
}

/** In byte order; equal keys in insertion order. */
function sorted(keys: readonly string[]): Entry[] {
  return keys
    .map((key, value) => ({ key, value }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) || a.value - b.value)
}

const KEY = fc.string({ unit: fc.constantFrom(...'ab01电é'), minLength: 1, maxLength: 5 })
const KEYS = fc.array(KEY, { maxLength: 60 })

describe('any keys', () => {
  test('are found as a whole, each with all its values', async () => {
    await fc.assert(
      fc.asyncProperty(KEYS, KEY, async (keys, other) => {
        const table = await tableOf(keys)
        expect(table.size).toBe(keys.length)
        for (const wanted of [...keys, other]) {
          const values = keys.flatMap((key, value) => (key === wanted ? [value] : []))
          expect(table.find(wanted)).toEqual(values)
          expect(table.has(wanted)).toBe(values.length > 0)
          if (values.length > 0) expect(table.mayHold(wanted)).toBe(true)
        }
      }),
    )
  })

  test('are found by their beginning, in order', async () => {
    const beginning = fc.string({ unit: fc.constantFrom(...'ab01电é'), maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(
        KEYS,
        beginning,
        fc.integer({ min: 1, max: 70 }),
        async (keys, wanted, max) => {
          const expected = sorted(keys).filter(({ key }) => key.startsWith(wanted))
          const found = (await tableOf(keys)).beginningWith(wanted, max)
          expect(found).toEqual(expected.slice(0, max))
        },
      ),
    )
  })

  test('are found on both sides of a position', async () => {
    await fc.assert(
      fc.asyncProperty(KEYS, KEY, fc.integer({ min: 1, max: 5 }), async (keys, wanted, each) => {
        const all = sorted(keys)
        const before = all.filter(
          ({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(wanted)) < 0,
        ).length
        const expected = all.slice(Math.max(0, before - each), before + each)
        expect((await tableOf(keys)).around(wanted, each)).toEqual(expected)
      }),
    )
  })

  test('are found by a part, in the order in which they were added', async () => {
    await fc.assert(
      fc.asyncProperty(KEYS, KEY, async (keys, part) => {
        const expected = keys.flatMap((key, value) => (key.includes(part) ? [{ key, value }] : []))
        expect((await tableOf(keys)).containing(part, 100)).toEqual(expected)
      }),
    )
  })
})

describe('many keys', () => {
  test('of 50,000 keys all are found, and the filter lets few others pass', async () => {
    const keys = Array.from({ length: 50_000 }, (_, at) => `k${(at * 7919) % 50_000}`)
    const table = await tableOf(keys)
    for (let at = 0; at < keys.length; at += 37) expect(table.find(keys[at] ?? '')).toEqual([at])
    const absent = Array.from({ length: 20_000 }, (_, at) => `absent${at}`)
    expect(absent.some((key) => table.has(key))).toBe(false)
    // The filter rejects nearly all missing keys without a search.
    expect(absent.filter((key) => table.mayHold(key)).length).toBeLessThan(absent.length / 50)
  })

  test('an empty table contains nothing', async () => {
    const table = await tableOf([])
    expect(table.size).toBe(0)
    expect(table.find('a')).toEqual([])
    expect(table.has('')).toBe(false)
    expect(table.beginningWith('', 5)).toEqual([])
    expect(table.around('a', 5)).toEqual([])
    expect(table.containing('a', 5)).toEqual([])
  })
})

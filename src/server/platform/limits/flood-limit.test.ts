// Tests the limit of uncached requests per address.
import { describe, expect, test } from 'vitest'
import { createFloodLimit } from './flood-limit.ts'

describe('the flood limit', () => {
  const waits = (limit: ReturnType<typeof createFloodLimit>, addresses: string[]) =>
    addresses.map((ip) => limit.secondsToWait(ip))

  test('counts each address separately, minute by minute', () => {
    let now = 0
    const limit = createFloodLimit(2, () => now)
    expect(waits(limit, ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.1'])).toEqual([0, 0, 0, 60])
    now = 59_000
    expect(waits(limit, ['10.0.0.1', '10.0.0.2', '10.0.0.2'])).toEqual([1, 0, 1])
    now = 60_000
    expect(waits(limit, ['10.0.0.1'])).toEqual([0])
  })

  test.each([
    ['2001:db8::1', '2001:db8::ffff'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['::1', '::2'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8::1:2:3:4'],
  ])('counts %s and %s as one', (one, other) => {
    expect(waits(createFloodLimit(1), [one, other])).toEqual([0, 60])
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ])('counts %s and %s apart', (one, other) => {
    expect(waits(createFloodLimit(1), [one, other])).toEqual([0, 0])
  })

  test('is switched off by 0', () => {
    const fifty = Array.from({ length: 50 }, () => '10.0.0.1')
    expect(waits(createFloodLimit(0), fifty)).toEqual(fifty.map(() => 0))
  })
})

// Tests sharing the slots for transfers among networks.
import { describe, expect, test } from 'vitest'
import { createTransferSemaphore } from './transfer-semaphore.ts'

let now = 0
const slots = (max: number, maxPerNetwork: number) =>
  createTransferSemaphore({ max, maxPerNetwork }, () => now)
function reader(bytes = 0) {
  const transfer = {
    ended: 0,
    bytes,
    sent: () => transfer.bytes,
    abort: () => void transfer.ended++,
  }
  return transfer
}

describe('slots for transfers', () => {
  test('each network has its share, however many addresses it has', () => {
    const { take, inUse } = slots(4, 2)
    const frees = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'].map((each) => take(each, reader()))
    expect(take('2001:db8:1:2:3::7', reader())).toBeUndefined()
    expect(take('2001:db8:1:3::1', reader())).toBeDefined()
    frees[0]?.()
    frees[0]?.()
    expect(inUse()).toBe(2)
    expect(take('2001:db8:1:2:3::7', reader())).toBeDefined()
  })

  test('transfers that are too slow are ended for new ones, the slowest first', () => {
    now = 0
    const { take, inUse } = slots(3, 3)
    const [slow, slower, quick] = [reader(), reader(), reader()]
    for (const [at, each] of [slow, slower, quick].entries()) take(`192.0.2.${at}`, each)
    now = 19_000
    expect(take('198.51.100.1', reader()), 'too early to judge').toBeUndefined()
    now = 60_000
    slow.bytes = 500_000
    slower.bytes = 60
    quick.bytes = 10_000_000
    expect(take('198.51.100.1', reader())).toBeDefined()
    expect([slow.ended, slower.ended, quick.ended]).toEqual([0, 1, 0])
    expect(take('198.51.100.2', reader())).toBeDefined()
    expect([slow.ended, slower.ended, quick.ended]).toEqual([1, 1, 0])
    expect(take('198.51.100.3', reader()), 'no transfer is too slow any more').toBeUndefined()
    expect(inUse()).toBe(3)
  })

  test('no transfer is ended while a slot is free', () => {
    now = 0
    const { take } = slots(2, 2)
    const slow = reader()
    take('192.0.2.1', slow)
    now = 600_000
    expect(take('192.0.2.2', reader())).toBeDefined()
    expect(slow.ended).toBe(0)
  })
})

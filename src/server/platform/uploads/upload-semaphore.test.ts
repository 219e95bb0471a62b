// Tests that slow senders cannot keep others from uploading.
import { expect, test } from 'vitest'
import { createUploadSemaphore } from './upload-semaphore.ts'

/** A sender at a constant pace, in bytes per second. */
function senderAt(pace: number) {
  const began = performance.now()
  const sender = {
    ended: false,
    received: () => ((performance.now() - began) / 1000) * pace,
    abort: () => undefined as void,
  }
  return sender
}

/** Takes a slot, which the sender releases when it has to give way. */
async function hold(semaphore: ReturnType<typeof createUploadSemaphore>, ip: string, pace: number) {
  const sender = senderAt(pace)
  const release = await semaphore.take(ip, sender)
  sender.abort = () => {
    sender.ended = true
    release()
  }
  return sender
}

test('a sender that is too slow is ended for one that waits, and senders of a usual speed keep their slots', async () => {
  const semaphore = createUploadSemaphore({ longestWaitMs: 2000, graceMs: 100 })
  const slow = await Promise.all(
    Array.from({ length: 9 }, (_, at) => hold(semaphore, `10.0.0.${at}`, 10)),
  )
  const fast = await Promise.all(
    Array.from({ length: 3 }, (_, at) => hold(semaphore, `10.0.1.${at}`, 200_000)),
  )
  expect(semaphore.held()).toBe(12)
  await Promise.all([hold(semaphore, '10.0.2.1', 200_000), hold(semaphore, '10.0.2.2', 200_000)])
  expect(slow.filter(({ ended }) => ended)).toHaveLength(2)
  expect(fast.filter(({ ended }) => ended)).toEqual([])
  expect(semaphore.held()).toBe(12)
})

test('while no sender is too slow, none is ended and a new one is rejected', async () => {
  const semaphore = createUploadSemaphore({ longestWaitMs: 300, graceMs: 50 })
  const complete = await Promise.all(
    Array.from({ length: 12 }, (_, at) => hold(semaphore, `10.0.0.${at}`, Infinity)),
  )
  await expect(hold(semaphore, '10.0.1.1', 1000)).rejects.toThrow('503')
  expect(complete.filter(({ ended }) => ended)).toEqual([])
})

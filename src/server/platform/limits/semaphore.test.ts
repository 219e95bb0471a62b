// Tests the limit of concurrent work and its queue.
import { describe, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { createSemaphore } from './semaphore.ts'

/** Work that the test finishes explicitly. */
function work() {
  let finish: (() => void) | undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { run: () => done, finish: () => finish?.() }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a semaphore', () => {
  test('runs some at the same time, queues some and rejects the rest', async () => {
    const queue = createSemaphore({ permits: 2, waiting: 1, retryAfter: 7 })
    const works = [work(), work(), work(), work()]
    let running = 0
    let max = 0
    const results = works.map(({ run }) =>
      queue.run(async () => {
        running += 1
        max = Math.max(max, running)
        await run()
        running -= 1
      }),
    )
    const rejected = await results[3]?.catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(AppError)
    expect(rejected).toMatchObject({ code: 429, result: { retryAfter: 7 } })
    expect(queue.isFull()).toBe(true)
    for (const { finish } of works) finish()
    await Promise.all(results.slice(0, 3))
    expect(max).toBe(2)
    expect(queue.isFull()).toBe(false)
  })

  test('continues after work that fails', async () => {
    const queue = createSemaphore({ permits: 1, waiting: 2, retryAfter: 1 })
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(() => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    await turn()
    expect(await queue.run(() => Promise.resolve(1))).toBe(1)
  })

  test('serves in order of arrival', async () => {
    const queue = createSemaphore({ permits: 1, waiting: 10, retryAfter: 1 })
    const order: number[] = []
    await Promise.all([1, 2, 3, 4].map((at) => queue.run(async () => order.push(at))))
    expect(order).toEqual([1, 2, 3, 4])
  })

  test('rejects those that wait too long, with its own error', async () => {
    const rejection = (retryAfter: number) => new Error(`again in ${retryAfter}`)
    const bounds = { permits: 1, waiting: 1, retryAfter: 3, longestWaitMs: 5, rejection }
    const semaphore = createSemaphore(bounds)
    const release = await semaphore.acquire()
    await expect(semaphore.acquire()).rejects.toThrow('again in 3')
    release()
    release()
    expect(semaphore.held()).toBe(0)
    expect(await semaphore.run(() => Promise.resolve(1))).toBe(1)
  })
})

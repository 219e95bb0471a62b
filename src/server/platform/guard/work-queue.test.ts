import { describe, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { createWorkQueue } from './work-queue.ts'

/** Work that the test finishes explicitly. */
function work() {
  let finish: (() => void) | undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { run: () => done, finish: () => finish?.() }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a queue', () => {
  test('runs so many at once, lets so many wait, turns the rest away', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 1, retryAfter: 7 })
    const works = [work(), work(), work(), work()]
    let running = 0
    let most = 0
    const results = works.map(({ run }) =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await run()
        running -= 1
      }),
    )
    const refused = await results[3]?.catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 429, result: { retryAfter: 7 } })
    expect(queue.isFull()).toBe(true)
    for (const { finish } of works) finish()
    await Promise.all(results.slice(0, 3))
    expect(most).toBe(2)
    expect(queue.isFull()).toBe(false)
  })

  test('goes on after work that fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 2, retryAfter: 1 })
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(() => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    await turn()
    expect(await queue.run(() => Promise.resolve(1))).toBe(1)
  })

  test('serves in the order of coming', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 10, retryAfter: 1 })
    const order: number[] = []
    await Promise.all([1, 2, 3, 4].map((at) => queue.run(async () => order.push(at))))
    expect(order).toEqual([1, 2, 3, 4])
  })
})

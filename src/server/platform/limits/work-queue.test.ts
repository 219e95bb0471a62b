// Tests that work is limited, waits by priority, and is rejected immediately when the wait would be too long.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue, type Turn, waitOutside } from './work-queue.ts'

/** A queue with one place, or `atOnce`, and work that the test finishes. */
function queueOf(atOnce = 1, now = () => performance.now()) {
  const queue = createWorkQueue(() => new Error('busy'), { atOnce, now })
  const started: string[] = []
  const finish: Record<string, () => void> = {}
  const run = (name: string, turn: Turn) =>
    queue.run(turn, async () => {
      started.push(name)
      await new Promise<void>((resolve) => (finish[name] = resolve))
      return name
    })
  return { queue, run, started, finish, settled: () => nextTurn() }
}

test('orders start before other writes of members, those before pages, and pages before searches', async () => {
  const { run, started, finish, settled } = queueOf()
  const all = [
    run('first', { priority: 'normal' }),
    run('search', { priority: 'heavy' }),
    run('page', { priority: 'normal' }),
    run('list', { priority: 'vital' }),
    run('order', { priority: 'critical' }),
  ]
  for (const name of ['first', 'order', 'list', 'page', 'search']) {
    await settled()
    expect(started.at(-1)).toBe(name)
    finish[name]?.()
  }
  expect(await Promise.all(all)).toEqual(['first', 'search', 'page', 'list', 'order'])
})

test('a search is rejected immediately when the queue is long, and a write still waits', async () => {
  let time = 0
  const { queue } = queueOf(1, () => time)
  let over: (() => void) | undefined
  const slow = () => queue.run({ priority: 'normal' }, async () => (time += 60))
  for (let at = 0; at < 30; at += 1) await slow()
  const held = queue.run(
    { priority: 'normal' },
    () => new Promise<void>((resolve) => (over = resolve)),
  )
  const waiting = Array.from({ length: 5 }, () =>
    queue.run({ priority: 'cheap' }, async () => 'page'),
  )
  const sentAt = performance.now()
  await expect(queue.run({ priority: 'heavy' }, async () => 'search')).rejects.toThrow('busy')
  expect(performance.now() - sentAt).toBeLessThan(50)
  const write = queue.run({ priority: 'vital' }, async () => 'written')
  over?.()
  expect(await write).toBe('written')
  await Promise.all([held, ...waiting])
})

test('pages are let into the queue only while they can expect to start in a quarter of their longest wait', async () => {
  let time = 0
  const { queue, run, finish, settled } = queueOf(1, () => time)
  for (let at = 0; at < 100; at += 1) {
    await queue.run({ priority: 'normal' }, async () => (time += 30))
  }
  const names = ['held', '1', '2', '3']
  const held = names.map((name) => run(name, { priority: 'normal' }))
  // Each takes about 30 ms: the fourth in the queue would wait for 120 of the 400 ms allowed.
  await expect(queue.run({ priority: 'normal' }, async () => 'late')).rejects.toThrow('busy')
  for (const name of names) {
    await settled()
    finish[name]?.()
  }
  await Promise.all(held)
})

test('orders and writes are let in while they can expect to start in half of their longest wait', async () => {
  let time = 0
  const { queue, run, finish, settled } = queueOf(1, () => time)
  for (let at = 0; at < 200; at += 1) {
    await queue.run({ priority: 'critical' }, async () => (time += 500))
  }
  const names = ['held', '1', '2', '3', '4']
  const held = names.map((name) => run(name, { priority: 'critical' }))
  // Each takes about 500 ms: the fifth in the queue would wait for more than 2 of the 4 s allowed.
  await expect(queue.run({ priority: 'critical' }, async () => 'late')).rejects.toThrow('busy')
  for (const name of names) {
    await settled()
    finish[name]?.()
  }
  await Promise.all(held)
})

test('a page is rejected immediately while the queue of pages does not move', async () => {
  let time = 0
  const { run, queue, started, finish, settled } = queueOf(1, () => time)
  const held = run('held', { priority: 'normal' })
  const page = run('page', { priority: 'normal' })
  time += 190
  const soon = run('soon', { priority: 'normal' })
  time += 20
  await expect(queue.run({ priority: 'normal' }, async () => 'late')).rejects.toThrow('busy')
  for (const name of ['held', 'page', 'soon']) {
    await settled()
    expect(started.at(-1)).toBe(name)
    finish[name]?.()
  }
  expect(await Promise.all([held, page, soon])).toEqual(['held', 'page', 'soon'])
})

test('a request that has waited half of its longest wait comes before newer writes, but after orders', async () => {
  let time = 0
  const { run, started, finish, settled } = queueOf(1, () => time)
  const held = run('held', { priority: 'normal' })
  const page = run('page', { priority: 'normal' })
  time += 100
  const later = run('later', { priority: 'normal' })
  time += 110
  const write = run('write', { priority: 'vital' })
  const order = run('order', { priority: 'critical' })
  const all = ['held', 'order', 'page', 'write', 'later']
  for (const name of all) {
    await settled()
    expect(started.at(-1)).toBe(name)
    finish[name]?.()
  }
  expect(await Promise.all([held, order, page, write, later])).toEqual(all)
})

test('requests for the same page share a place, and those for others wait', async () => {
  const { run, started, finish, settled } = queueOf()
  const same = ['a', 'b', 'c'].map((name) => run(name, { priority: 'normal', key: 'PAGE /' }))
  const other = run('other', { priority: 'normal', key: 'PAGE /zh-cn/' })
  await settled()
  expect(started.toSorted()).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'b', 'c']) finish[name]?.()
  await Promise.all(same)
  await settled()
  expect(started.at(-1)).toBe('other')
  finish.other?.()
  expect(await other).toBe('other')
})

test('searches leave places free for all other work', async () => {
  const { run, started, finish, settled } = queueOf(6)
  const searches = ['a', 'b', 'c'].map((name) => run(name, { priority: 'heavy' }))
  await settled()
  expect(started).toEqual(['a', 'b'])
  const page = run('page', { priority: 'normal' })
  await settled()
  expect(started).toEqual(['a', 'b', 'page'])
  finish.page?.()
  finish.a?.()
  await settled()
  expect(started).toEqual(['a', 'b', 'page', 'c'])
  for (const name of ['b', 'c']) finish[name]?.()
  await Promise.all([...searches, page])
})

test('a search that has waited half of its longest wait never takes a place reserved for other work', async () => {
  let time = 0
  const { run, started, finish, settled } = queueOf(6, () => time)
  const searches = ['a', 'b', 'c'].map((name) => run(name, { priority: 'heavy' }))
  const pages = ['p', 'q', 'r', 's'].map((name) => run(name, { priority: 'normal' }))
  const later = run('later', { priority: 'normal' })
  await settled()
  time += 130
  finish['p']?.()
  await settled()
  expect(started.at(-1)).toBe('later')
  // A search ends, so that another may start although pages take all other places.
  finish['a']?.()
  await settled()
  expect(started.at(-1)).toBe('c')
  for (const name of ['b', 'c', 'q', 'r', 's', 'later']) finish[name]?.()
  await Promise.all([...searches, ...pages, later])
})

test('a failure frees the place', async () => {
  const { queue } = queueOf()
  const failing = async () => {
    throw new Error('broken')
  }
  await expect(queue.run({ priority: 'normal', key: 'a' }, failing)).rejects.toThrow('broken')
  expect(await queue.run({ priority: 'heavy', key: 'a' }, async () => 'next')).toBe('next')
})

test('work that waits outside gives its place to others, and continues when one is free', async () => {
  const { queue, run, started, finish, settled } = queueOf()
  const { promise: index, resolve: loaded } = Promise.withResolvers<string>()
  const search = queue.run({ priority: 'heavy' }, async () => {
    // Two parts of the search need the same index.
    const [found] = await Promise.all([waitOutside(() => index), waitOutside(() => index)])
    started.push('search')
    return found
  })
  const page = run('page', { priority: 'normal' })
  const later = run('later', { priority: 'normal' })
  await settled()
  expect(started).toEqual(['page'])
  loaded('index')
  await settled()
  expect(started).toEqual(['page'])
  finish['page']?.()
  await settled()
  finish['later']?.()
  expect(await Promise.all([search, page, later])).toEqual(['index', 'page', 'later'])
  // The place was given back exactly once.
  const next = ['a', 'b'].map((name) => run(name, { priority: 'normal' }))
  await settled()
  expect(started).toEqual(['page', 'later', 'search', 'a'])
  finish['a']?.()
  await settled()
  finish['b']?.()
  await Promise.all(next)
})

test('work that fails while a part of it waits outside holds no place afterwards', async () => {
  const { queue, settled } = queueOf()
  const { promise: index, resolve: loaded } = Promise.withResolvers<void>()
  const failing = queue.run({ priority: 'normal' }, () =>
    Promise.all([waitOutside(() => index), Promise.reject(new Error('broken'))]),
  )
  await expect(failing).rejects.toThrow('broken')
  loaded()
  await settled()
  const answers = ['a', 'b'].map((name) => queue.run({ priority: 'normal' }, async () => name))
  expect(await Promise.all(answers)).toEqual(['a', 'b'])
})

test('the time that work waits outside does not count as busy, so that others are not rejected for it', async () => {
  let time = 0
  const { queue } = queueOf(1, () => time)
  for (let at = 0; at < 30; at += 1) {
    await queue.run({ priority: 'normal' }, () => waitOutside(async () => (time += 10_000)))
  }
  const held = Promise.withResolvers<void>()
  const first = queue.run({ priority: 'normal' }, () => held.promise)
  const second = queue.run({ priority: 'normal' }, async () => 'page')
  held.resolve()
  await first
  expect(await second).toBe('page')
})

test('outside the work of a request, waitOutside only waits', async () => {
  expect(await waitOutside(async () => 'loaded')).toBe('loaded')
})

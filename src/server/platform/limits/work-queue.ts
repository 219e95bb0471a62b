// Lets a bounded number of requests work at once. The others wait by priority, and are rejected immediately when they
// would wait too long: a request that waits for the database has already cost work, and is of no use when it
// is answered too late. One that was let in is answered: after half its longest wait, only orders precede it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CostClass } from '../../../contract/call.ts'

/**
 * `critical` is an order or a movement of money, `vital` everything else that a member writes: both come before
 * what is only read.
 */
export type Priority = 'vital' | CostClass

export interface WorkQueue {
  /**
   * Runs `work`, immediately or after a wait. Requests with the same `key` share one place, because they wait for the
   * same rendering. Errors: those of `work`; the rejection when the wait would be too long.
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
}

/** How a request waits for its place. */
export interface Turn {
  priority: Priority
  /** Of the rendering that it needs, if other requests may wait for the same. */
  key?: string | undefined
}

interface WaitingRequest {
  priority: Priority
  /** On the clock of the queue, in ms. */
  since: number
  start: () => void
}

type Queues = Record<Priority, Set<WaitingRequest>>

const PRIORITIES: readonly Priority[] = ['critical', 'vital', 'cheap', 'normal', 'heavy']
/** Twice the connections of the database: pages are rendered while queries are under way. */
const AT_ONCE = 16
/** Places that searches and files made on demand leave to all else. */
const NOT_FOR_HEAVY = 4
/** How long each may wait for its place. */
const LONGEST_WAIT_MS: Record<Priority, number> = {
  critical: 4000,
  vital: 2000,
  cheap: 1000,
  normal: 400,
  heavy: 250,
}
/** Whether many others come before it in a queue, so that it waits about twice as long as it expects. */
const YIELDS: Record<Priority, boolean> = {
  critical: false,
  vital: false,
  cheap: true,
  normal: true,
  heavy: true,
}
/** The weight of the latest request in the average. */
const WEIGHT = 0.05
const FIRST_GUESS_MS = 10
/** How long work that left its place may wait for another one: it was accepted, and was not busy meanwhile. */
const LONGEST_RETURN_MS = 4000

/** The place that the running work holds. */
const placeOfWork = new AsyncLocalStorage<HeldPlace>()

/**
 * Waits without the place of the running work, which others take meanwhile: for what no request can speed up, such as
 * an index that is being loaded. The work continues when it has a place again. Errors: those of `wait`; the rejection
 * when no place becomes free in time.
 */
export function waitOutside<T>(wait: () => Promise<T>): Promise<T> {
  const place = placeOfWork.getStore()
  return place ? place.outside(wait) : wait()
}

export function createWorkQueue(
  rejection: () => Error,
  { atOnce = AT_ONCE, now = () => performance.now() } = {},
): WorkQueue {
  const pending = createPendingQueue(rejection, now)
  /** The first request of each key, until it is done; settles when that one has its place. */
  const entering = new Map<string, Promise<void>>()
  const places = createPlaces(atOnce)
  let averageMs = FIRST_GUESS_MS

  async function enter(priority: Priority): Promise<void> {
    if (places.isFree(priority)) return places.take(priority)
    // The wait if requests keep taking as long as the latest ones, and none of a higher priority arrives meanwhile.
    const expectedMs = ((pending.ahead(priority) + 1) * averageMs) / atOnce
    // Where others do arrive, the queue moves more slowly: the wait of its first request shows by how much. A newcomer
    // that would probably wait in vain is better rejected immediately.
    const longestMs = LONGEST_WAIT_MS[priority]
    const maxExpectedMs = longestMs / (YIELDS[priority] ? 4 : 2)
    if (expectedMs > maxExpectedMs || pending.oldestMs(priority) > longestMs / 2) throw rejection()
    await pending.wait(priority)
  }

  async function start(priority: Priority, key: string | undefined): Promise<void> {
    if (key === undefined) return enter(priority)
    const entered = enter(priority)
    entering.set(key, entered)
    try {
      await entered
    } catch (error) {
      entering.delete(key)
      throw error
    }
  }

  return {
    async run({ priority, key }, work) {
      const first = key === undefined ? undefined : entering.get(key)
      if (first) {
        await first
        return work()
      }
      await start(priority, key)
      const place = holdPlace(priority, { places, pending, now })
      try {
        return await placeOfWork.run(place, work)
      } finally {
        if (key !== undefined) entering.delete(key)
        averageMs += (place.end() - averageMs) * WEIGHT
      }
    },
  }
}

interface HeldPlace {
  outside<T>(wait: () => Promise<T>): Promise<T>
  /** Gives the place back and returns for how many ms it was held. */
  end(): number
}

/** Parts of the same work may wait outside at the same time: the last one that is done takes a place again. */
function holdPlace(
  priority: Priority,
  { places, pending, now }: { places: Places; pending: Pending; now: () => number },
): HeldPlace {
  let heldSince: number | undefined = now()
  let heldMs = 0
  let away = 0
  let hasEnded = false

  function giveUp(): void {
    if (heldSince === undefined) return
    heldMs += now() - heldSince
    heldSince = undefined
    places.leave(priority)
    const started = pending.startNext(places)
    if (started) places.take(started)
  }

  async function takeAgain(): Promise<void> {
    if (away > 0 || hasEnded) return
    if (places.isFree(priority)) places.take(priority)
    else await pending.wait(priority, LONGEST_RETURN_MS)
    heldSince = now()
    // The work failed elsewhere in the meantime.
    if (hasEnded) giveUp()
  }

  return {
    async outside(wait) {
      giveUp()
      away += 1
      try {
        return await wait()
      } finally {
        away -= 1
        await takeAgain()
      }
    },
    end() {
      hasEnded = true
      giveUp()
      return heldMs
    },
  }
}

/** The requests that wait, by priority and then in order of arrival. */
function createPendingQueue(rejection: () => Error, now: () => number) {
  const queues: Queues = {
    critical: new Set(),
    vital: new Set(),
    cheap: new Set(),
    normal: new Set(),
    heavy: new Set(),
  }

  return {
    /** How many are served before a newcomer. */
    ahead(priority: Priority): number {
      const servedFirst = PRIORITIES.slice(0, PRIORITIES.indexOf(priority) + 1)
      return servedFirst.reduce((sum, each) => sum + queues[each].size, 0)
    },
    /** How long the first of this priority has waited; 0 when none waits. */
    oldestMs(priority: Priority): number {
      const [first] = queues[priority]
      return first ? now() - first.since : 0
    },
    /** Resolves when a place is free. Errors: the rejection after the longest wait. */
    wait(priority: Priority, longestMs = LONGEST_WAIT_MS[priority]): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const queue = queues[priority]
      const leave = () => queue.delete(waiting)
      const timer = setTimeout(() => {
        leave()
        reject(rejection())
      }, longestMs)
      const waiting: WaitingRequest = {
        priority,
        since: now(),
        start() {
          clearTimeout(timer)
          leave()
          resolve()
        },
      }
      queue.add(waiting)
      return promise
    },
    /** Hands a place to the first one that may take it and returns its priority; undefined when none waits. */
    startNext({ isFree, isFreeForOverdue }: Places): Priority | undefined {
      if (PRIORITIES.every((priority) => queues[priority].size === 0)) return undefined
      const [firstCritical] = queues.critical
      const overdue = () => mostOverdue(queues, { nowMs: now(), mayTake: isFreeForOverdue })
      const next = firstCritical ?? overdue() ?? firstOf(queues, isFree)
      next?.start()
      return next?.priority
    },
  }
}

type Places = ReturnType<typeof createPlaces>
type Pending = ReturnType<typeof createPendingQueue>

/** The places of the requests at work. */
function createPlaces(atOnce: number) {
  let working = 0
  let heavy = 0
  const limitOf = (priority: Priority) =>
    priority === 'heavy' ? Math.max(1, atOnce - NOT_FOR_HEAVY) : atOnce
  const count = (priority: Priority, by: 1 | -1) => {
    working += by
    if (priority === 'heavy') heavy += by
  }
  return {
    isFree: (priority: Priority) => working < limitOf(priority),
    /** However busy the others are, heavy work never takes the places that are kept for them. */
    isFreeForOverdue: (priority: Priority) => priority !== 'heavy' || heavy < limitOf('heavy'),
    take: (priority: Priority) => count(priority, 1),
    leave: (priority: Priority) => count(priority, -1),
  }
}

/**
 * The one that has waited longest of those that may take a place and whose longest wait is half over, whatever its
 * priority.
 */
function mostOverdue(
  queues: Queues,
  { nowMs, mayTake }: { nowMs: number; mayTake: (priority: Priority) => boolean },
): WaitingRequest | undefined {
  const firsts = PRIORITIES.filter(mayTake).flatMap((priority) => {
    const [first] = queues[priority]
    return first && nowMs - first.since > LONGEST_WAIT_MS[priority] / 2 ? [first] : []
  })
  return firsts.toSorted((one, other) => one.since - other.since)[0]
}

function firstOf(
  queues: Queues,
  mayTake: (priority: Priority) => boolean,
): WaitingRequest | undefined {
  for (const priority of PRIORITIES) {
    const [first] = queues[priority]
    if (first && mayTake(priority)) return first
  }
  return undefined
}

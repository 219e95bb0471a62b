// Spreads long synchronous work, such as rendering pages, over turns of the event loop. Between two turns the process accepts
// connections (one to a turn), answers what is cached and rejects what is too much.

/** A piece of work that begins within this time of a turn still runs in it, because each turn costs some time itself. */
const SLICE_MS = 2
const waiting: (() => void)[] = []

/** Settles when the caller may begin a long piece of synchronous work; the calls settle in their order. */
export function eventLoopTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.push(resolve)
  if (waiting.length === 1) setImmediate(startTurn)
  return promise
}

function startTurn(): void {
  settleNext(performance.now() + SLICE_MS)
}

function settleNext(ends: number): void {
  waiting[0]?.()
  // The callback of nextTick runs after the work, which continues in microtasks until it waits for something.
  queueMicrotask(() =>
    process.nextTick(() => {
      waiting.shift()
      if (waiting.length === 0) return
      if (performance.now() < ends) settleNext(ends)
      else setImmediate(startTurn)
    }),
  )
}

// Lets long synchronous work, such as rendering a page, run one piece to a turn of the event loop. Between two pieces the
// process accepts connections (one to a turn), answers what is cached and rejects what is too much.

const waiting: (() => void)[] = []

/** Settles in a turn of the event loop in which no other call settles; the calls settle in their order. */
export function eventLoopTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.push(resolve)
  if (waiting.length === 1) setImmediate(settleNext)
  return promise
}

function settleNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(settleNext)
}

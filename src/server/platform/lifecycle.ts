// Shutdown of the shop: stops started parts in reverse order, exactly once.
import type { Log } from './log.ts'

/** Stops a part; 'hanging': it has left calls that may never return. */
type Stop = () => Promise<void | 'hanging'> | void

export interface Lifecycle {
  /** True as soon as a shutdown was requested: readiness fails and connections close. */
  readonly isStopping: boolean
  /** A stopped part has left calls that may never return: the process cannot exit, because it waits for them. */
  readonly isHanging: boolean
  /** Registers how to stop a part; parts stop in reverse order of their start. */
  onStop(part: string, stop: Stop): void
  /** Stops every part and returns how many failed; further calls stop parts registered in the meantime. */
  stop(): Promise<number>
}

export function createLifecycle(log: Log): Lifecycle {
  const parts: { part: string; stop: Stop }[] = []
  let running = Promise.resolve(0)
  let isStopping = false
  let isHanging = false
  return {
    get isHanging() {
      return isHanging
    },
    get isStopping() {
      return isStopping
    },
    onStop: (part, stop) => void parts.push({ part, stop }),
    stop() {
      isStopping = true
      running = running.then(stopAll)
      return running
    },
  }

  async function stopAll(): Promise<number> {
    let failed = 0
    for (let next = parts.pop(); next; next = parts.pop()) {
      try {
        if ((await next.stop()) === 'hanging') isHanging = true
        log.debug({ part: next.part }, 'stopped')
      } catch (err) {
        failed++
        log.error({ err, part: next.part }, 'a part did not stop cleanly')
      }
    }
    return failed
  }
}

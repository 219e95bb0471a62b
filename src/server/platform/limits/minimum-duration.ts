// Pads response time to prevent timing leaks.
import { setTimeout } from 'node:timers/promises'

/**
 * Settles after a multiple of this many milliseconds, whether `work` succeeds or fails: work that takes longer on a
 * loaded machine still tells no more than how many multiples it took.
 */
export async function withMinimumDuration<T>(
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const [done] = await Promise.allSettled([work()])
  const taken = performance.now() - began
  await setTimeout(Math.max(1, Math.ceil(taken / milliseconds)) * milliseconds - taken)
  if (done.status === 'rejected') throw done.reason
  return done.value
}

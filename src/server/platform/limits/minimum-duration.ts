// Pads response time to prevent timing leaks.
import { setTimeout } from 'node:timers/promises'

/** Settles after at least this many milliseconds, whether `work` succeeds or fails. */
export async function withMinimumDuration<T>(
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const [done] = await Promise.allSettled([work(), setTimeout(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

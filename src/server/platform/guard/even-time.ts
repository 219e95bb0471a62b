// Answers that must not tell by their time what was done for them.
import { setTimeout } from 'node:timers/promises'

/** Done no sooner than after so many milliseconds, well or badly. */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), setTimeout(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

// When a mail that was not accepted is retried and when it is given up.
import { MINUTE_MS, DAY_MS } from '../../../shared/time.ts'

const LONGEST_DELAY = 6 * 60 * MINUTE_MS
/** How long a mail is retried. */
export const LIFETIME_MS = 3 * DAY_MS
/** The delay while the mail server is unreachable: short, so that all waiting mail leaves within a minute once it answers. */
export const UNREACHABLE_DELAY_MS = 30_000

/** The delay after this number of temporary rejections: one minute, doubled each time, at most six hours. */
export function retryDelay(rejections: number): number {
  return Math.min(LONGEST_DELAY, MINUTE_MS * 2 ** Math.min(rejections - 1, 20))
}

export function isTooOld(readyAt: Date, at: Date): boolean {
  return at.getTime() - readyAt.getTime() > LIFETIME_MS
}

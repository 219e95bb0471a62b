// When a mail that was not accepted is retried and when it is given up.
import { MINUTE_MS, DAY_MS } from '../../../shared/time.ts'

const LONGEST_DELAY = 6 * 60 * MINUTE_MS
/** How long a mail is retried. */
export const LIFETIME_MS = 3 * DAY_MS
/** While the mail server is unreachable, which may end at any moment; then all waiting mail is sent within a minute. */
export const UNREACHABLE_DELAY_MS = 30_000

/** The delay after this many temporary rejections: one minute, doubled each time, at most six hours. */
export function retryDelay(tries: number): number {
  return Math.min(LONGEST_DELAY, MINUTE_MS * 2 ** Math.min(tries - 1, 20))
}

export function isTooOld(readyAt: Date, at: Date): boolean {
  return at.getTime() - readyAt.getTime() > LIFETIME_MS
}

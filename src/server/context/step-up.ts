// Step-up: how long a factor that staff proved counts as fresh.
import { MINUTE_MS } from '../../shared/time.ts'
import type { StaffActor } from './context.ts'

const STEP_UP_MS = 5 * MINUTE_MS

/** Whether the second factor was given within the last five minutes. */
export function hasFreshFactor({ factorAt }: StaffActor, now: Date): boolean {
  return factorAt !== null && now.getTime() - factorAt.getTime() < STEP_UP_MS
}

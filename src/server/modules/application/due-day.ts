// The day by which an application must be decided.
import { addWorkingDays } from '../../platform/working-days.ts'

/** Working days within which an application is decided. */
const WORKING_DAYS = 7

export function dueAfter(start: Date): Date {
  return addWorkingDays(start, WORKING_DAYS)
}

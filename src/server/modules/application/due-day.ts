// The day by which an application must be decided.
import { brand } from '../../../shared/brand.ts'
import { addWorkingDays } from '../../platform/working-days.ts'

export function dueAfter(start: Date): Date {
  return addWorkingDays(start, brand.applicationWorkingDays)
}

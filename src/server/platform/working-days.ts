// The seller's working days: Monday to Friday in Hong Kong, except its general holidays.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SELLER_OFFSET_MS } from '../../shared/seller-day.ts'
import { DAY_MS } from '../../shared/time.ts'

const HOLIDAY_FILE = join(import.meta.dirname, '../../../data/holidays.ndjson')

/** The end of the n-th working day after the day of `from`, as a Date. `days` from 0. */
export function addWorkingDays(from: Date, days: number): Date {
  let day = dayOf(from)
  for (let left = days; left > 0;) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return endOf(day)
}

/**
 * The number of working days after the day of `from`, up to and including that of `to`; 0 when `to` is not
 * later.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  let count = 0
  for (let day = dayOf(from) + 1; day <= dayOf(to); day += 1) if (isWorkingDay(day)) count += 1
  return count
}

/** `day` as 'YYYY-MM-DD'. */
export function isSellersWorkingDay(day: string): boolean {
  return isWorkingDay(numberOf(day))
}

function isWorkingDay(day: number): boolean {
  // Day 0, the first of January 1970, was a Thursday.
  const weekday = (day + 4) % 7
  return weekday !== 0 && weekday !== 6 && !holidays().has(day)
}

function dayOf(at: Date): number {
  return Math.floor((at.getTime() + SELLER_OFFSET_MS) / DAY_MS)
}

function endOf(day: number): Date {
  return new Date((day + 1) * DAY_MS - SELLER_OFFSET_MS - 1000)
}

/** `day` as 'YYYY-MM-DD'. */
function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

let holidayDays: ReadonlySet<number> | undefined

/** Days since 1970. Beyond the years in the file only weekends are excluded. */
function holidays(): ReadonlySet<number> {
  holidayDays ??= new Set(
    readFileSync(HOLIDAY_FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => numberOf((JSON.parse(line) as { date: string }).date)),
  )
  return holidayDays
}

// Date codes: 21 characters on every pack, of which the first four digits are the date of manufacture.
import { BUSINESS } from './business-constants.ts'
import { DAY_MS } from './time.ts'

export const DATE_CODE_LENGTH = BUSINESS.dateCodeLength

/** Year and ISO week, or year and month: set in the configuration. */
export type DateCodePattern = 'YYWW' | 'YYMM'

export interface DateCode {
  /** Without blanks, in capitals. */
  code: string
  /** The range of possible manufacturing days, YYYY-MM-DD, both included. */
  from: string
  to: string
  /** Starts after today, so no real product has this code. */
  isFuture: boolean
  /** Full months since the last of these days; 0 in the future. */
  ageMonths: number
}

export type DateCodeError = 'dateCode' | 'dateCodeWeek' | 'dateCodeMonth'

/** `today` as YYYY-MM-DD. `fault` is a key of REASON_TEXTS. */
export function readDateCode(
  text: string,
  { pattern, today }: { pattern: DateCodePattern; today: string },
): DateCode | { fault: DateCodeError } {
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  if (code.length !== DATE_CODE_LENGTH || !/^\d{4}[0-9A-Z]*$/.test(code)) {
    return { fault: 'dateCode' }
  }
  const year = 2000 + Number(code.slice(0, 2))
  const part = Number(code.slice(2, 4))
  const days = pattern === 'YYWW' ? daysOfWeek(year, part) : daysOfMonth(year, part)
  if (!days) return { fault: pattern === 'YYWW' ? 'dateCodeWeek' : 'dateCodeMonth' }
  const [from, to] = days
  const isFuture = from > today
  return { code, from, to, isFuture, ageMonths: isFuture ? 0 : monthsBetween(to, today) }
}

/** ISO 8601: weeks begin on Monday, week 1 is the one with 4 January; some years have 53. */
function daysOfWeek(year: number, week: number): [string, string] | null {
  if (week < 1) return null
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = addDays(fourth, -((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7)
  // A week belongs to the year of its Thursday.
  if (addDays(monday, 3).getUTCFullYear() !== year) return null
  return [dayOf(monday), dayOf(addDays(monday, 6))]
}

function daysOfMonth(year: number, month: number): [string, string] | null {
  if (month < 1 || month > 12) return null
  return [dayOf(new Date(Date.UTC(year, month - 1, 1))), dayOf(new Date(Date.UTC(year, month, 0)))]
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
  return Math.max(0, months)
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS)
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

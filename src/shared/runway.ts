// How long a prepaid balance lasts: from the money that recent orders held, with the seller's working days.
import { DAY_MS } from './time.ts'

export interface RunwayInput {
  /** The seller's day, 'YYYY-MM-DD'; it counts as the first day of the forecast. */
  today: string
  /** The day on which the account was opened; the window does not begin before it. */
  openedOn: string
  /** Money that no order holds, in minor units. */
  available: bigint
  /** Orders that wait for funds, and what they need together. */
  waiting: { orders: number; amount: bigint }
  /** The holds of recent orders: one entry for each, in any sequence; days outside the window are ignored. */
  held: ReadonlyArray<{ day: string; amount: bigint }>
  isWorkingDay: (day: string) => boolean
  /** Working days until a payment that arrived is credited. */
  creditedWorkingDays: number
}

export type Runway =
  /** Too few orders in the window. */
  | { kind: 'unknown'; orders: number }
  /** Orders wait already, or the balance may not cover today's orders. */
  | { kind: 'short'; perDay: bigint; pay: PayBy; days: RunwayDay[] }
  | {
      kind: 'lasts'
      /** Money that new orders hold per working day. */
      perDay: bigint
      /** The last working day that the balance covers: likely, at the earliest, at the latest; null: beyond HORIZON. */
      until: { likely: string | null; earliest: string; latest: string | null }
      pay: PayBy
      days: RunwayDay[]
    }

export interface PayBy {
  /** The last working day on which a payment arrives in time; when it is late already, the first one from today. */
  payBy: string
  creditedBy: string
  isLate: boolean
}

/** The balance at the end of a working day in minor units, not below 0: likely, low and high. */
export interface RunwayDay {
  day: string
  likely: bigint
  low: bigint
  high: bigint
}

/** With fewer orders in the window there is no forecast. */
export const MIN_ORDERS = 5

/** Calendar days before today of which orders are counted. */
export const WINDOW_DAYS = 14

/** In working days; a longer time is shown as "more than" this. */
export const HORIZON = 60

/** Standard deviations to each side: the range covers four of five dropshippers whose orders stay as they were. */
const SPREAD = 1.2816

/** Rows of the forecast beyond the earliest day on which the money ends. */
const MORE_ROWS = 5
const MAX_ROWS = 25

export function runwayOf(input: RunwayInput): Runway {
  const { today, available, waiting, isWorkingDay, creditedWorkingDays } = input
  const from = later(addDays(today, -WINDOW_DAYS), input.openedOn)
  const held = input.held.filter(({ day }) => day >= from && day < today)
  if (held.length < MIN_ORDERS) return { kind: 'unknown', orders: held.length }
  const rate = rateOf(held, { from, today, isWorkingDay })
  const free = Number(available - waiting.amount)
  const covered = (margin: number): number => coveredDays(free, rate, margin)
  const earliest = covered(SPREAD)
  const days = forecast(free, rate, { today, isWorkingDay, rows: earliest + MORE_ROWS })
  const perDay = BigInt(Math.round(rate.mean))
  const pay = payBy(earliest, { today, isWorkingDay, creditedWorkingDays })
  if (waiting.orders > 0 || earliest < 1) return { kind: 'short', perDay, pay, days }
  const dayAfter = (count: number) =>
    count >= HORIZON ? null : workingDayFrom(today, count, isWorkingDay)
  const until = {
    likely: dayAfter(covered(0)),
    earliest: workingDayFrom(today, earliest, isWorkingDay),
    latest: dayAfter(covered(-SPREAD)),
  }
  return { kind: 'lasts', perDay, until, pay, days }
}

/** The n-th working day, counting `from` itself if it is one; n from 1. */
export function workingDayFrom(
  from: string,
  n: number,
  isWorkingDay: (day: string) => boolean,
): string {
  let day = from
  for (let left = n; ; day = addDays(day, 1)) {
    if (isWorkingDay(day)) left -= 1
    if (left <= 0) return day
  }
}

interface Rate {
  /** Minor units per working day, and the variance of one day. */
  mean: number
  variance: number
  /** Working days that were observed. */
  observed: number
}

/** Orders of a day off count for the next working day, when they are shipped. */
function rateOf(
  held: RunwayInput['held'],
  {
    from,
    today,
    isWorkingDay,
  }: { from: string; today: string } & Pick<RunwayInput, 'isWorkingDay'>,
): Rate {
  let observed = 0
  for (let day = from; day < today; day = addDays(day, 1)) if (isWorkingDay(day)) observed += 1
  const working = Math.max(1, observed)
  const total = held.reduce((sum, { amount }) => sum + Number(amount), 0)
  // As if orders came independently of each other: the variance of a day is the sum of their squares per day.
  const squares = held.reduce((sum, { amount }) => sum + Number(amount) ** 2, 0)
  return { mean: total / working, variance: squares / working, observed: working }
}

/**
 * What `count` working days hold: the mean, plus `margin` standard deviations for chance and for the mean itself being
 * a guess.
 */
function needOf(count: number, { mean, variance, observed }: Rate, margin: number): number {
  return count * mean + margin * Math.sqrt(variance * (count + count ** 2 / observed))
}

/** The working days whose orders the money covers in full, up to the horizon. */
function coveredDays(free: number, rate: Rate, margin: number): number {
  let count = 0
  while (count < HORIZON && needOf(count + 1, rate, margin) <= free) count += 1
  return count
}

function forecast(
  free: number,
  rate: Rate,
  {
    today,
    isWorkingDay,
    rows,
  }: { today: string; rows: number } & Pick<RunwayInput, 'isWorkingDay'>,
): RunwayDay[] {
  const left = (count: number, margin: number) =>
    BigInt(Math.max(0, Math.round(free - needOf(count, rate, margin))))
  return Array.from({ length: Math.min(MAX_ROWS, rows) }, (_, at) => ({
    day: workingDayFrom(today, at + 1, isWorkingDay),
    likely: left(at + 1, 0),
    low: left(at + 1, SPREAD),
    high: left(at + 1, -SPREAD),
  }))
}

/** A payment has to be credited by the end of the last day that is covered at the earliest. */
function payBy(
  covered: number,
  {
    today,
    isWorkingDay,
    creditedWorkingDays,
  }: Pick<RunwayInput, 'today' | 'isWorkingDay' | 'creditedWorkingDays'>,
): PayBy {
  const spare = covered - creditedWorkingDays
  const isLate = spare < 1
  const day = workingDayFrom(today, Math.max(1, spare), isWorkingDay)
  return {
    payBy: day,
    creditedBy: workingDayFrom(addDays(day, 1), creditedWorkingDays, isWorkingDay),
    isLate,
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

// Simulated dropshippers: how close the forecast of the day until which their balance lasts is to the actual day.
import { HORIZON, type Runway, runwayOf, workingDayFrom } from '../../src/shared/runway.ts'
import { seeded } from '../support/seeded.ts'

const START = Date.parse('2026-03-02T00:00:00Z')
/** Days of orders before the day of the forecast. */
const HISTORY = 14

const dayText = (index: number) => new Date(START + index * 86_400_000).toISOString().slice(0, 10)

/** Monday to Friday, without two holidays in the time that is simulated. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && day !== '2026-03-20' && day !== '2026-04-03'
}

interface Dropshipper {
  ordersPerDay: number
  typicalCents: number
  balanceCents: bigint
}

export interface Outcome {
  runway: Runway
  /** The last working day whose orders the balance covered in full; null if it did not cover the first. */
  actual: string | null
}

/** A dropshipper with 2 to 20 orders a day of varying amounts, and a balance for 1 to 15 working days. */
function simulate(random: () => number): Outcome {
  const dropshipper: Dropshipper = {
    ordersPerDay: 2 * 10 ** random(),
    typicalCents: 1500 * 4 ** random(),
    balanceCents: 0n,
  }
  dropshipper.balanceCents = BigInt(
    Math.round(dropshipper.ordersPerDay * dropshipper.typicalCents * (1 + 14 * random())),
  )
  const held: Array<{ day: string; amount: bigint }> = []
  for (let index = 0; index < HISTORY; index += 1) {
    for (const amount of ordersOf(index, dropshipper, random))
      held.push({ day: dayText(index), amount })
  }
  const today = dayText(HISTORY)
  const runway = runwayOf({
    today,
    openedOn: '2026-01-01',
    available: dropshipper.balanceCents,
    waiting: { orders: 0, amount: 0n },
    held,
    isWorkingDay,
    creditedWorkingDays: 3,
  })
  return { runway, actual: lastCovered(dropshipper, random) }
}

/**
 * Orders arrive on working days, at random moments (a Poisson process); the amount is a third to double the typical
 * one.
 */
function ordersOf(index: number, dropshipper: Dropshipper, random: () => number): bigint[] {
  if (!isWorkingDay(dayText(index))) return []
  const orders: bigint[] = []
  for (
    let at = -Math.log(1 - random());
    at < dropshipper.ordersPerDay;
    at -= Math.log(1 - random())
  ) {
    orders.push(BigInt(Math.round(dropshipper.typicalCents * (0.33 + 1.67 * random()))))
  }
  return orders
}

function lastCovered(dropshipper: Dropshipper, random: () => number): string | null {
  let left = dropshipper.balanceCents
  let last: string | null = null
  for (let index = HISTORY; index < HISTORY + 2 * HORIZON; index += 1) {
    for (const amount of ordersOf(index, dropshipper, random)) left -= amount
    if (left < 0n) return last
    if (isWorkingDay(dayText(index))) last = dayText(index)
  }
  return last
}

export interface Hits {
  dropshippers: number
  /** Forecasts whose range, one working day wider on either side, contains the actual day. */
  inRange: number
  /** Forecasts whose likely day is at most one working day from the actual one. */
  likely: number
  /** Mean working days from the earliest to the latest day. */
  width: number
}

export function checkForecasts(dropshippers: number, seed: number): Hits {
  const random = seeded(seed)
  const hits: Hits = { dropshippers: 0, inRange: 0, likely: 0, width: 0 }
  while (hits.dropshippers < dropshippers) {
    const { runway, actual } = simulate(random)
    if (runway.kind === 'unknown') continue
    hits.dropshippers += 1
    const today = dayText(HISTORY)
    const real = actual === null ? 0 : countDays(today, actual)
    const earliest = runway.kind === 'short' ? 0 : countDays(today, runway.until.earliest)
    const latest = runway.kind === 'short' ? 0 : countDays(today, runway.until.latest)
    const likely = runway.kind === 'short' ? 0 : countDays(today, runway.until.likely)
    if (real >= earliest - 1 && real <= latest + 1) hits.inRange += 1
    if (Math.abs(real - likely) <= 1) hits.likely += 1
    hits.width += (latest - earliest) / dropshippers
  }
  return hits
}

/** Working days from `today` to `day`, both included; null lies beyond the horizon. */
function countDays(today: string, day: string | null): number {
  if (day === null) return HORIZON
  for (let count = 1; count <= HORIZON; count += 1) {
    if (workingDayFrom(today, count, isWorkingDay) >= day) return count
  }
  return HORIZON
}

// Simulates the deposit of a dropshipper over some weeks: orders, top-ups, surcharges, waiting orders. Amounts are
// whole cents.
import { brand } from './brand.ts'
import { AWAITING_FUNDS_DAYS, BUSINESS } from './business-constants.ts'

export const PAYMENT_METHODS = ['transfer', 'paypal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface DepositAssumptions {
  /** Orders per working day, at least 1. */
  ordersPerDay: number
  orderCents: number
  /** The payment method of top-ups. */
  method: PaymentMethod
  /** The available balance that a top-up aims at; also the size of the opening deposit. */
  targetCents: number
  /** Number of working days shown. */
  days: number
}

export interface TopUp {
  /** The working day on which the top-up was requested and paid; 0 is the opening deposit. */
  askedOn: number
  /** The working day that starts with it; 0 of the opening deposit. */
  creditedOn: number
  /** The available balance when it was requested. */
  availableCents: number
  payment: Payment
}

export interface Payment {
  method: PaymentMethod
  creditCents: number
  surchargeCents: number
  /** The amount debited from the payer's account. */
  costCents: number
  /** Why PayPal was not used as requested: it is the first payment, or above the most that PayPal takes. */
  instead: 'first' | 'tooLarge' | null
}

export interface DepositDay {
  day: number
  /** Available once credits have arrived and waiting orders have shipped. */
  morningCents: number
  /** Available after the day's orders. */
  eveningCents: number
  shipped: number
  /** Orders still waiting in the evening. */
  waiting: number
}

export interface DepositExample {
  days: DepositDay[]
  topUps: TopUp[]
  shipped: number
  /** Orders not shipped on the day they arrived, and the longest wait in days. */
  delayed: number
  longestWait: number
  /** Orders cancelled because they waited too long. */
  cancelled: number
  surchargesCents: number
  /** A single order exceeds the target balance, so it waits until more is paid in. */
  isOrderTooLarge: boolean
}

const DEPOSIT_CENTS = BUSINESS.depositUsd * 100
const THRESHOLD_CENTS = BUSINESS.topUpThresholdUsd * 100
const PAYPAL_MAX_CENTS = BUSINESS.paypalMaximumUsd * 100

/**
 * How long an order waits before it is cancelled is set in calendar days, but the example counts working days: five
 * in every seven, as it has no holidays.
 */
export const EXAMPLE_WAITING_DAYS = Math.floor((AWAITING_FUNDS_DAYS / 7) * 5)

/** The suggested top-up: up to the target once the available balance is below the threshold, else 0. */
export function suggestedTopUpCents(availableCents: number, targetCents = DEPOSIT_CENTS): number {
  return availableCents < THRESHOLD_CENTS ? targetCents - availableCents : 0
}

/** The surcharge is added on top; amounts that PayPal does not accept go by bank transfer. */
export function paymentOf(creditCents: number, method: PaymentMethod, isFirst: boolean): Payment {
  if (method === 'transfer') return transfer(creditCents, null)
  if (isFirst) return transfer(creditCents, 'first')
  const surchargeCents = paypalSurchargeCents(creditCents)
  const costCents = creditCents + surchargeCents
  if (costCents > PAYPAL_MAX_CENTS) return transfer(creditCents, 'tooLarge')
  return { method, creditCents, surchargeCents, costCents, instead: null }
}

/** Rounded half up to the cent. */
export function paypalSurchargeCents(creditCents: number): number {
  // Per mille is an integer, so that no cent is lost to floating point.
  const perMille = Math.round(BUSINESS.handlingPercent * 10)
  return Math.floor((creditCents * perMille + 500) / 1000)
}

/** Day 0 is the opening deposit, credited before the first order arrives. */
export function depositExample(assumptions: DepositAssumptions): DepositExample {
  const { method, targetCents, days } = assumptions
  const opening = paymentOf(targetCents, method, true)
  const state: SimulationState = {
    available: targetCents,
    waiting: [],
    topUps: [{ askedOn: 0, creditedOn: 0, availableCents: 0, payment: opening }],
    delayed: 0,
    longestWait: 0,
    cancelled: 0,
  }
  const rows = Array.from({ length: days }, (_, index) =>
    simulateDay(state, index + 1, assumptions),
  )
  return {
    days: rows,
    topUps: state.topUps,
    shipped: rows.reduce((sum, { shipped }) => sum + shipped, 0),
    delayed: state.delayed,
    longestWait: state.longestWait,
    cancelled: state.cancelled,
    surchargesCents: state.topUps.reduce((sum, { payment }) => sum + payment.surchargeCents, 0),
    isOrderTooLarge: assumptions.orderCents > targetCents,
  }
}

interface SimulationState {
  available: number
  /** The arrival day of each waiting order, oldest first. */
  waiting: number[]
  topUps: TopUp[]
  delayed: number
  longestWait: number
  cancelled: number
}

function simulateDay(
  state: SimulationState,
  day: number,
  assumptions: DepositAssumptions,
): DepositDay {
  const { orderCents, ordersPerDay } = assumptions
  for (const { creditedOn, payment } of state.topUps) {
    if (day > 0 && creditedOn === day) state.available += payment.creditCents
  }
  const cancelled = state.waiting.filter((arrivedOn) => day - arrivedOn >= EXAMPLE_WAITING_DAYS)
  state.waiting.splice(0, cancelled.length)
  state.cancelled += cancelled.length
  const released = sendWaiting(state, day, orderCents)
  const morningCents = state.available
  for (let order = 0; order < ordersPerDay; order += 1) state.waiting.push(day)
  const sent = sendWaiting(state, day, orderCents)
  state.delayed += state.waiting.filter((arrivedOn) => arrivedOn === day).length
  topUpIfNeeded(state, day, assumptions)
  return {
    day,
    morningCents,
    eveningCents: state.available,
    shipped: released + sent,
    waiting: state.waiting.length,
  }
}

/** Ships the oldest orders first, as far as the balance allows. */
function sendWaiting(state: SimulationState, day: number, orderCents: number): number {
  const count = Math.min(state.waiting.length, Math.floor(state.available / orderCents))
  const sent = state.waiting.splice(0, count)
  state.available -= count * orderCents
  for (const arrivedOn of sent) state.longestWait = Math.max(state.longestWait, day - arrivedOn)
  return count
}

/**
 * Tops up when the balance is below the threshold or an order waits, which the dropshipper sees. Not while another
 * top-up is on its way.
 */
function topUpIfNeeded(
  state: SimulationState,
  day: number,
  { method, targetCents }: DepositAssumptions,
): void {
  const isUnderWay = (state.topUps.at(-1)?.creditedOn ?? 0) > day
  const isBelowThreshold = suggestedTopUpCents(state.available, targetCents) > 0
  const creditCents = targetCents - state.available
  if (isUnderWay || creditCents <= 0 || (!isBelowThreshold && state.waiting.length === 0)) return
  state.topUps.push({
    askedOn: day,
    creditedOn: day + brand.topUpCreditedWorkingDays,
    availableCents: state.available,
    payment: paymentOf(creditCents, method, false),
  })
}

function transfer(creditCents: number, instead: Payment['instead']): Payment {
  return {
    method: 'transfer',
    creditCents,
    surchargeCents: 0,
    costCents: creditCents,
    instead,
  }
}

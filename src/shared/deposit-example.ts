// Simulates the deposit of a dropshipper over some weeks: orders, top-ups, surcharges, waiting orders. Amounts are whole cents.
import { AWAITING_FUNDS_DAYS, BUSINESS } from './business-constants.ts'

export const PAYMENT_METHODS = ['transfer', 'paypal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface DepositQuestion {
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
  creditedOn: number
  /** The available balance at that time. */
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
const PAYPAL_MOST_CENTS = BUSINESS.paypalMaximumUsd * 100

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
  if (costCents > PAYPAL_MOST_CENTS) return transfer(creditCents, 'tooLarge')
  return { method, creditCents, surchargeCents, costCents, instead: null }
}

/** Rounded half up to the cent. */
export function paypalSurchargeCents(creditCents: number): number {
  // Per mille is an integer, so that no cent is lost to floating point.
  const perMille = Math.round(BUSINESS.handlingPercent * 10)
  return Math.floor((creditCents * perMille + 500) / 1000)
}

/** Day 0 is the opening deposit, credited before the first order arrives. */
export function depositExample(question: DepositQuestion): DepositExample {
  const { method, targetCents, days } = question
  const opening = paymentOf(targetCents, method, true)
  const book: Book = {
    available: targetCents,
    waiting: [],
    topUps: [{ askedOn: 0, creditedOn: 0, availableCents: 0, payment: opening }],
    delayed: 0,
    longestWait: 0,
    cancelled: 0,
  }
  const rows = Array.from({ length: days }, (_, index) => passDay(book, index + 1, question))
  return {
    days: rows,
    topUps: book.topUps,
    shipped: rows.reduce((sum, { shipped }) => sum + shipped, 0),
    delayed: book.delayed,
    longestWait: book.longestWait,
    cancelled: book.cancelled,
    surchargesCents: book.topUps.reduce((sum, { payment }) => sum + payment.surchargeCents, 0),
    isOrderTooLarge: question.orderCents > targetCents,
  }
}

interface Book {
  available: number
  /** The arrival day of each waiting order, oldest first. */
  waiting: number[]
  topUps: TopUp[]
  delayed: number
  longestWait: number
  cancelled: number
}

function passDay(book: Book, day: number, question: DepositQuestion): DepositDay {
  const { orderCents, ordersPerDay } = question
  for (const { creditedOn, payment } of book.topUps) {
    if (day > 0 && creditedOn === day) book.available += payment.creditCents
  }
  const cancelled = book.waiting.filter((came) => day - came >= EXAMPLE_WAITING_DAYS)
  book.waiting.splice(0, cancelled.length)
  book.cancelled += cancelled.length
  const released = sendWaiting(book, day, orderCents)
  const morningCents = book.available
  for (let order = 0; order < ordersPerDay; order += 1) book.waiting.push(day)
  const sent = sendWaiting(book, day, orderCents)
  book.delayed += book.waiting.filter((came) => came === day).length
  topUpIfNeeded(book, day, question)
  return {
    day,
    morningCents,
    eveningCents: book.available,
    shipped: released + sent,
    waiting: book.waiting.length,
  }
}

/** Ships the oldest orders first, as far as the balance allows. */
function sendWaiting(book: Book, day: number, orderCents: number): number {
  const count = Math.min(book.waiting.length, Math.floor(book.available / orderCents))
  const sent = book.waiting.splice(0, count)
  book.available -= count * orderCents
  for (const came of sent) book.longestWait = Math.max(book.longestWait, day - came)
  return count
}

/**
 * Tops up when the balance is below the threshold or an order waits, which the dropshipper sees. Not while another
 * top-up is on its way.
 */
function topUpIfNeeded(book: Book, day: number, { method, targetCents }: DepositQuestion): void {
  const isUnderWay = (book.topUps.at(-1)?.creditedOn ?? 0) > day
  const isAsked = suggestedTopUpCents(book.available, targetCents) > 0
  const creditCents = targetCents - book.available
  if (isUnderWay || creditCents <= 0 || (!isAsked && book.waiting.length === 0)) return
  book.topUps.push({
    askedOn: day,
    creditedOn: day + BUSINESS.topUpCreditedWorkingDays,
    availableCents: book.available,
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

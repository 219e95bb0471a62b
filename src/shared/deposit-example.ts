// How a drop-ship deposit moves over some weeks: orders, top-ups, charges, orders that wait. In whole cents.
import { AWAITING_FUNDS_DAYS, BUSINESS } from './business-constants.ts'

export const PAYMENT_METHODS = ['transfer', 'paypal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface DepositQuestion {
  /** Orders a working day, at least 1. */
  ordersPerDay: number
  orderCents: number
  /** How top-ups are paid. */
  method: PaymentMethod
  /** Where a top-up brings the available balance; the opening deposit is as large. */
  targetCents: number
  /** Working days shown. */
  days: number
}

export interface TopUp {
  /** The working day on which it was wanted and paid; 0 is the opening deposit. */
  askedOn: number
  creditedOn: number
  /** Available when it was wanted. */
  availableCents: number
  payment: Payment
}

export interface Payment {
  method: PaymentMethod
  creditCents: number
  chargeCents: number
  /** What leaves the payer's account. */
  costCents: number
  /** Why it is not by PayPal although that was wanted. */
  instead: 'first' | 'tooLarge' | null
}

export interface DepositDay {
  day: number
  /** Available once credits have come in and waiting orders have gone. */
  morningCents: number
  /** After the orders of the day. */
  eveningCents: number
  shipped: number
  /** Orders that wait in the evening. */
  waiting: number
}

export interface DepositExample {
  days: DepositDay[]
  topUps: TopUp[]
  shipped: number
  /** Orders that did not go on the day they came, and the longest wait in days. */
  delayed: number
  longestWait: number
  /** Orders that waited too long. */
  cancelled: number
  chargesCents: number
  /** A single order is more than the balance ever holds: it waits until more is paid in. */
  isOrderTooLarge: boolean
}

const DEPOSIT_CENTS = BUSINESS.depositUsd * 100
const THRESHOLD_CENTS = BUSINESS.topUpThresholdUsd * 100
const PAYPAL_MOST_CENTS = BUSINESS.paypalMaximumUsd * 100

/** What a top-up should bring: up to the target once the available balance is below the threshold, else 0. */
export function suggestedTopUpCents(availableCents: number, targetCents = DEPOSIT_CENTS): number {
  return availableCents < THRESHOLD_CENTS ? targetCents - availableCents : 0
}

/** The charge comes on top; what PayPal does not take goes by bank transfer. */
export function paymentOf(creditCents: number, method: PaymentMethod, isFirst: boolean): Payment {
  if (method === 'transfer') return transfer(creditCents, null)
  if (isFirst) return transfer(creditCents, 'first')
  const chargeCents = paypalChargeCents(creditCents)
  const costCents = creditCents + chargeCents
  if (costCents > PAYPAL_MOST_CENTS) return transfer(creditCents, 'tooLarge')
  return { method, creditCents, chargeCents, costCents, instead: null }
}

/** Rounded half up to the cent. */
export function paypalChargeCents(creditCents: number): number {
  // Tenths of a percent are whole, so that no cent is lost to a fraction.
  const perMille = Math.round(BUSINESS.handlingPercent * 10)
  return Math.floor((creditCents * perMille + 500) / 1000)
}

/** Day 0 is the opening deposit, credited before the first order comes in. */
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
    chargesCents: book.topUps.reduce((sum, { payment }) => sum + payment.chargeCents, 0),
    isOrderTooLarge: question.orderCents > targetCents,
  }
}

interface Book {
  available: number
  /** The day on which each waiting order came, the oldest first. */
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
  const cancelled = book.waiting.filter((came) => day - came >= AWAITING_FUNDS_DAYS)
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

/** The oldest first, as far as the balance goes. */
function sendWaiting(book: Book, day: number, orderCents: number): number {
  const count = Math.min(book.waiting.length, Math.floor(book.available / orderCents))
  const sent = book.waiting.splice(0, count)
  book.available -= count * orderCents
  for (const came of sent) book.longestWait = Math.max(book.longestWait, day - came)
  return count
}

/** When the balance falls below the threshold, once; or when an order waits, for the seller sees that. */
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
    chargeCents: 0,
    costCents: creditCents,
    instead,
  }
}

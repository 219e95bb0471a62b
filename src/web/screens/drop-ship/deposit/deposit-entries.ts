// Parses the values typed into the deposit calculator and checks their limits.
import { BUSINESS } from '../../../../shared/business-constants.ts'
import type { DepositAssumptions, PaymentMethod } from '../../../../shared/deposit-example.ts'

/** As typed, by query parameter: orders per day, value of one order, balance to top up to, and payment method. */
export interface DepositEntries {
  orders: string
  value: string
  to: string
  pay: string
}

export interface ParsedDeposit {
  entries: DepositEntries
  assumptions: DepositAssumptions
  /** Invalid fields; the calculation uses the example's value for them. */
  wrong: (keyof DepositEntries)[]
}

/** Orders per day; order value in cents; target in whole USD. */
export const ENTRY_LIMITS = {
  orders: { min: 1, max: 200 },
  value: { min: 100, max: 500_000 },
  to: { min: BUSINESS.depositUsd, max: 10 * BUSINESS.depositUsd },
} as const

export const EXAMPLE: DepositEntries = {
  orders: '6',
  value: '24.50',
  to: String(BUSINESS.depositUsd),
  pay: 'paypal',
}
/** Working days that the calculation covers. */
const DAYS = 30

/** Missing fields use the example's value. */
export function readDeposit(params: URLSearchParams): ParsedDeposit {
  const wrong: (keyof DepositEntries)[] = []
  const entries = { ...EXAMPLE }
  function read(name: 'orders' | 'value' | 'to', toNumber: (text: string) => number): number {
    const typed = params.get(name)
    if (typed === null) return toNumber(EXAMPLE[name])
    entries[name] = typed.slice(0, 20)
    const number = toNumber(halfWidth(typed.trim()))
    const { min, max } = ENTRY_LIMITS[name]
    if (number >= min && number <= max) return number
    wrong.push(name)
    return toNumber(EXAMPLE[name])
  }
  const method = readMethod(params.get('pay'))
  entries.pay = method
  return {
    entries,
    wrong,
    assumptions: {
      ordersPerDay: read('orders', wholeNumber),
      orderCents: read('value', cents),
      targetCents: read('to', wholeNumber) * 100,
      method,
      days: DAYS,
    },
  }
}

/** NaN if the text is not a whole number. */
function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

/** '24.5', '24,50' and '24' are valid; '1,000' is rejected because it is ambiguous. */
function cents(text: string): number {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!found) return Number.NaN
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

function readMethod(text: string | null): PaymentMethod {
  return text === 'transfer' || text === 'paypal' ? text : 'paypal'
}

/** Converts full-width digits, as Chinese keyboards may produce, to ASCII, which is 0xfee0 lower. */
function halfWidth(text: string): string {
  return text.replaceAll(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

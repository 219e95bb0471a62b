// What the actions of npm run money share: options, accounts and amounts of the command line.
import { PAYMENT_CURRENCIES } from '../../shared/business-constants.ts'
import { MEMBER_KINDS } from '../../shared/membership.ts'
import type { StaffPermission } from '../../shared/staff-permissions.ts'
import { minorText, parseMinor } from '../../shared/minor-units.ts'
import type { StaffActor } from '../../server/context/context.ts'
import { findCustomer } from '../../server/modules/ledger/account-service.ts'
import {
  findOrCreateAccount,
  type MoneyAccountRow,
} from '../../server/modules/ledger/ledger-service.ts'
import type { MoneyContext } from '../../server/staff/money/handle-payments.ts'
import { noonOfSellerDay } from '../../shared/seller-day.ts'
import { requireValue, oneOf } from '../command-line/option-values.ts'
import { CommandError, type OptionValues } from '../command-line/run-command.ts'

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const
/** The usage text of `npm run money` explains each with its actions. */
export const MONEY_OPTIONS = {
  all: FLAG,
  reference: TEXT,
  reported: TEXT,
  method: TEXT,
  on: TEXT,
  customer: TEXT,
  kind: TEXT,
  reason: TEXT,
  amount: TEXT,
  currency: TEXT,
  percent: TEXT,
  active: TEXT,
  text: TEXT,
  close: FLAG,
  yes: FLAG,
  'all-matched': FLAG,
  map: { type: 'string', multiple: true },
  dates: TEXT,
  decimal: TEXT,
  encoding: TEXT,
  sheet: TEXT,
} as const

export interface MoneyCommandContext extends MoneyContext {
  /** Those of the acting account: some actions need further permissions, depending on their options. */
  permissions: ReadonlySet<StaffPermission>
  account: StaffActor
  options: OptionValues<typeof MONEY_OPTIONS>
}

export function currencyOf(given: string): string {
  return oneOf(given.toUpperCase(), PAYMENT_CURRENCIES, 'The currency')
}

/** A signed amount other than 0 in minor units. */
export function amountOption(given: string, currency: string): bigint {
  const minor = parseMinor(given, currency)
  if (minor === undefined || minor === 0n) {
    throw new CommandError(
      `${given} is not a valid amount in ${currency}. Enter one such as 61.50.`,
    )
  }
  return minor
}

export function idOption(given: string): number {
  if (!/^\d{1,15}$/.test(given))
    throw new CommandError(`${given} is not a valid number. Enter a number from the list.`)
  return Number(given)
}

/** The day on which money arrived; today without one. */
export function dayOption(given: string | undefined, now: Date): Date {
  if (given === undefined) return now
  const noon = noonOfSellerDay(given)
  if (!noon || noon > now) {
    throw new CommandError('--on must be today or a past day, such as 2026-11-20.')
  }
  return noon
}

/** The account of a customer number; it is created on first use. */
export async function accountOption(
  { db, options }: MoneyCommandContext,
  customerNo: string,
): Promise<MoneyAccountRow> {
  const kind = oneOf(requireValue(options.kind, '--kind'), MEMBER_KINDS, '--kind')
  const customer = await findCustomer(db, customerNo, kind)
  if (!customer?.currency) {
    throw new CommandError(`There is no ${kind} member with the customer number ${customerNo}.`)
  }
  const { company_id: companyId, currency } = customer
  return db.transaction().execute((trx) => findOrCreateAccount(trx, { companyId, kind, currency }))
}

export function moneyText(minor: number | bigint, currency: string): string {
  return `${currency} ${minorText(BigInt(minor), currency)}`
}

// Settings of money: figures, payment methods and bank details, which two people change, and rates; all but bank
// details are stored with their date.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  addMethod,
  addRate,
  listAllMethods,
  type PaymentMethodRow,
} from '../../modules/ledger/payment-service.ts'
import {
  addSetting,
  findSettingValue,
  readBankDetails,
  saveBankDetails,
} from '../../modules/ledger/setting-service.ts'
import { notFound } from '../../platform/errors.ts'
import type { MoneyContext } from './handle-payments.ts'

/**
 * A change of what is charged, or of where members pay. Figures and methods are added with their
 * date, so that earlier ones stay; bank details replace the former ones, which stay in the audit log.
 */
export type SettingChange =
  | {
      kind: 'setting'
      key: string
      currency: string | null
      /** In minor units or basis points. */
      value: string
    }
  /** `bp`: the surcharge in basis points; what is left out stays as it is. */
  | { kind: 'method'; id: string; currency: string; bp?: number; isActive?: boolean }
  | { kind: 'bank'; currency: string; text: string }

/** What is set before a change; null: nothing. */
export type FormerSetting =
  | { value: string | null }
  | { bp: number; isActive: boolean }
  | { text: string | null }

/**
 * `subject`: the name of the setting in the audit log; `before`: what is set now. Errors: 404 the method does not exist in
 * the currency.
 */
export async function readFormerSetting(
  trx: Kysely<Database>,
  now: Date,
  change: SettingChange,
): Promise<{ subject: string; before: FormerSetting }> {
  const subject = subjectOf(change)
  if (change.kind === 'setting') {
    const { key, currency } = change
    const value = await findSettingValue(trx, { key, currency, at: now })
    return { subject, before: { value: value === undefined ? null : String(value) } }
  }
  if (change.kind === 'bank') {
    return { subject, before: { text: (await readBankDetails(trx, change.currency)) ?? null } }
  }
  const { bp, active: isActive } = await methodOf(trx, now, change)
  return { subject, before: { bp, isActive } }
}

interface SignedContext {
  now: Date
  actor: string
  /** Of the approved request, for the audit log: its number and who proposed it. */
  signed: object
}

/** Runs in the transaction in which the second person approves the change. Errors: 404. */
export async function changeSettingIn(
  trx: Kysely<Database>,
  { now, actor, signed }: SignedContext,
  change: SettingChange,
): Promise<void> {
  const { kind, ...input } = change
  const { before } = await readFormerSetting(trx, now, change)
  await apply(trx, { now, actor }, change)
  await writeAudit(trx, now, {
    actor,
    action: 'money.setting',
    subject: subjectOf(change),
    change: { from: before, to: input, ...signed },
  })
}

async function apply(
  trx: Kysely<Database>,
  { now, actor }: { now: Date; actor: string },
  change: SettingChange,
): Promise<void> {
  if (change.kind === 'setting') {
    const { key, currency, value } = change
    await addSetting(trx, { key, currency, value: BigInt(value), validFrom: now, by: actor })
  } else if (change.kind === 'bank') {
    await saveBankDetails(trx, now, { currency: change.currency, text: change.text })
  } else {
    const method = await methodOf(trx, now, change)
    const { bp = method.bp, isActive = method.active } = change
    await addMethod(trx, { ...method, bp, active: isActive, valid_from: now, set_by: actor })
  }
}

function subjectOf(change: SettingChange): string {
  if (change.kind === 'bank') return `bank-details:${change.currency}`
  if (change.kind === 'method') return `payment-method:${change.id}:${change.currency}`
  return `setting:${change.key}${change.currency === null ? '' : `:${change.currency}`}`
}

async function methodOf(
  trx: Kysely<Database>,
  now: Date,
  { id, currency }: { id: string; currency: string },
): Promise<PaymentMethodRow> {
  const method = (await listAllMethods(trx, currency, now)).find((each) => each.id === id)
  if (!method) throw notFound()
  return method
}

/**
 * `micros`: millionths of a unit of the currency for one US dollar. The rate only converts the maximum of a payment
 * method, which is in US dollars (`maximum_usd`), to the currency of an account.
 */
export function changeRate(
  staff: MoneyContext,
  { currency, micros }: { currency: string; micros: number },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    const { now, actor } = staff
    await addRate(trx, { currency, micros_per_usd: micros, valid_from: now, set_by: actor })
    const subject = `rate:${currency}`
    const change = { microsPerUsd: micros }
    await writeAudit(trx, now, { actor, action: 'money.setting', subject, change })
  })
}

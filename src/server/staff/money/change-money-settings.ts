// Staff change settings of money: figures, payment methods and rates, each stored with its date, and the current bank details.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { addMethod, addRate, listMethods } from '../../modules/ledger/payment-service.ts'
import { addSetting, saveBankDetails } from '../../modules/ledger/setting-service.ts'
import { notFound } from '../../platform/errors.ts'
import type { MoneyContext } from './handle-payments.ts'

export function changeMoneySetting(
  staff: MoneyContext,
  setting: { key: string; currency: string | null; value: bigint },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    const { now: validFrom, actor: by } = staff
    await addSetting(trx, { ...setting, validFrom, by })
    const subject = `setting:${setting.key}${setting.currency ? `:${setting.currency}` : ''}`
    await audit(trx, staff, subject, { value: Number(setting.value) })
  })
}

/** Errors: 404 the method does not exist in the currency. */
export function changePaymentMethod(
  staff: MoneyContext,
  { id, currency, ...change }: { id: string; currency: string; bp?: number; isActive?: boolean },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    const method = (await listMethods(trx, currency, staff.now)).find((each) => each.id === id)
    if (!method) throw notFound()
    await addMethod(trx, {
      ...method,
      bp: change.bp ?? method.bp,
      active: change.isActive ?? method.active,
      valid_from: staff.now,
      set_by: staff.actor,
    })
    await audit(trx, staff, `payment-method:${id}:${currency}`, change)
  })
}

/** `micros`: millionths of a unit of the currency for one US dollar. */
export function changeRate(
  staff: MoneyContext,
  { currency, micros }: { currency: string; micros: number },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    const { now, actor } = staff
    await addRate(trx, { currency, micros_per_usd: micros, valid_from: now, set_by: actor })
    await audit(trx, staff, `rate:${currency}`, { microsPerUsd: micros })
  })
}

export function changeBankDetails(
  staff: MoneyContext,
  { currency, text }: { currency: string; text: string },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    await saveBankDetails(trx, staff.now, { currency, text })
    await audit(trx, staff, `bank-details:${currency}`, { text })
  })
}

function audit(
  trx: Kysely<Database>,
  { now, actor }: MoneyContext,
  subject: string,
  change: Record<string, unknown>,
): Promise<void> {
  return writeAudit(trx, now, { actor, action: 'money.setting', subject, change })
}

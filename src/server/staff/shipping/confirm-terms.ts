// Confirms shipping terms, so that orders may use them, and withdraws services.
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  confirmTerms as confirmRows,
  listServices,
  withdrawTerms,
} from '../../modules/shipping/writing/write-terms.ts'
import type { ShippingContext } from './shipping-context.ts'

/** `service` null: all services. Returns the number of rows confirmed; undefined for an unknown service. */
export async function confirmTerms(
  { db, now, actor }: ShippingContext,
  service: string | null,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const services = await listServices(trx)
    if (service !== null && !services.some(({ id }) => id === service)) return undefined
    const rows = await confirmRows(trx, { service, now, actor })
    const subject = `shipping:${service ?? 'all'}`
    if (rows > 0) {
      await writeAudit(trx, now, { actor, action: 'shipping.confirm', subject, change: { rows } })
    }
    return rows
  })
}

/** The service is no longer offered until it is confirmed again. False if it was not confirmed. */
export async function withdrawService(
  { db, now, actor }: ShippingContext,
  service: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const withdrawn = await withdrawTerms(trx, service)
    const subject = `shipping:${service}`
    if (withdrawn) {
      await writeAudit(trx, now, { actor, action: 'shipping.withdraw', subject, change: {} })
    }
    return withdrawn
  })
}

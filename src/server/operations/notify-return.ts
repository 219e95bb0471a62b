// Mails the member who requested a return, or an owner of the company if that login was removed, what happened to it.
import type { Kysely } from 'kysely'
import { minorText } from '../../shared/minor-units.ts'
import { groupedAmounts } from '../../shared/money.ts'
import type { Database } from '../db/database.ts'
import type { ReturnMailEvent } from '../modules/mail/composition/return-mails.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { readReturnFacts } from '../modules/returns/return-service.ts'
import { returnAddressIn } from '../platform/brand/imprint.ts'

const WITH_DUE_DATE: ReadonlySet<ReturnMailEvent> = new Set(['asked', 'approved'])

/** Call it in the transaction of the event, after the return was written. */
export async function notifyReturn(
  trx: Kysely<Database>,
  now: Date,
  {
    returnId,
    event: happened,
    note = '',
  }: { returnId: number; event: ReturnMailEvent; note?: string },
): Promise<void> {
  const facts = await readReturnFacts(trx, returnId)
  // The company has no login left.
  if (!facts) return
  const { to, lang, firstName, currency, refund, fee } = facts
  const money = (minor: number | null): string =>
    minor === null ? '' : `${currency} ${groupedAmounts(minorText(BigInt(minor), currency))}`
  const event = happened === 'settled' && refund === 0 ? 'settledFree' : happened
  const isRefund = event === 'settled'
  const isForeign = event === 'foreign' || event === 'disposed'
  const dueAt =
    event === 'foreign' ? facts.foreignDueAt : WITH_DUE_DATE.has(event) ? facts.dueAt : null
  await writeMail(trx, now, {
    template: 'return-moved',
    to,
    lang,
    contents: {
      firstName,
      event,
      returnNo: facts.returnNo,
      orderNo: facts.orderNo,
      note,
      address: event === 'approved' ? returnAddressIn(lang) : '',
      dueAt,
      trackingNo: event === 'replaced' ? (facts.trackingNo ?? '') : '',
      kilograms: isForeign && facts.grams !== null ? `${facts.grams / 1000} kg` : '',
      refund: isRefund ? money(refund) : '',
      fee: isRefund && fee !== null && fee > 0 ? money(fee) : '',
      credited: isRefund && refund !== null ? money(refund - (fee ?? 0)) : '',
      charge: event === 'disposed' ? money(facts.disposal) : '',
    },
  })
}

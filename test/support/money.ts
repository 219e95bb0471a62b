// Money for tests: members with an account, credited as staff would credit it, and the figures to compare.
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { ledgerCall } from '../../src/server/modules/ledger/ledger-errors.ts'
import { findOrCreateAccount } from '../../src/server/modules/ledger/ledger-service.ts'
import { receivePayment } from '../../src/server/modules/ledger/bank-line-service.ts'
import { creditPayment } from '../../src/server/modules/ledger/payment-service.ts'
import type { MemberKind } from '../../src/shared/membership.ts'
import { createMember, type TestMember } from './create-member.ts'

export interface FundedMember extends TestMember {
  accountId: number
  kind: MemberKind
}

/** A member with an account that is opened and has this much available, in minor units. */
export async function createMemberWithMoney(
  db: Kysely<Database>,
  owner: Kysely<Database>,
  { kind = 'dropship', available = 0n }: { kind?: MemberKind; available?: bigint } = {},
): Promise<FundedMember> {
  const member = await createMember(db, { kind })
  const account = await db
    .transaction()
    .execute((trx) =>
      findOrCreateAccount(trx, { companyId: member.companyId, kind, currency: 'USD' }),
    )
  await owner
    .updateTable('money_account')
    .set({ opened_at: new Date() })
    .where('id', '=', account.id)
    .execute()
  if (available > 0n) await putMoney(db, account.id, available)
  return { ...member, kind, accountId: account.id }
}

/** A bank transfer with the account's reference, credited by staff. Returns the payment. */
export async function putMoney(
  db: Kysely<Database>,
  accountId: number,
  amount: bigint,
): Promise<number> {
  const { payment_reference: statedReference, currency } = await db
    .selectFrom('money_account')
    .where('id', '=', accountId)
    .select(['payment_reference', 'currency'])
    .executeTakeFirstOrThrow()
  const line = { method: 'transfer', currency, amount, statedReference, by: 'staff:test' }
  const arrived = { ...line, bankReference: randomUUID(), arrivedAt: new Date() }
  // Two transactions, as staff do it. Inserting a payment takes a share lock on its account, crediting an exclusive
  // one: two transactions that did both could wait for each other.
  const { paymentId } = await db.transaction().execute((trx) => receivePayment(trx, arrived))
  await db.transaction().execute((trx) => creditPayment(trx, { paymentId, by: 'staff:test' }))
  return paymentId
}

/** The reference that a member states in a transfer to this account. */
export async function readPaymentReference(
  db: Kysely<Database>,
  accountId: number,
): Promise<string> {
  const { payment_reference: reference } = await db
    .selectFrom('money_account')
    .where('id', '=', accountId)
    .select('payment_reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** What an account shows: money available and held in minor units, and how many orders wait. */
export async function figuresOf(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('money_account')
    .where('id', '=', accountId)
    .select(['available', 'held', 'waiting'])
    .executeTakeFirstOrThrow()
}

/** `service` of the orders that tests of the ledger insert: a row without lines, since the ledger reads none. */
export const BARE_SERVICE = 'order without lines'

/** An order of the account's company that only the ledger uses. Returns its id. */
export async function newOrderId(db: Kysely<Database>, accountId: number): Promise<number> {
  const orderNo = `T${randomUUID()}`
  const { rows } = await sql<{ id: number }>`
    insert into trade_order (order_no, company_id, kind, test_mode, demonstration, state, currency, goods, freight,
      total, account_id, lang, service, service_name, special_month, placed_at)
    select ${orderNo}, company_id, kind, test_mode, true, 'submitted', currency, 0, 0, 0, id, 'en_us',
      ${BARE_SERVICE}, '{}', '2026-01', now()
    from money_account where id = ${accountId} returning id`.execute(db)
  return rows[0]!.id
}

/** A parcel of an order of newOrderId. Returns its id. */
export async function newShipmentId(db: Kysely<Database>, orderId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shipment (order_id, shipment_no, state, service, grams, packed_at, dispatched_at)
    values (${orderId}, ${`T${randomUUID()}`}, 'dispatched', ${BARE_SERVICE}, 1, now(), now()) returning id`.execute(
    db,
  )
  return rows[0]!.id
}

let lastReturn = 0

/** The id of a return that no other test uses; only the ledger looks at it. */
export function newReturnId(): number {
  lastReturn += 1
  return lastReturn
}

/**
 * Refunds a return, as the function that settles returns does: `feeBasis` is the part of the amount on which the
 * restocking fee is due. Amounts in minor units. Returns the fee.
 */
export function refundReturn(
  trx: Kysely<Database>,
  refund: { orderId: number; returnId: number; amount: bigint; feeBasis: bigint },
): Promise<bigint> {
  const { orderId, returnId, amount, feeBasis } = refund
  const called = sql<{ fee: number }>`
    select ledger_refund(${orderId}, ${returnId}, ${amount}, ${feeBasis}) as fee`.execute(trx)
  return ledgerCall(called.then(({ rows }) => BigInt(rows[0]!.fee)))
}

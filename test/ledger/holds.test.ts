// Holds: what an account reserves for orders, under parallel orders and repeated requests.
import { sql, type Transaction } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import {
  captureHold,
  consumeIdempotencyKey,
  findOrCreateAccount,
  fundWaiting,
  holdOrWait,
  leaveWaiting,
  releaseHold,
  saveIdempotencyResult,
} from '../../src/server/modules/ledger/ledger-service.ts'
import { findLedgerDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { createMember } from '../support/create-member.ts'
import {
  createMemberWithMoney,
  figuresOf,
  newOrderId,
  newShipmentId,
  putMoney,
} from '../support/money.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

/** Runs one act of the ledger in its own transaction, as the server's role. */
function inTransaction<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return shop().db.transaction().execute(work)
}

async function placeOrder(accountId: number, amount: bigint) {
  const orderId = await newOrderId(shop().db, accountId)
  const outcome = await inTransaction((trx) => holdOrWait(trx, { accountId, orderId, amount }))
  return { orderId, outcome }
}

test('a later order does not overtake a waiting one, which is funded first', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 6000n })
  const first = await placeOrder(accountId, 6150n)
  const second = await placeOrder(accountId, 2000n)
  expect([first.outcome, second.outcome]).toEqual(['waiting', 'waiting'])
  expect(await figuresOf(shop().db, accountId)).toEqual({ available: 6000, held: 0, waiting: 2 })

  await putMoney(shop().db, accountId, 5000n)
  for (const [{ orderId }, amount] of [[first, 6150n] as const, [second, 2000n] as const]) {
    const isFunded = await inTransaction((trx) => fundWaiting(trx, { accountId, orderId, amount }))
    expect(isFunded).toBe(true)
  }
  expect(await figuresOf(shop().db, accountId)).toEqual({ available: 2850, held: 8150, waiting: 0 })
})

test('a shipment captures its part of the hold, and the amount of a discontinued line is released immediately', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 6800n })
  const { orderId, outcome } = await placeOrder(accountId, 6800n)
  expect(outcome).toBe('held')
  const shipmentId = await newShipmentId(shop().db, orderId)
  await inTransaction((trx) =>
    captureHold(trx, { orderId, shipmentId, goods: 2000n, freight: 800n }),
  )
  expect(await inTransaction((trx) => releaseHold(trx, { orderId, amount: 2500n }))).toBe(2500n)
  expect(await figuresOf(shop().db, accountId)).toEqual({ available: 2500, held: 1500, waiting: 0 })
  await expect(
    inTransaction((trx) => releaseHold(trx, { orderId, amount: 1501n })),
  ).rejects.toMatchObject({ code: 409, result: { reason: 'hold_exceeded' } })
  await expect(
    inTransaction((trx) => captureHold(trx, { orderId, shipmentId, goods: 100n, freight: 0n })),
    // PostgreSQL's code of a unique violation.
  ).rejects.toMatchObject({ code: '23505' })
  expect(await inTransaction((trx) => releaseHold(trx, { orderId }))).toBe(1500n)
  expect(await inTransaction((trx) => releaseHold(trx, { orderId }))).toBe(0n)
})

test('in a dropshipping account without its opening deposit every order waits', async () => {
  const { companyId } = await createMember(shop().db, { kind: 'dropship' })
  const account = await inTransaction((trx) =>
    findOrCreateAccount(trx, { companyId, kind: 'dropship', currency: 'USD' }),
  )
  expect(account.opened_at).toBeNull()
  await putMoney(shop().db, account.id, 500n)
  expect((await placeOrder(account.id, 100n)).outcome).toBe('waiting')
  await inTransaction((trx) => leaveWaiting(trx, { accountId: account.id }))
  expect(await figuresOf(shop().db, account.id)).toMatchObject({ waiting: 0 })
})

test('of fifty parallel orders on a balance for ten, ten are held and forty wait', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      available: 10_000n,
    })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => (await placeOrder(accountId, 1000n)).outcome),
    )
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(10)
    expect(await figuresOf(shop().db, accountId)).toEqual({
      available: 0,
      held: 10_000,
      waiting: 40,
    })
  }
})

describe('idempotency keys', () => {
  test('a repeated request gets the first answer, another request with the key is rejected', async () => {
    const { companyId } = await createMember(shop().db)
    const name = { companyId, purpose: 'order', key: 'a-key-of-a-browser-1' }
    const request = { total: '61.50', lines: [{ itemNo: 'A', quantity: 2 }] }
    await inTransaction(async (trx) => {
      const state = await consumeIdempotencyKey(trx, { ...name, request })
      if (state.state !== 'new') throw new Error('the key is unused')
      const { requestHash } = state
      await saveIdempotencyResult(trx, {
        ...name,
        requestHash,
        result: { order: 7 },
        now: new Date(),
      })
    })
    const reordered = { lines: [{ quantity: 2, itemNo: 'A' }], total: '61.50' }
    expect(
      await inTransaction((trx) => consumeIdempotencyKey(trx, { ...name, request: reordered })),
    ).toEqual({ state: 'replay', result: { order: 7 } })
    await expect(
      inTransaction((trx) => consumeIdempotencyKey(trx, { ...name, request: { total: '1.00' } })),
    ).rejects.toMatchObject({ code: 422, fields: [{ field: 'key', reason: 'reused' }] })
  })

  test('a key that another transaction holds is in flight, and parallel requests act once', async () => {
    const { companyId } = await createMember(shop().db)
    const name = { companyId, purpose: 'order', key: 'a-key-of-a-browser-2', request: 1 }
    let acts = 0
    const tryOnce = () =>
      inTransaction(async (trx) => {
        const state = await consumeIdempotencyKey(trx, name)
        if (state.state === 'replay') return 'replay'
        acts += 1
        const { requestHash } = state
        await saveIdempotencyResult(trx, { ...name, requestHash, result: {}, now: new Date() })
        return 'done'
      })
    const settled = await Promise.allSettled(Array.from({ length: 40 }, tryOnce))
    for (const each of settled) {
      if (each.status === 'fulfilled') expect(['done', 'replay']).toContain(each.value)
      else expect(each.reason).toMatchObject({ code: 409, result: { reason: 'inFlight' } })
    }
    expect(acts).toBe(1)
    expect(await tryOnce()).toBe('replay')
  })
})

test('the money that these tests moved agrees with its transfers', async () => {
  expect(await findLedgerDifferences(shop().db, null)).toEqual([])
  expect(await findLedgerDifferences(shop().db, new Date(0))).toEqual([])
})

test.each([
  'update money_account set available = available + 1',
  'insert into money_hold (order_id, account_id, amount, created_at) values (1, 1, 1, now())',
  'update money_hold set released = 0',
  'update ledger_transfer set amount = 1',
  'delete from ledger_transfer',
  'truncate ledger_transfer',
  "insert into ledger_account (code, currency) values ('sales', 'USD')",
  'update setting_value set value = 0',
  'delete from idempotency_key',
  'select ledger_settle(1)',
  "select ledger_move(1, 'payment', 1, 1, 2, 1)",
  "update payment set state = 'credited'",
  'delete from statement',
  'update payout set amount = 1',
  'update adjustment set amount = 1',
])('the role of the server may not run: %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop().db)).rejects.toThrow(/permission denied/)
})

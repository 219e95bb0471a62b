// Payouts that staff refuse or that the bank sends back: the member reads why, the money is available, and orders that
// waited for it continue.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAccountEntriesRoute, readAccountRoute } from '../../src/contract/account.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import {
  planPayout,
  readPayout,
  requestPayout,
} from '../../src/server/modules/ledger/account-service.ts'
import { findLedgerDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { readMonthStatement } from '../../src/server/modules/ledger/statement-service.ts'
import {
  confirmPayout,
  enterFailedPayout,
  preparePayout,
  rejectPayout,
} from '../../src/server/staff/money/decide-money.ts'
import { LANGS, type Lang } from '../../src/shared/lang.ts'
import { ask, expectContract, useShop } from '../support/ask.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import {
  createDropshipper,
  type Dropshipper,
  ITEM,
  placeOrder,
  setStock,
} from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'

const shop = useShop()
const ANN = 'staff:ann@shop.example'
const BEN = 'staff:ben@shop.example'
const REASON = 'The bank account is in another name.'
const as = (actor: string) => ({ db: shop().db, now: new Date(), actor })

async function requestedPayout(
  lang: Lang = 'en_us',
  amount = 9_000n,
): Promise<[Dropshipper, number]> {
  const dropshipper = await createDropshipper(shop(), 9_000n, { lang })
  const { accountId } = dropshipper
  const asked = { accountId, amount, by: 'member:1' }
  return [
    dropshipper,
    await shop()
      .db.transaction()
      .execute((trx) => requestPayout(trx, asked)),
  ]
}

const accountOf = (dropshipper: Dropshipper) =>
  ask<{ openPayout: object | null; endedPayout: object | null }>(
    shop(),
    readAccountRoute,
    {},
    dropshipper.headers,
  )

const SUBJECTS: Record<Lang, string> = {
  en_us: 'Your payout from Voltcell was not approved',
  zh_cn: '您在 Voltcell 的提现申请未获通过',
  zh_hk: '閣下向 Voltcell 申請的提款不獲批准',
}

test.each(LANGS)('a refused payout is explained by mail and on the account in %s', async (lang) => {
  const [dropshipper, payoutId] = await requestedPayout(lang)
  await preparePayout(as(ANN), payoutId)
  await rejectPayout(as(BEN), { payoutId, reason: REASON })
  const [mail] = (await mailsTo(shop().db, dropshipper.email)).slice(-1)
  expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(SUBJECTS[lang])
  for (const text of [REASON, '90.00']) expect(mail?.body_text).toContain(text)
  const answer = await accountOf(dropshipper)
  expectContract(readAccountRoute, answer.result)
  expect(answer.result).toMatchObject({
    openPayout: null,
    endedPayout: { amount: '90.00', state: 'rejected', reason: REASON },
  })
  expect(await readPayout(shop().db, payoutId)).toMatchObject({ proposed_by: ANN, ended_by: BEN })
  const [entry] = await listAudit(shop().db, `payout:${payoutId}`, 1)
  expect(entry).toMatchObject({
    actor: BEN,
    action: 'money.reject-payout',
    change: { proposedBy: ANN, reason: REASON },
  })
})

test('an order that waited for the money of a refused payout gets its hold', async () => {
  await setStock(shop(), ITEM, 10)
  const [dropshipper, payoutId] = await requestedPayout()
  const { orderNo, state } = await placeOrder(shop(), dropshipper)
  expect(state).toBe('awaiting_funds')
  await rejectPayout(as(BEN), { payoutId, reason: REASON })
  const { rows } = await sql<{ state: string }>`
    select state from trade_order where order_no = ${orderNo}`.execute(shop().db)
  expect(rows).toEqual([{ state: 'held' }])
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({ waiting: 0 })
})

test('once two people entered that the bank sent a payout back, its money is available again, once, and reconciles', async () => {
  const [dropshipper, payoutId] = await requestedPayout()
  const { accountId } = dropshipper
  const failed = { payoutId, reason: REASON }
  await preparePayout(as(ANN), payoutId)
  await expect(enterFailedPayout(as(ANN), failed)).rejects.toMatchObject({
    result: { reason: 'payout_proposed' },
  })
  await confirmPayout(as(BEN), payoutId)
  expect(await enterFailedPayout(as(ANN), failed)).toBe(false)
  await expect(enterFailedPayout(as(ANN), failed)).rejects.toMatchObject({
    result: { reason: 'own_proposal' },
  })
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0 })
  const other = { payoutId, reason: 'other words' }
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => enterFailedPayout(as(BEN), other)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await figuresOf(shop().db, accountId)).toEqual({ available: 9_000, held: 0, waiting: 0 })
  expect(await findLedgerDifferences(shop().db, null)).toEqual([])
  const { rows } = await sql<{ code: string; left: number }>`
    select a.code, sum(case when t.credit = a.id then t.amount else -t.amount end)::int as left
    from ledger_transfer t join ledger_account a on a.id in (t.debit, t.credit)
    where t.payout_id = ${payoutId} and a.company_id is null group by a.code order by a.code`.execute(
    shop().db,
  )
  expect(rows).toEqual([
    { code: 'bank.transfer', left: 0 },
    { code: 'payout', left: 0 },
  ])
  const [entry] = await listAudit(shop().db, `payout:${payoutId}`, 1)
  expect(entry).toMatchObject({
    action: 'money.fail-payout',
    change: { proposedBy: ANN, approvedBy: BEN, enteredBy: ANN, reason: REASON },
  })
  expect((await mailsTo(shop().db, dropshipper.email)).at(-1)?.subject).toContain('was returned')
  const { list } = (
    await ask<{ list: object[] }>(shop(), listAccountEntriesRoute, {}, dropshipper.headers)
  ).result
  expect(list[0]).toMatchObject({ kind: 'payout_return', toAvailable: '90.00', payoutId })
})

test('a payout sent back whose money may already be entered as a payment is left to an adjustment', async () => {
  const [{ accountId }, payoutId] = await requestedPayout()
  await preparePayout(as(ANN), payoutId)
  await confirmPayout(as(BEN), payoutId)
  await putMoney(shop().db, accountId, 9_000n)
  const entered = enterFailedPayout(as(ANN), { payoutId, reason: REASON })
  await expect(entered).rejects.toMatchObject({ result: { reason: 'entered_payment' } })
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 9_000 })
})

test('a payout by two payment methods that is sent back is left to an adjustment', async () => {
  const [{ accountId }, payoutId] = await requestedPayout()
  const changePayment = (method: string, amount: number) =>
    sql`update payment set method = ${method}, amount = ${amount} where account_id = ${accountId}`
  await changePayment('paypal', 3_000).execute(shop().owner)
  await preparePayout(as(ANN), payoutId)
  await confirmPayout(as(BEN), payoutId)
  const entered = enterFailedPayout(as(ANN), { payoutId, reason: REASON })
  await expect(entered).rejects.toMatchObject({ result: { reason: 'split_payout' } })
  await changePayment('transfer', 9_000).execute(shop().owner)
})

test('what came back through PayPal is paid out through PayPal again', async () => {
  const [{ accountId }, payoutId] = await requestedPayout()
  await sql`update payment set method = 'paypal' where account_id = ${accountId}`.execute(
    shop().owner,
  )
  await preparePayout(as(ANN), payoutId)
  await confirmPayout(as(BEN), payoutId)
  expect(await planPayout(shop().db, accountId, 9_000n)).toMatchObject([{ bank: 'bank.transfer' }])
  await enterFailedPayout(as(ANN), { payoutId, reason: REASON })
  await enterFailedPayout(as(BEN), { payoutId, reason: REASON })
  expect(await planPayout(shop().db, accountId, 9_000n)).toEqual([
    { bank: 'bank.paypal', amount: 9_000 },
  ])
  await sql`update payment set method = 'transfer' where account_id = ${accountId}`.execute(
    shop().owner,
  )
})

test('the account no longer shows a refused payout once another is requested, or after thirty days', async () => {
  const [dropshipper, payoutId] = await requestedPayout()
  const { accountId } = dropshipper
  await rejectPayout(as(BEN), { payoutId, reason: REASON })
  const again = { accountId, amount: 100n, by: 'member:1' }
  const next = await shop()
    .db.transaction()
    .execute((trx) => requestPayout(trx, again))
  expect((await accountOf(dropshipper)).result).toMatchObject({
    openPayout: { amount: '1.00' },
    endedPayout: null,
  })
  await rejectPayout(as(BEN), { payoutId: next, reason: REASON })
  expect((await accountOf(dropshipper)).result.endedPayout).not.toBeNull()
  await sql`update payout set ended_at = now() - interval '31 days' where id = ${next}`.execute(
    shop().owner,
  )
  expect((await accountOf(dropshipper)).result.endedPayout).toBeNull()
})

test('the statement names the payout of what was held and released', async () => {
  const [{ accountId }, payoutId] = await requestedPayout()
  await rejectPayout(as(BEN), { payoutId, reason: REASON })
  // The month of Hong Kong, eight hours ahead of UTC.
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const account = { id: accountId, currency: 'USD' }
  const { lines } = await readMonthStatement(shop().db, account, { month, lang: 'en_us' })
  const ofPayout = lines.filter(({ reference }) => reference === `Payout ${payoutId}`)
  expect(ofPayout.map(({ entry }) => entry)).toEqual(['Held', 'Released'])
})

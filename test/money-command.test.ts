// npm run money: staff enter and credit payments, adjust, pay out, reverse and reconcile, each with one audit entry and
// their permission.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../src/server/modules/audit/audit-service.ts'
import { requestPayout } from '../src/server/modules/ledger/account-service.ts'
import { readPayment, reportPayment } from '../src/server/modules/ledger/payment-service.ts'
import { bankFile } from './support/bank-files.ts'
import { useShop } from './support/ask.ts'
import {
  createMemberWithMoney,
  figuresOf,
  putMoney,
  readPaymentReference,
} from './support/money.ts'
import { CODE_KEY } from './support/code-key.ts'
import { useStaffTerminal } from './support/staff-terminal.ts'
import { answerCommand, runCommand } from './support/run-command.ts'

const shop = useShop()
const ANN = 'ann.finance@shop.example'
const BEN = 'ben.finance@shop.example'
const SUE = 'sue.sales@shop.example'
/** May adjust accounts but not pay out. */
const KIT = 'kit.adjusts@shop.example'

const terminals = new Map([ANN, BEN, SUE, KIT].map((email) => [email, useStaffTerminal()]))

beforeAll(async () => {
  const role = 'adjuster'
  await shop().db.insertInto('staff_role').values({ name: role, built_in: false }).execute()
  const permissions = (['money.read', 'money.adjust'] as const).map((permission) => {
    return { role, permission }
  })
  await shop().db.insertInto('staff_role_permission').values(permissions).execute()
  for (const [email, terminal] of terminals) {
    const own = { [SUE]: 'sales', [KIT]: role }[email] ?? 'finance'
    await terminal.logIn(shop(), { email, roles: [own] })
  }
})

const money = (as: string, ...args: string[]) =>
  runCommand(shop().url, 'money', args, { CODE_KEY, ...terminals.get(as)?.settings })

const answer = (as: string, typed: string, ...args: string[]) =>
  answerCommand({
    databaseUrl: shop().url,
    name: 'money',
    args,
    settings: { CODE_KEY, ...terminals.get(as)?.settings },
    typed,
  })
const approve = (as: string, proposal: string) => answer(as, 'yes\n', 'approve', proposal)

test('a payment is entered once, credited with a mail, and reconciled', async () => {
  const { accountId, email } = await createMemberWithMoney(shop().db, shop().owner)
  const { payment_reference: reference } = await shop()
    .db.selectFrom('money_account')
    .where('id', '=', accountId)
    .select('payment_reference')
    .executeTakeFirstOrThrow()
  const line = ['receive', 'usd', '1000', 'B-1', '--reference', `payment for ${reference}`]
  const received = await money(ANN, ...line)
  expect(received).toMatchObject({ code: 0, err: '' })
  const [, id = ''] = /^Payment (\d+): matched$/m.exec(received.out) ?? []
  expect((await money(ANN, ...line)).out).toContain('entered before')
  expect(await money(SUE, 'credit', id)).toMatchObject({
    code: 1,
    err: expect.stringContaining('money.match'),
  })
  expect((await money(BEN, 'credit', id)).out).toContain('credited USD 1000.00')
  expect((await money(BEN, 'credit', id)).err).toContain('payment_credited')
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 100_000 })
  const entries = await listAudit(shop().db, `payment:${id}`)
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    [`staff:${BEN}`, 'money.credit'],
    [`staff:${ANN}`, 'money.receive'],
  ])
  const mails = await shop()
    .owner.selectFrom('outbox_mail')
    .where('recipient', '=', email)
    .select(['template', 'body_text'])
    .execute()
  expect(mails).toMatchObject([{ template: 'account-notice' }])
  expect(mails[0]?.body_text).toContain('USD 1,000.00')
  expect(await money(ANN, 'reconcile')).toMatchObject({ code: 0, out: '0 differences\n' })
})

test('a bank file is shown first, and entered with --yes', async () => {
  const one = await createMemberWithMoney(shop().db, shop().owner)
  const other = await createMemberWithMoney(shop().db, shop().owner)
  const references = await Promise.all(
    [one, other].map(({ accountId }) => readPaymentReference(shop().db, accountId)),
  )
  const path = bankFile(
    `Date,Reference,Amount\n03/11/2026,${references[0]},10.00\n04/11/2026,${references[1]},20.00\n05/11/2026,who?,30.00\n`,
  )
  const load = ['import', path, '--currency', 'usd']
  expect(await money(SUE, ...load)).toMatchObject({
    code: 1,
    err: expect.stringContaining('money.match'),
  })
  expect((await money(ANN, ...load)).err).toContain('--dates dmy or --dates mdy')
  const shown = await money(ANN, ...load, '--dates', 'dmy')
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toContain('date           Date (day first)')
  expect(shown.out).toMatch(/line 2 +2026-11-03 +USD 10.00 {2}matched T/)
  expect(shown.out).toMatch(/line 4 +2026-11-05 +USD 30.00 {2}unmatched: no payment reference/)
  expect(shown.out).toContain('matched 2 · unmatched 1')
  expect(shown.out).toContain('new USD 60.00\nDry run: nothing was written.')
  expect((await money(ANN, 'payments')).out).not.toContain('30.00')
  expect((await money(ANN, ...load, '--dates', 'dmy', '--yes')).out).toContain('Entered.')
  const again = await money(ANN, ...load, '--yes')
  expect(again.out).toContain('columns as these headings were mapped before')
  expect(again.out).toContain('matched 0 · unmatched 0 · entered before 3')
  expect((await money(ANN, 'unmatched')).out).toMatch(/USD 30.00 {2}line:[0-9a-f]{24}:1 {2}who\?/)
  const asked = await answer(BEN, 'no\n', 'credit', '--all-matched')
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('Credit these 2 payments?') })
  expect(await figuresOf(shop().db, one.accountId)).toMatchObject({ available: 0 })
  const credited = await answer(BEN, 'yes\n', 'credit', '--all-matched')
  expect(credited.out).toContain('2 credited, 0 not.')
  expect(await figuresOf(shop().db, one.accountId)).toMatchObject({ available: 1_000 })
  expect(await figuresOf(shop().db, other.accountId)).toMatchObject({ available: 2_000 })
  expect(await money(ANN, 'reconcile')).toMatchObject({ code: 0, out: '0 differences\n' })
}, 60_000)

test('unmatched money is joined with the payment that its member reported', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
  const report = { accountId, method: 'transfer', amount: 7_700n, by: 'member:1' }
  const reported = await shop()
    .db.transaction()
    .execute((trx) => reportPayment(trx, report))
  const received = await money(ANN, 'receive', 'USD', '77.00', 'B-77')
  const [, id = ''] = /^Payment (\d+): unmatched$/m.exec(received.out) ?? []
  const assigned = await money(ANN, 'assign', id, '--reported', `${reported}`)
  expect(assigned).toMatchObject({ code: 0, out: `Payment ${id}: matched, USD 77.00\n` })
  const { state } = await readPayment(shop().db, reported)
  expect(state).toBe('withdrawn')
  expect((await money(ANN, 'payments')).out).not.toMatch(/ reported /)
  const [entry] = await listAudit(shop().db, `payment:${id}`, 1)
  expect(entry).toMatchObject({ action: 'money.assign', change: { reported } })
  expect((await money(ANN, 'credit', id)).out).toContain('credited USD 77.00')
})

test('a fee that PayPal keeps is entered once, from our own money, with one audit entry', async () => {
  const line = ['fee', 'usd', '3.20', 'P-FEE-1', '--method', 'paypal']
  expect((await money(SUE, ...line)).err).toContain('money.match')
  expect(await money(ANN, ...line)).toMatchObject({ code: 0, out: 'Fee of USD 3.20: entered\n' })
  expect((await money(BEN, ...line)).out).toContain('entered before')
  expect((await money(ANN, ...line.slice(0, 4), '--method', 'card')).err).toContain('--method')
  expect((await money(ANN, 'fee', 'usd', '-1', 'P-FEE-2')).code).not.toBe(0)
  const { rows } = await sql<object>`
    select debited.code as debit, credited.code as credit, amount, account_id from ledger_transfer
      join ledger_account debited on debited.id = debit
      join ledger_account credited on credited.id = credit
    where ledger_transfer.kind = 'fee'`.execute(shop().db)
  expect(rows).toEqual([{ debit: 'fees', credit: 'bank.paypal', amount: 320, account_id: null }])
  expect(await listAudit(shop().db, 'fee:paypal:P-FEE-1')).toMatchObject([
    { actor: `staff:${ANN}`, action: 'money.fee', change: { amount: 'USD 3.20' } },
  ])
  expect(await money(ANN, 'reconcile')).toMatchObject({ code: 0, out: '0 differences\n' })
})

test('an adjustment from the limit up waits for another person', async () => {
  const { accountId, companyId } = await createMemberWithMoney(shop().db, shop().owner)
  const { customer_no: customer } = await shop()
    .db.selectFrom('company')
    .where('id', '=', companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  const args = ['adjust', customer, '--kind', 'dropship', '--amount=50', '--reason', 'goodwill']
  const proposed = await money(ANN, ...args)
  const [, proposal = ''] = /approve (adjustment:\d+)/.exec(proposed.out) ?? []
  expect((await approve(ANN, proposal)).err).toContain('Ask another person to approve it.')
  const asked = await answer(BEN, 'no\n', 'approve', proposal)
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') })
  expect(asked.out).toContain(`${proposal}  proposed  USD 50.00`)
  expect(asked.out).toMatch(`adjusts the account of ${customer}`)
  expect(asked.out).toMatch(/by staff:ann.finance@shop.example at .*: goodwill/)
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0 })
  expect(await approve(BEN, proposal)).toMatchObject({ code: 0 })
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 5000 })
  // The month of Hong Kong, eight hours ahead of UTC.
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const statement = await money(ANN, 'statement', customer, month, '--kind', 'dropship')
  expect(statement.out).toMatch(/Adjustment +50\.00/)
  const createdInAugust = sql`update money_account set created_at = '2026-08-20' where id = ${accountId}`
  await createdInAugust.execute(shop().owner)
  const august = ['statement', customer, '2026-08', '--kind', 'dropship', '--close']
  expect((await money(SUE, ...august)).err).toContain('money.adjust')
  expect(await money(ANN, ...august)).toMatchObject({ code: 0, err: '' })
  const closed = await listAudit(shop().db, `account:${accountId}`)
  expect(closed).toMatchObject([
    { actor: `staff:${ANN}`, action: 'money.close-month', change: { month: '2026-08' } },
  ])
})

test('a payout is approved and refused only by those who may pay out', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 7_000n })
  const id = await shop()
    .db.transaction()
    .execute((trx) => requestPayout(trx, { accountId, amount: 7_000n, by: 'member:1' }))
  expect((await money(ANN, 'payout', `${id}`)).err).toBe('')
  const proposal = `payout:${id}`
  const rejected = { code: 1, err: expect.stringContaining('money.pay-out') }
  expect(await money(KIT, 'approve', proposal)).toMatchObject(rejected)
  expect(await money(KIT, 'refuse', proposal, '--reason', 'none')).toMatchObject(rejected)
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0, held: 7_000 })
  expect(await approve(BEN, proposal)).toMatchObject({ code: 0 })
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0, held: 0 })
  const back = ['payout-failed', `${id}`, '--reason', 'Account closed']
  expect((await money(KIT, ...back)).err).toContain('money.pay-out')
  expect((await money(ANN, ...back)).out).toContain('Another person')
  expect((await money(ANN, ...back)).err).toContain('Ask another person')
  expect(await money(BEN, ...back)).toMatchObject({ code: 0, err: '' })
  expect((await money(ANN, ...back)).err).toContain('already sent this payout back')
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 7_000, held: 0 })
}, 60_000)

test('a proposed reversal is listed, and refused with one audit entry', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
  const id = await putMoney(shop().db, accountId, 8_000n)
  const proposal = `payment:${id}`
  expect((await money(ANN, 'refuse', proposal)).err).toContain('No proposal has this number.')
  expect((await money(ANN, 'reverse', `${id}`, '--reason', 'recalled')).err).toBe('')
  const listed = await money(BEN, 'proposals')
  expect(listed.out).toContain(`${proposal}  proposed  USD -80.00`)
  expect(await money(BEN, 'refuse', proposal)).toMatchObject({ code: 0, err: '' })
  expect((await money(BEN, 'proposals')).out).not.toContain(proposal)
  expect((await approve(BEN, proposal)).err).toContain('No proposal has this number.')
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 8_000 })
  const [entry] = await listAudit(shop().db, proposal, 1)
  expect(entry).toMatchObject({
    action: 'money.reject-reversal',
    change: { proposedBy: `staff:${ANN}`, reason: 'recalled' },
  })
})

test('a transfer that was changed in the database is found, and makes the command fail', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 12_345n })
  const change = async (amount: number) => {
    await shop()
      .owner.transaction()
      .execute(async (trx) => {
        await sql`alter table ledger_transfer disable trigger ledger_transfer_stays`.execute(trx)
        await sql`update ledger_transfer set amount = ${amount}
          where account_id = ${accountId} and kind = 'payment'`.execute(trx)
        await sql`alter table ledger_transfer enable trigger ledger_transfer_stays`.execute(trx)
      })
  }
  await change(12_344)
  const found = await money(ANN, 'reconcile')
  await change(12_345)
  expect(found.code).toBe(2)
  expect(found.out).toContain(`account ${accountId}, available: 12345, expected 12344\n`)
  expect(found.out).toMatch(/^3 differences$/m)
  expect(await money(ANN, 'reconcile')).toMatchObject({ code: 0, out: '0 differences\n' })
})

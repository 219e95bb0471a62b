// Files of a bank: what their credits become, and that a file, or part of it, is never entered twice.
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { MappingError } from '../../src/server/modules/bank-file/bank-mapping.ts'
import { findOrCreateAccount } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  creditPayment,
  proposeReversal,
  reportPayment,
  returnPayment,
  reversePayment,
} from '../../src/server/modules/ledger/payment-service.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { assignUnmatched } from '../../src/server/staff/money/handle-payments.ts'
import {
  bankCsv,
  bankFile,
  bigStatement,
  countMoney,
  importBank,
  timeImports,
} from '../support/bank-files.ts'
import { useShop } from '../support/ask.ts'
import { createMemberWithMoney, figuresOf, readPaymentReference } from '../support/money.ts'
import { createMember } from '../support/create-member.ts'

const shop = useShop()
const ANN = { actor: 'staff:ann@shop.example' }
const staff = () => ({ db: shop().db, now: new Date(), ...ANN })

async function accountWithReference() {
  const member = await createMemberWithMoney(shop().db, shop().owner)
  return { ...member, reference: await readPaymentReference(shop().db, member.accountId) }
}

function inTransaction<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return shop().db.transaction().execute(work)
}

function paymentOf(paymentId: number | null | undefined) {
  return shop()
    .db.selectFrom('payment')
    .where('id', '=', paymentId ?? 0)
    .selectAll()
    .executeTakeFirstOrThrow()
}

test('a file is matched by reference, entered once, and leaves one audit entry', async () => {
  const { reference, accountId } = await accountWithReference()
  const path = bankCsv([
    `2026-11-02,"Top-up, ${reference.toLowerCase().replace(/(.{4})/g, '$1 ')}",1000.00,USD,B1-1`,
    '2026-11-02,Card fees,-3.20,USD,B1-2',
    '2026-11-03,no reference at all,75.50,USD,B1-3',
    '',
    'Closing balance,,1072.30,USD,',
  ])
  const before = await countMoney(shop())
  const planned = await importBank(shop(), path, { isWriting: false })
  expect(planned.counts).toMatchObject({ matched: 1, unmatched: 1, known: 0 })
  expect(planned.parsed).toMatchObject({ debits: 1, trailers: 1, errors: [] })
  expect(await countMoney(shop())).toBe(before)

  const entered = await importBank(shop(), path)
  expect(entered).toMatchObject({ isWritten: true, isMappingStored: false })
  const [first, second] = await Promise.all(entered.lines.map((each) => paymentOf(each.paymentId)))
  expect(first).toMatchObject({ state: 'matched', account_id: accountId, amount: 100_000 })
  expect(second).toMatchObject({ state: 'unmatched', account_id: null, amount: 7_550 })
  const [entry] = await listAudit(shop().db, `bank-file:${path.split('/').at(-1)}`)
  expect(entry).toMatchObject({
    action: 'money.import',
    change: { matched: 1, unmatched: 1, debits: 1, sums: { USD: '1075.50' } },
  })

  const after = await countMoney(shop())
  const again = await importBank(shop(), path)
  expect(again).toMatchObject({
    isMappingStored: true,
    counts: { known: 2, matched: 0, unmatched: 0 },
  })
  expect(await countMoney(shop())).toBe(after)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('a reference with one wrong digit is never matched, and the reason is named', async () => {
  const { reference } = await accountWithReference()
  const lines = [...reference].flatMap((digit, at) => {
    // The first two characters of a payment reference are the letters RF (ISO 11649).
    if (at < 2) return []
    const wrong = `${reference.slice(0, at)}${(Number(digit) + 1) % 10}${reference.slice(at + 1)}`
    return [`2026-11-02,${wrong},10.00,USD,W-${at}`]
  })
  const { counts, lines: read } = await importBank(shop(), bankCsv(lines), { isWriting: false })
  expect(counts).toMatchObject({ matched: 0, unmatched: reference.length - 2 })
  for (const { match } of read) expect(match).toMatchObject({ reason: 'brokenReference' })
})

test('two equal payments of one day are entered as two, and a file that overlaps adds only what is new', async () => {
  const { accountId, reference } = await accountWithReference()
  const line = (day: string) => `${day},${reference},20.00,USD,`
  const first = bankCsv([line('2026-11-03'), line('2026-11-04'), line('2026-11-04')])
  expect((await importBank(shop(), first)).counts).toMatchObject({ matched: 3 })
  const second = bankCsv([
    line('2026-11-04'),
    line('2026-11-04'),
    line('2026-11-04'),
    line('2026-11-05'),
  ])
  expect((await importBank(shop(), second)).counts).toMatchObject({ known: 2, matched: 2 })
  const payments = await shop()
    .db.selectFrom('payment')
    .where('account_id', '=', accountId)
    .select('bank_reference')
    .execute()
  expect(payments).toHaveLength(5)
  expect((await importBank(shop(), first)).counts).toMatchObject({ known: 3, matched: 0 })
})

test('two imports of one file at the same moment enter it once', async () => {
  const { reference } = await accountWithReference()
  const path = bankCsv([1, 2, 3].map((n) => `2026-11-04,${reference},${n}.00,USD,SAME-${n}`))
  const both = await Promise.all([importBank(shop(), path), importBank(shop(), path)])
  expect(both.map(({ counts }) => counts.matched + counts.known)).toEqual([3, 3])
  expect(both.flatMap(({ lines }) => lines.filter(({ paymentId }) => paymentId))).toHaveLength(3)
})

test('money in another currency than that of the account stays unmatched, and is given back as it came', async () => {
  const { reference } = await accountWithReference()
  const path = bankCsv([`2026-11-04,${reference},90.00,EUR,E-1`, '2026-11-04,x,9.00,JPY,E-2'])
  const { lines, parsed } = await importBank(shop(), path)
  expect(lines).toMatchObject([{ match: { state: 'unmatched', reason: 'otherCurrency' } }])
  expect(parsed.foreign).toMatchObject([{ line: 3, found: 'JPY' }])
  const paymentId = lines[0]?.paymentId ?? 0
  await inTransaction((trx) => returnPayment(trx, { paymentId, reason: 'currency', by: ANN.actor }))
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'returned', currency: 'EUR' })
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('money without a reference is left to a person, and a reported top-up of the amount is proposed until its own money arrives', async () => {
  const { accountId, reference } = await accountWithReference()
  const report = { accountId, method: 'transfer', amount: 43_210n, by: 'member:1' }
  const reportedId = await inTransaction((trx) => reportPayment(trx, report))
  const path = bankCsv(['2026-11-05,from a customer,432.10,USD,P-1'])
  const planned = await importBank(shop(), path, { isWriting: false })
  expect(planned.lines).toMatchObject([
    { match: { state: 'unmatched', reason: 'noReference', candidates: [{ id: reportedId }] } },
  ])
  const named = bankCsv([`2026-11-05,${reference},432.10,USD,P-2`])
  const joined = await importBank(shop(), named)
  expect(joined).toMatchObject({ counts: { matched: 1, reported: 1 } })
  expect(joined.lines[0]?.paymentId).toBe(reportedId)
  expect(await paymentOf(reportedId)).toMatchObject({ state: 'matched', bank_reference: 'P-2' })
  const { lines } = await importBank(shop(), path)
  expect(lines).toMatchObject([{ match: { state: 'unmatched', candidates: [] } }])
  const paymentId = lines[0]?.paymentId ?? 0
  await assignUnmatched(staff(), { paymentId, accountId })
  await inTransaction((trx) => creditPayment(trx, { paymentId, by: ANN.actor }))
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 43_210 })
})

test('a payment that was reversed is not entered again by its file', async () => {
  const { accountId, reference } = await accountWithReference()
  const path = bankCsv([`2026-11-05,${reference},60.00,USD,R-1`])
  const paymentId = (await importBank(shop(), path)).lines[0]?.paymentId ?? 0
  const by = ANN.actor
  await inTransaction((trx) => creditPayment(trx, { paymentId, by }))
  await inTransaction((trx) => proposeReversal(trx, { paymentId, reason: 'recalled', by }))
  await inTransaction((trx) => reversePayment(trx, { paymentId, by: 'staff:ben@shop.example' }))
  expect((await importBank(shop(), path)).counts).toMatchObject({ known: 1, matched: 0 })
  expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0 })
})

test('a file with a known bank reference and another amount is not entered at all', async () => {
  const { reference } = await accountWithReference()
  await importBank(shop(), bankCsv([`2026-11-05,${reference},60.00,USD,C-1`]))
  const before = await countMoney(shop())
  const other = bankCsv([`2026-11-06,${reference},61.00,USD,C-1`, '2026-11-06,x,5.00,USD,C-2'])
  const { counts, isWritten } = await importBank(shop(), other)
  expect({ counts, isWritten }).toMatchObject({ counts: { contradictory: 1 }, isWritten: false })
  const within = bankCsv(['2026-11-06,x,5.00,USD,C-3', '2026-11-06,x,6.00,USD,C-3'])
  const rejected = await importBank(shop(), within)
  expect(rejected.parsed.errors).toMatchObject([{ line: 3, found: 'C-3' }])
  expect(rejected.isWritten).toBe(false)
  expect(await countMoney(shop())).toBe(before)
  const twice = bankCsv(['2026-11-06,x,5.00,USD,C-4', '2026-11-06,x,5.00,USD,C-4'])
  const { parsed: same, counts: once } = await importBank(shop(), twice)
  expect({ repeated: same.repeated, ...once }).toMatchObject({ repeated: 1, unmatched: 1 })
})

test('a text with the references of two accounts is left to a person', async () => {
  const [one, other] = [await accountWithReference(), await accountWithReference()]
  const path = bankCsv([`2026-11-06,${one.reference} and ${other.reference},5.00,USD,T-1`])
  expect((await importBank(shop(), path)).lines).toMatchObject([
    { match: { reason: 'twoAccounts' } },
  ])
})

test('an account in euros is matched from a file without a column of currencies', async () => {
  const { companyId } = await createMember(shop().db, { kind: 'wholesale', currency: 'EUR' })
  const account = await inTransaction((trx) =>
    findOrCreateAccount(trx, { companyId, kind: 'wholesale', currency: 'EUR' }),
  )
  const path = bankFile(
    `Buchungstag;Verwendungszweck;Betrag\n05.11.2026;${account.payment_reference};1.234,56\n`,
  )
  await expect(importBank(shop(), path)).rejects.toThrow(MappingError)
  const { lines } = await importBank(shop(), path, { currency: 'EUR' })
  expect(await paymentOf(lines[0]?.paymentId)).toMatchObject({
    state: 'matched',
    amount: 123_456,
    // Noon in Hong Kong.
    arrived_at: new Date('2026-11-05T04:00:00Z'),
  })
})

test('a statement of 500 lines is matched and entered, and changes nothing the second time', async () => {
  const path = await bigStatement(shop(), { lines: 500, accounts: 20 })
  const { matched, entered, again, isUnchanged } = await timeImports(shop(), path)
  expect(matched.counts).toMatchObject({ matched: 400, unmatched: 50 })
  expect(entered.counts).toEqual(matched.counts)
  expect(again.counts).toMatchObject({ known: 450, matched: 0, unmatched: 0 })
  expect(isUnchanged).toBe(true)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

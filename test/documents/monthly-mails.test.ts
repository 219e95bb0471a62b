// Mails with the statement and the invoice of a month: who gets them, once, and what they name.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { changeAccountSettingsRoute } from '../../src/contract/account-settings.ts'
import { storePublicOrigin } from '../../src/server/context/public-origin.ts'
import { runJob } from '../support/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { closeMonth, dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMember } from '../support/create-member.ts'
import { createMemberWithMoney } from '../support/money.ts'
import { ITEM } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'

const shop = useShop()
const MONTH = '2026-10-01'
const LINES = [{ itemNo: ITEM, parts: [{ quantity: 6, unit: '12.50' }] }]

beforeAll(() => storePublicOrigin(shop().db, { PUBLIC_URL: '' }, 'https://shop.example'))

/** A buyer with one dispatched order and, unless said otherwise, the mails switched on. */
async function buyer(kind: 'wholesale' | 'dropship', monthlyMail = true) {
  const member = await createMemberWithMoney(shop().db, shop().owner, { kind, available: 500_000n })
  const settings = { mails: 'digest', neutralSlip: false, packingList: true, monthlyMail }
  const { code } = await ask(shop(), changeAccountSettingsRoute, settings, member.headers)
  expect(code).toBe(200)
  const placed = await placeWithHold(shop().db, { accountId: member.accountId, lines: LINES })
  await dispatchCharged(shop().db, placed, [6])
  return { ...member, orderNo: placed.orderNo }
}

const send = () => runJob(shop(), 'mail-statements', new Date())
const mailsOf = ({ email }: { email: string }) => mailsTo(shop().db, email)

test('a dropshipper gets one mail of a month, after its invoice, with links to both', async () => {
  const dropshipper = await buyer('dropship')
  const silent = await buyer('dropship', false)
  const { companyId } = dropshipper
  const finance = await createMember(shop().db, {
    kind: 'dropship',
    companyId,
    role: 'finance',
    lang: 'zh_hk',
  })
  const clerk = await createMember(shop().db, { kind: 'dropship', companyId, role: 'buyer' })
  await send()
  expect(await mailsOf(dropshipper)).toEqual([])
  for (const { accountId } of [dropshipper, silent])
    await closeMonth(shop().owner, accountId, MONTH)
  await send()
  expect(await mailsOf(dropshipper)).toEqual([])
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  await Promise.all([send(), send()])
  await send()
  const [mail, ...others] = await mailsOf(dropshipper)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your statement for October 2026')
  const { rows } = await sql<{ number: string }>`
    select number from issued_document where account_id = ${dropshipper.accountId}`.execute(
    shop().db,
  )
  for (const text of [mail?.body_text ?? '', mail?.body_html ?? '']) {
    expect(text).toContain('https://shop.example/account?month=2026-10#statement')
    expect(text).toContain(`https://shop.example/orders/${dropshipper.orderNo}`)
    expect(text).toContain(rows[0]?.number)
  }
  const [translated] = await mailsOf(finance)
  expect(translated?.subject).toBe('2026年10月的月結單')
  expect(translated?.body_text).toContain('https://shop.example/zh-hk/account')
  for (const none of [clerk, silent]) expect(await mailsOf(none)).toEqual([])
})

test('a wholesaler gets the statement alone, and a failure for one company does not keep another from its mail', async () => {
  const failing = await buyer('wholesale')
  const other = await buyer('wholesale')
  for (const { accountId } of [failing, other]) await closeMonth(shop().owner, accountId, MONTH)
  await sql`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`.execute(shop().owner)
  await sql`
    create trigger refuse before insert on statement_mail for each row
      when (new.account_id = ${sql.lit(failing.accountId)}) execute function refuse()`.execute(
    shop().owner,
  )
  await expect(send()).rejects.toThrow('refused by the test')
  await sql`drop function refuse() cascade`.execute(shop().owner)
  expect(await mailsOf(failing)).toEqual([])
  const [mail] = await mailsOf(other)
  expect(mail?.body_text).not.toContain('Invoice')
  await send()
  expect(await mailsOf(failing)).toHaveLength(1)
  expect(await mailsOf(other)).toHaveLength(1)
})

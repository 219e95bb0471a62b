// Goods in a parcel that we did not sell: notice, 30 days to claim them, then the charge for their disposal.
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { holdOrWait } from '../../src/server/modules/ledger/ledger-service.ts'
import { approveReturn, receiveReturn } from '../../src/server/staff/returns/handle-return.ts'
import {
  claimForeignGoods,
  reportForeignGoods,
} from '../../src/server/staff/returns/settle-return.ts'
import { RETURN_DAYS } from '../../src/shared/business-constants.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { expectReconciled } from '../support/expect-reconciled.ts'
import { figuresOf, newOrderId } from '../support/money.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { readReturn, requestReturn, shipOrder, staffOf, returnInput } from '../support/returns.ts'

const shop = useShop()
const GRAMS = 1400
/** 1.4 kg at USD 100 per kilogram. */
const CHARGE = 140_00n
/** How the account says for what money is owed, by the beginning of its address. */
const OWED = {
  '': /owe us [^<]*100\.00[^<]* disposal of goods/,
  '/zh-cn': /处置费，尚欠 [^<]*100\.00/,
  '/zh-hk': /處置費用，尚欠 [^<]*100\.00/,
}

beforeAll(() => setStock(shop(), ITEM, 500))

/** A return whose parcel has arrived with goods that are not ours. */
async function reported(dropshipper: Dropshipper): Promise<string> {
  const orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await approveReturn(staffOf(shop()), returnNo)
  await receiveReturn(staffOf(shop(), 'warehouse'), returnNo)
  await reportForeignGoods(staffOf(shop(), 'warehouse'), returnNo, GRAMS)
  return returnNo
}

const after = (days: number) => new Date(Date.now() + days * DAY_MS)
const end = (days: number) => runJob(shop(), 'end-returns', after(days))
const lastMail = async ({ email }: Dropshipper) =>
  JSON.stringify((await mailsTo(shop().db, email)).at(-1))

test('the member reads what was found and until when it can be claimed', async () => {
  const dropshipper = await createDropshipper(shop())
  const returnNo = await reported(dropshipper)
  const { result } = await readReturn(shop(), dropshipper, returnNo)
  expect(result.foreign).toMatchObject({ grams: GRAMS, state: 'noticed', charge: null })
  const days = (Date.parse(result.foreign!.dueAt) - Date.now()) / DAY_MS
  expect(days).toBeCloseTo(RETURN_DAYS.claimForeignWithin, 1)
  expect(result.thread.at(-1)).toMatchObject({ event: 'report_foreign', by: 'staff' })
  expect(await lastMail(dropshipper)).toContain('1.4 kg')
  const again = reportForeignGoods(staffOf(shop(), 'warehouse'), returnNo, GRAMS)
  await expect(again).rejects.toMatchObject({ result: { reason: 'reported' } })
})

test('claimed goods are never charged', async () => {
  const dropshipper = await createDropshipper(shop())
  const returnNo = await reported(dropshipper)
  const { available } = await figuresOf(shop().db, dropshipper.accountId)
  await claimForeignGoods(staffOf(shop(), 'warehouse'), returnNo)
  await end(RETURN_DAYS.claimForeignWithin + 1)
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(available)
  expect((await readReturn(shop(), dropshipper, returnNo)).result.foreign).toMatchObject({
    state: 'claimed',
  })
  const again = claimForeignGoods(staffOf(shop(), 'warehouse'), returnNo)
  await expect(again).rejects.toMatchObject({ result: { reason: 'notReported' } })
})

test('unclaimed goods are charged by weight after 30 days, once, through the ledger', async () => {
  const dropshipper = await createDropshipper(shop())
  const returnNo = await reported(dropshipper)
  const { available } = await figuresOf(shop().db, dropshipper.accountId)
  await end(RETURN_DAYS.claimForeignWithin - 1)
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(available)
  await end(RETURN_DAYS.claimForeignWithin + 1)
  await end(RETURN_DAYS.claimForeignWithin + 2)
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(
    available - Number(CHARGE),
  )
  const { result } = await readReturn(shop(), dropshipper, returnNo)
  expect(result.foreign).toMatchObject({ state: 'disposed', charge: '140.00' })
  expect(result.thread.filter(({ event }) => event === 'dispose')).toMatchObject([
    { by: 'scheduler' },
  ])
  expect(await lastMail(dropshipper)).toContain('140.00')
  const actions = (await listAudit(shop().db, `return:${returnNo}`)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'return.report-foreign')).toHaveLength(1)
  await expectReconciled(shop().db)
})

test('what the balance does not cover is owed', async () => {
  const dropshipper = await createDropshipper(shop(), 500_00n)
  const returnNo = await reported(dropshipper)
  const { available } = await figuresOf(shop().db, dropshipper.accountId)
  const held = BigInt(available) - 40_00n
  const orderId = await newOrderId(shop().db, dropshipper.accountId)
  await shop()
    .db.transaction()
    .execute(async (trx) => {
      await holdOrWait(trx, { accountId: dropshipper.accountId, orderId, amount: held })
    })
  await end(RETURN_DAYS.claimForeignWithin + 1)
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(0)
  const owed = await shop()
    .db.selectFrom('open_charge')
    .where('account_id', '=', dropshipper.accountId)
    .select('amount')
    .execute()
  expect(owed.map(({ amount }) => BigInt(amount))).toEqual([CHARGE - 40_00n])
  expect((await readReturn(shop(), dropshipper, returnNo)).result.foreign?.charge).toBe('140.00')
  await expectReconciled(shop().db)
  for (const [prefix, text] of Object.entries(OWED)) {
    const url = `${prefix}/account`
    const { body } = await shop().app.inject({ url, headers: dropshipper.headers })
    expect(body, url).toMatch(text)
  }
})

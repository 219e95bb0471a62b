// A member returns goods: what is shown before, what is rejected, and what staff, stock and money do.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { replyToReturnRoute } from '../../src/contract/return.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import {
  approveReturn,
  askAboutReturn,
  inspectReturn,
  receiveReturn,
  rejectReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import {
  refundReturned,
  replaceReturned,
  retractReturnRefund,
} from '../../src/server/staff/returns/settle-return.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  type Dropshipper,
  setStock,
} from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import {
  previewReturn,
  readReturn,
  requestReturn,
  shipOrder,
  shipPlaced,
  staffOf,
  returnInput,
} from '../support/returns.ts'
import { createWholesaler, offerFor, respond, submitOrder } from '../support/wholesale.ts'

const shop = useShop()
const minor = (text: string) => Math.round(Number(text) * 100)
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

async function inspected(returnNo: string, good: number, bad: number, lineNo = 1): Promise<void> {
  await approveReturn(staffOf(shop()), returnNo)
  await receiveReturn(staffOf(shop(), 'warehouse'), returnNo)
  await inspectReturn(staffOf(shop(), 'warehouse'), returnNo, new Map([[lineNo, { good, bad }]]))
}

async function quarantinedOf(itemNo: string): Promise<number> {
  const { rows } = await sql<{ quarantined: number }>`select quarantined from stock_level
    where product_id = (select id from product where item_no = ${itemNo})`.execute(shop().db)
  return rows[0]!.quarantined
}

test('two pieces go from the request to the refund: stock, money, order line, audit and mail follow', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const before = await levelOf(shop(), ITEM)
  const quarantinedBefore = await quarantinedOf(ITEM)
  const { available } = await figuresOf(shop().db, dropshipper.accountId)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))
  await askAboutReturn(staffOf(shop()), returnNo, 'Which colour?')
  const answer = { returnNo, key: 'a-key-of-an-answer-1', text: 'Black' }
  const replied = await ask(shop(), replyToReturnRoute, answer, dropshipper.headers)
  expect(replied.result).toMatchObject({ state: 'requested' })
  expect((await ask(shop(), replyToReturnRoute, answer, dropshipper.headers)).code).toBe(
    RESULT_CODES.alreadyDone,
  )
  await inspected(returnNo, 1, 1)
  expect(await levelOf(shop(), ITEM)).toEqual({ ...before, on_hand: before.on_hand + 1 })
  expect(await quarantinedOf(ITEM)).toBe(quarantinedBefore + 1)
  await refundReturned(staffOf(shop(), 'finance'), returnNo)
  await refundReturned(staffOf(shop(), 'second'), returnNo)
  const { result } = await readReturn(shop(), dropshipper, returnNo)
  expect(result).toMatchObject({ state: 'settled', resolution: 'refund', actions: [] })
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(
    available + minor(result.credited!),
  )
  const actions = (await listAudit(shop().db, `return:${returnNo}`)).map(({ action }) => action)
  expect(actions.toReversed()).toEqual(
    ['ask', 'approve', 'receive', 'inspect', 'propose', 'settle'].map((each) => `return.${each}`),
  )
  const mails = await sql<{ body_text: string }>`select body_text from outbox_mail
    where recipient = ${dropshipper.email} order by created_at desc limit 1`.execute(shop().db)
  expect(mails.rows[0]?.body_text).toContain(result.credited)
  await expect(refundReturned(staffOf(shop(), 'finance'), returnNo)).rejects.toMatchObject({
    code: 409,
  })
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test.each([
  { reason: 'not_needed', fee: 'waive', noted: 'fee waived', isCharged: false },
  { reason: 'defective', fee: 'charge', noted: 'fee charged', isCharged: true },
] as const)(
  'the inspection of a return for “$reason” overrides the fee, which the audit log says: $noted',
  async ({ reason, fee, noted, isCharged }) => {
    const orderNo = await shipOrder(shop(), dropshipper)
    const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, { reason }))
    await approveReturn(staffOf(shop()), returnNo)
    await receiveReturn(staffOf(shop(), 'warehouse'), returnNo)
    const found = new Map([[1, { good: 1, bad: 0, fee }]])
    await inspectReturn(staffOf(shop(), 'warehouse'), returnNo, found)
    const audit = await listAudit(shop().db, `return:${returnNo}`)
    const { change } = audit.find(({ action }) => action === 'return.inspect')!
    expect(change).toMatchObject({
      lines: [`1: 1 accepted, 1 restocked, 0 quarantined, ${noted}`],
    })
    await refundReturned(staffOf(shop(), 'finance'), returnNo)
    const { result } = await readReturn(shop(), dropshipper, returnNo)
    expect(minor(result.refund!) > minor(result.credited!)).toBe(isCharged)
  },
)

test('a refund at the limit needs a second person', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const line = { quantity: 2, reason: 'defective' }
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, line))
  await inspected(returnNo, 2, 0)
  const finance = staffOf(shop(), 'finance')
  expect(await refundReturned(finance, returnNo)).toEqual({ event: 'propose', state: 'received' })
  await expect(refundReturned(finance, returnNo)).rejects.toMatchObject({
    result: { reason: 'own_proposal' },
  })
  const { event } = await refundReturned(staffOf(shop(), 'second'), returnNo)
  expect(event).toBe('settle')
})

test('a proposed refund is taken back by its proposer only, and then the pieces may be replaced', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const line = { quantity: 2, reason: 'defective' }
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, line))
  await inspected(returnNo, 0, 2)
  const finance = staffOf(shop(), 'finance')
  const reasonOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      ({ result }: { result?: { reason?: string } }) => result?.reason,
    )
  expect(await reasonOf(retractReturnRefund(finance, returnNo))).toBe('not_proposed')
  await refundReturned(finance, returnNo)
  expect(await reasonOf(replaceReturned(finance, returnNo, 'T-1'))).toBe('proposed')
  expect(await reasonOf(retractReturnRefund(staffOf(shop(), 'second'), returnNo))).toBe(
    'other_proposal',
  )
  const both = [retractReturnRefund(finance, returnNo), retractReturnRefund(finance, returnNo)].map(
    reasonOf,
  )
  expect((await Promise.all(both)).toSorted()).toEqual(['done', 'not_proposed'])
  const audit = await listAudit(shop().db, `return:${returnNo}`)
  expect(audit.filter(({ action }) => action === 'return.retract')).toHaveLength(1)
  const { thread } = (await readReturn(shop(), dropshipper, returnNo)).result
  expect(thread.map(({ event }) => event)).toEqual(['request', 'approve', 'receive', 'inspect'])
  expect(await reasonOf(replaceReturned(finance, returnNo, 'T-1'))).toBe('done')
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('a replacement leaves the stock, costs nothing, and may be returned once more', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const line = { reason: 'defective', quantity: 2 }
  const input = { ...returnInput(orderNo, line), wish: 'replacement' }
  const returnNo = await requestReturn(shop(), dropshipper, input)
  await inspected(returnNo, 0, 2)
  const before = await levelOf(shop(), ITEM)
  await replaceReturned(staffOf(shop(), 'warehouse'), returnNo, 'TRACK-18')
  expect(await levelOf(shop(), ITEM)).toEqual({ ...before, on_hand: before.on_hand - 2 })
  const { result } = await readReturn(shop(), dropshipper, returnNo)
  expect(result).toMatchObject({ state: 'settled', refund: null, trackingNo: 'TRACK-18' })
  expect((await previewReturn(shop(), dropshipper, returnInput(orderNo, line))).code).toBe(200)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('missing pieces are refunded without a parcel and without stock', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(
    shop(),
    dropshipper,
    returnInput(orderNo, { reason: 'missing', dateCode: '' }),
  )
  const { state } = await approveReturn(staffOf(shop()), returnNo)
  expect(state).toBe('received')
  const before = await levelOf(shop(), ITEM)
  await inspectReturn(staffOf(shop()), returnNo, new Map([[1, { good: 1, bad: 0 }]]))
  expect(await levelOf(shop(), ITEM)).toEqual(before)
  await refundReturned(staffOf(shop(), 'finance'), returnNo)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('inspection that accepts nothing leads to a refusal, and accepted goods are not refused', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await inspected(returnNo, 0, 0)
  await expect(refundReturned(staffOf(shop(), 'finance'), returnNo)).rejects.toMatchObject({
    result: { reason: 'nothing_accepted' },
  })
  await rejectReturn(staffOf(shop()), returnNo, 'The pack was opened.')
  const second = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await inspected(second, 1, 0)
  await expect(rejectReturn(staffOf(shop()), second, 'No')).rejects.toMatchObject({
    result: { reason: 'accepted' },
  })
})

test('pieces that cost nothing are settled without money, and their member reads that nothing is credited', async () => {
  await setStock(shop(), OTHER, 50)
  const buyer = await createWholesaler(shop(), 100_00n)
  const { orderNo } = await submitOrder(shop(), buyer, [
    { itemNo: ITEM, quantity: 5 },
    { itemNo: OTHER, quantity: 5 },
  ])
  const prices = new Map([ITEM, OTHER].map((itemNo, at) => [itemNo, at === 0 ? '10' : '0']))
  await offerFor(shop(), orderNo, { freight: 0n, prices })
  await respond(shop(), buyer, orderNo, { payFromAccount: true })
  await shipPlaced(shop(), orderNo)
  const before = await figuresOf(shop().db, buyer.accountId)
  const line = { position: 2, reason: 'does_not_fit', device: 'A device' }
  const returnNo = await requestReturn(shop(), buyer, returnInput(orderNo, line))
  await inspected(returnNo, 1, 0)
  await refundReturned(staffOf(shop(), 'finance'), returnNo)
  const { result } = await readReturn(shop(), buyer, returnNo)
  expect(result).toMatchObject({ state: 'settled', refund: '0.00', fee: '0.00', credited: '0.00' })
  expect(await figuresOf(shop().db, buyer.accountId)).toEqual(before)
  const mails = await mailsTo(shop().db, buyer.email)
  expect(mails.map(({ subject }) => subject)).toContain(`Your return ${returnNo} is settled`)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

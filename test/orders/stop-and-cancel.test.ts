// Sales stop, resume and cancel orders, and the buyer is mailed the reason.
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readOrderRoute } from '../../src/contract/order.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import {
  cancelBySales,
  dispatchOrder,
  packOrder,
  pickOrder,
  resumeOrder,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import { mailTexts } from '../../src/server/modules/mail/composition/mail-texts.ts'
import {
  approveReversal,
  proposePaymentReversal,
} from '../../src/server/staff/money/handle-payments.ts'
import { discontinue, orderWithQuestion } from '../support/asked-orders.ts'
import { ask, useShop } from '../support/ask.ts'
import type { TestMember } from '../support/create-member.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import { createDropshipper, ITEM, levelOf, OTHER, placeOrder, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { createWholesaler, stopOrderMails, submitOrder } from '../support/wholesale.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const WORDS = 'The <label> is missing & "we" cannot print it.\nPlease call us.'
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:sales@example' })
const PARCEL = { grams: 500, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const

async function readOrder({ headers }: TestMember, orderNo: string) {
  const answer = await ask<ResultOf<typeof readOrderRoute>>(
    shop(),
    readOrderRoute,
    { orderNo },
    headers,
  )
  return answer.result
}

async function lastMail({ email }: TestMember) {
  return (await mailsTo(shop().db, email)).at(-1)
}

/** Actions of the audit log, the newest first. */
async function actionsOn(orderNo: string): Promise<string[]> {
  return (await listAudit(shop().db, `order:${orderNo}`)).map(({ action }) => action)
}

beforeAll(() => setStock(shop(), ITEM, 500))

describe('stopping', () => {
  test.each(LANGS)('the buyer is mailed the reason, and the resumption, in %s', async (lang) => {
    const dropshipper = await createDropshipper(shop(), 100_000n, { lang })
    const { orderNo } = await placeOrder(shop(), dropshipper)
    const { stopped, resumed } = mailTexts(lang).orderMoved.events
    await stopOrder(staff(), orderNo, WORDS)
    const mail = await lastMail(dropshipper)
    expect(mail).toMatchObject({ subject: stopped.subject(orderNo), lang })
    expect(mail?.body_text).toContain(stopped.intro)
    for (const line of WORDS.split('\n')) expect(mail?.body_text).toContain(line)
    expect(mail?.body_html).not.toContain('<label>')
    expect(mail?.body_html).toContain('&lt;label&gt;')
    await resumeOrder(staff(), orderNo)
    const second = await lastMail(dropshipper)
    expect(second).toMatchObject({ subject: resumed.subject(orderNo), lang })
    expect(second?.body_text).not.toContain('Please call us.')
  })

  test('stopping twice and resuming twice are answered with 409 and change nothing', async () => {
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper)
    const notStopped = { code: 409, result: { reason: 'notStopped' } }
    await expect(resumeOrder(staff(), orderNo)).rejects.toMatchObject(notStopped)
    await stopOrder(staff(), orderNo, WORDS)
    const before = await mailsTo(shop().db, dropshipper.email)
    const stoppedBefore = { code: 409, result: { reason: 'stoppedBefore' } }
    await expect(stopOrder(staff(), orderNo, WORDS)).rejects.toMatchObject(stoppedBefore)
    expect(await mailsTo(shop().db, dropshipper.email)).toHaveLength(before.length)
    await resumeOrder(staff(), orderNo, 'The label is here.')
    expect((await lastMail(dropshipper))?.body_text).toContain('The label is here.')
    await expect(resumeOrder(staff(), orderNo)).rejects.toMatchObject(notStopped)
    const { events } = await readStaffOrder(shop().db, orderNo)
    expect(events.map(({ event }) => event)).toEqual(['place', 'stop', 'resume'])
    expect(events[1]).toMatchObject({ note: { reason: WORDS } })
    expect(await actionsOn(orderNo)).toEqual(['order.resume', 'order.stop'])
  })

  test('a company without mails about orders gets none', async () => {
    const buyer = await createWholesaler(shop(), 1_000_000n)
    const { orderNo } = await submitOrder(shop(), buyer)
    await stopOrderMails(shop(), buyer)
    const before = await mailsTo(shop().db, buyer.email)
    await stopOrder(staff(), orderNo, WORDS)
    expect(await mailsTo(shop().db, buyer.email)).toHaveLength(before.length)
  })
})

describe('cancelling by sales', () => {
  test.each(LANGS)(
    'money and pieces are available again, and the buyer reads why in %s',
    async (lang) => {
      const dropshipper = await createDropshipper(shop(), 100_000n, { lang })
      const level = await levelOf(shop(), ITEM)
      const { orderNo } = await placeOrder(shop(), dropshipper)
      expect(await cancelBySales(staff(), orderNo, WORDS)).toBe('cancelled')
      const figures = { available: 100_000, held: 0, waiting: 0 }
      expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual(figures)
      expect(await levelOf(shop(), ITEM)).toEqual(level)
      const texts = mailTexts(lang).orderMoved.events
      const mail = await lastMail(dropshipper)
      expect(mail).toMatchObject({ subject: texts.cancelledByUs.subject(orderNo), lang })
      for (const text of [texts.cancelledByUs.intro, ...WORDS.split('\n')]) {
        expect(mail?.body_text).toContain(text)
      }
      expect(mail?.body_text).not.toContain(texts.cancelled.next)
      const { events } = await readStaffOrder(shop().db, orderNo)
      expect(events.at(-1)).toMatchObject({ event: 'cancel', note: { reason: WORDS } })
      expect(await listAudit(shop().db, `order:${orderNo}`)).toMatchObject([
        { action: 'order.cancel', actor: 'staff:sales@example' },
      ])
      const again = cancelBySales(staff(), orderNo, WORDS)
      await expect(again).rejects.toMatchObject({ code: 409, result: { state: 'cancelled' } })
      expect(await actionsOn(orderNo)).toEqual(['order.cancel'])
    },
  )

  test('of an order on its way only the rest is cancelled, and its mail says so', async () => {
    await setStock(shop(), OTHER, 1)
    const dropshipper = await createDropshipper(shop())
    const lines = [{ itemNo: OTHER, quantity: 2 }]
    const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
    await pickOrder(staff(), orderNo)
    const picked = cancelBySales(staff(), orderNo, WORDS)
    await expect(picked).rejects.toMatchObject({ code: 409, result: { state: 'picking' } })
    await packOrder(staff(), orderNo, PARCEL)
    await dispatchOrder(staff(), orderNo, 'T-1')
    expect(await cancelBySales(staff(), orderNo, WORDS)).toBe('shipped')
    const { subject, intro } = mailTexts('en_us').orderMoved.events.restCancelledByUs
    const mail = await lastMail(dropshipper)
    expect(mail?.subject).toBe(subject(orderNo))
    expect(mail?.body_text).toContain(intro)
    expect(mail?.body_text).toContain('Please call us.')
    expect((await actionsOn(orderNo))[0]).toBe('order.cancel-rest')
    expect((await figuresOf(shop().db, dropshipper.accountId)).held).toBe(0)
  })

  test('an order that waits for money gets what the cancelled one held', async () => {
    const dropshipper = await createDropshipper(shop(), 7_000n)
    const first = await placeOrder(shop(), dropshipper)
    const second = await placeOrder(shop(), dropshipper)
    expect(second.state).toBe('awaiting_funds')
    await cancelBySales(staff(), first.orderNo, WORDS)
    expect((await readOrder(dropshipper, second.orderNo)).state).toBe('held')
  })

  test('a stopped order that is cancelled no longer asks its buyer to call', async () => {
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper)
    await stopOrder(staff(), orderNo, WORDS)
    expect(await readOrder(dropshipper, orderNo)).toMatchObject({ stopped: true })
    await cancelBySales(staff(), orderNo, WORDS)
    const cancelled = { state: 'cancelled', stopped: false, actions: [] }
    expect(await readOrder(dropshipper, orderNo)).toMatchObject(cancelled)
  })

  test('an order whose buyer was asked about a discontinued item can be cancelled', async () => {
    onTestFinished(() => discontinue(shop(), OTHER, { isStopped: false }))
    const buyer = await createWholesaler(shop(), 1_000_000n)
    const orderNo = await orderWithQuestion(shop(), buyer)
    expect(await cancelBySales(staff(), orderNo, WORDS)).toBe('cancelled')
    expect(await readOrder(buyer, orderNo)).toMatchObject({ state: 'cancelled', question: null })
    expect((await figuresOf(shop().db, buyer.accountId)).held).toBe(0)
  })
})

test('the commands require their texts and the permission of sales', async () => {
  const orders = (...args: string[]) => runCommand(shop().url, 'orders', args, terminal.settings)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper)
  await terminal.logIn(shop(), { roles: ['warehouse'] })
  for (const action of ['cancel', 'stop', 'resume']) {
    const refused = await orders(action, orderNo, '--text', WORDS)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('order.handle') })
  }
  await terminal.logIn(shop(), { roles: ['sales'] })
  for (const action of ['cancel', 'stop']) {
    expect((await orders(action, orderNo, '--text', ' ')).err).toContain('--text is missing.')
  }
  expect(await actionsOn(orderNo)).toEqual([])
  const done = { code: 0, err: '' }
  expect(await orders('stop', orderNo, '--text', WORDS)).toMatchObject(done)
  expect((await orders('stop', orderNo, '--text', WORDS)).err).toContain('already stopped')
  expect(await orders('resume', orderNo)).toMatchObject(done)
  expect((await orders('resume', orderNo)).err).toContain('not stopped')
  const cancelled = await orders('cancel', orderNo, '--text', WORDS)
  expect(cancelled).toMatchObject({ ...done, out: `${orderNo}: cancelled\n` })
  expect(await actionsOn(orderNo)).toEqual(['order.cancel', 'order.resume', 'order.stop'])
})

describe('orders that a reversed payment stops', () => {
  /** Three orders of one login; the subjects of its mails about them and their texts. */
  async function stopThree(mails?: 'each') {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop(), 0n)
    if (mails) {
      await sql`insert into order_setting (company_id, kind, mails)
        values (${dropshipper.companyId}, 'dropship', ${mails})`.execute(shop().owner)
    }
    const paymentId = await putMoney(shop().db, dropshipper.accountId, 500_000n)
    const orderNos: string[] = []
    for (let n = 0; n < 3; n += 1) orderNos.push((await placeOrder(shop(), dropshipper)).orderNo)
    const as = (actor: string) => ({ ...staff(), actor })
    await proposePaymentReversal(as('staff:ann@example'), { paymentId, reason: 'chargeback' })
    await approveReversal(as('staff:ben@example'), paymentId)
    const written = await mailsTo(shop().db, dropshipper.email)
    return {
      orderNos,
      told: written.filter(({ subject }) => subject.startsWith('We have stopped')),
    }
  }

  test('are mailed to their login together', async () => {
    const { orderNos, told } = await stopThree()
    expect(told.map(({ subject }) => subject)).toEqual([`We have stopped order ${orderNos[0]}`])
    expect(told[0]!.body_text).toContain('Also stopped: 2 more orders')
  })

  test('are mailed one by one where the company wants a mail for each event', async () => {
    const { orderNos, told } = await stopThree('each')
    expect(told.map(({ subject }) => subject)).toEqual(
      orderNos.map((orderNo) => `We have stopped order ${orderNo}`),
    )
    expect(told[0]!.body_text).not.toContain('Also stopped')
  })
})

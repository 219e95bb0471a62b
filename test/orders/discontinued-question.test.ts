// The buyer of an order that leaves only when complete is asked about its discontinued items: by mail in any case,
// again when another item follows or no answer comes, and also when staff confirm the lines.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { agreedOrder, orderWithQuestion, discontinue, payOrder } from '../support/asked-orders.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { ITEM, OTHER, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import {
  createWholesaler,
  readOrderAs,
  stopOrderMails,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
const terminal = useStaffTerminal()
let buyer: Wholesaler

beforeEach(async () => {
  for (const itemNo of [ITEM, OTHER]) await setStock(shop(), itemNo, 100)
  buyer = await createWholesaler(shop())
})

afterEach(async () => {
  for (const itemNo of [ITEM, OTHER]) await discontinue(shop(), itemNo, { isStopped: false })
  await run()
})

const run = (now = new Date()) => runJob(shop(), 'cancel-discontinued', now)

async function questions(orderNo: string): Promise<string[]> {
  const subject = `Please decide about order ${orderNo}: an item is discontinued`
  const mails = await mailsTo(shop().db, buyer.email)
  return mails.filter((mail) => mail.subject === subject).map(({ body_text }) => body_text)
}

test('a company that wants no mails about orders is asked by mail too', async () => {
  await stopOrderMails(shop(), buyer)
  expect(await questions(await orderWithQuestion(shop(), buyer))).toHaveLength(1)
})

test('another discontinued item is mailed with the first, once', async () => {
  const orderNo = await orderWithQuestion(shop(), buyer)
  await discontinue(shop(), ITEM)
  await run()
  await run()
  const mails = await questions(orderNo)
  expect(mails).toHaveLength(2)
  expect(mails[0]).not.toContain(`${ITEM}:`)
  for (const itemNo of [ITEM, OTHER]) expect(mails[1]).toContain(`${itemNo}:`)
  expect((await readOrderAs(shop(), buyer, orderNo)).question?.lines).toHaveLength(2)
})

test('a question without an answer is mailed a second time after three working days, and no more', async () => {
  const orderNo = await orderWithQuestion(shop(), buyer)
  const later = (days: number) => run(new Date(Date.now() + days * DAY_MS))
  await later(2)
  expect(await questions(orderNo)).toHaveLength(1)
  // Beyond any week with holidays.
  await later(14)
  await later(15)
  await later(30)
  const [first, second, ...more] = await questions(orderNo)
  expect(second).toBe(first)
  expect(more).toEqual([])
})

test('the mail of a payment states no expected arrival while the question is open', async () => {
  const orderNo = await orderWithQuestion(shop(), buyer, { isPaid: false })
  const { payment } = await readOrderAs(shop(), buyer, orderNo)
  await payOrder(shop(), buyer, { orderNo, reference: payment?.reference })
  expect(await readOrderAs(shop(), buyer, orderNo)).toMatchObject({ state: 'paid' })
  const mails = await mailsTo(shop().db, buyer.email)
  const paid = mails.find(({ subject }) => subject === `Order ${orderNo} is paid`)
  expect(paid?.body_text).toContain(orderNo)
  expect(paid?.body_text).not.toContain('Expected arrival')
})

test('staff who confirm the lines read for which orders the buyers were asked instead', async () => {
  const orderNo = await agreedOrder(shop(), buyer)
  await terminal.logIn(shop(), { roles: ['sales'] })
  await discontinue(shop(), OTHER)
  const orders = (...args: string[]) =>
    runCommand(shop().url, 'orders', ['discontinue', ...args], { CODE_KEY, ...terminal.settings })
  const shown = await orders()
  expect(shown.out).toContain('Buyers who asked for one delivery decide themselves.')
  const [, digest = ''] = /--yes (\w{10})$/m.exec(shown.out) ?? []
  const { out } = await orders('--yes', digest)
  expect(out).toContain('Replaced or cancelled in 0 orders.')
  expect(out).toContain(`Asked the buyers of 1 order: ${orderNo}`)
  expect(await questions(orderNo)).toHaveLength(1)
})

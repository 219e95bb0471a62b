// The mail about an offer that a discontinued item has left, while its buyer or an owner still decides.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { storePublicOrigin } from '../../src/server/context/public-origin.ts'
import { createLimitedWholesaler } from '../support/approvals.ts'
import { useShop } from '../support/ask.ts'
import { discontinue } from '../support/asked-orders.ts'
import { ITEM, OTHER, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { runJob } from '../support/run-job.ts'
import {
  createWholesaler,
  offerFor,
  respond,
  stopOrderMails,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()

beforeAll(() => storePublicOrigin(shop().owner, { PUBLIC_URL: 'https://shop.example' }, ''))

beforeEach(async () => {
  for (const itemNo of [ITEM, OTHER]) await setStock(shop(), itemNo, 100)
})

async function offeredOrder(buyer: Wholesaler): Promise<string> {
  const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 10 }))
  const { orderNo } = await submitOrder(shop(), buyer, lines)
  await offerFor(shop(), orderNo, { prices: new Map(lines.map(({ itemNo }) => [itemNo, '10'])) })
  return orderNo
}

/** The mails to the buyer because OTHER is discontinued. */
async function mailsAfterDiscontinuing(buyer: Wholesaler) {
  const { length } = await mailsTo(shop().db, buyer.email)
  await discontinue(shop(), OTHER, { replacement: ITEM })
  await runJob(shop(), 'cancel-discontinued', new Date())
  await discontinue(shop(), OTHER, { isStopped: false })
  return (await mailsTo(shop().db, buyer.email)).slice(length)
}

test('a buyer who wants no mails is told which item left an open offer, its new total and its last day', async () => {
  const buyer = await createWholesaler(shop())
  await stopOrderMails(shop(), buyer)
  const orderNo = await offeredOrder(buyer)
  const [mail, ...more] = await mailsAfterDiscontinuing(buyer)
  const subject = `Our offer for order ${orderNo} has changed: an item is discontinued`
  expect([mail?.subject, more]).toEqual([subject, []])
  expect(mail?.body_text).toContain(`${OTHER}: 10 pieces; replacement item: ${ITEM}`)
  expect(mail?.body_text).toContain('New total: USD 145.00')
  expect(mail?.body_text).toContain('Automatic cancellation: ')
  expect(mail?.body_text).toContain(`https://shop.example/orders/${orderNo}`)
  expect(mail?.body_text).not.toMatch(/picked|available again/)
})

test('a buyer whose acceptance waits for an owner is told the same', async () => {
  const { buyer } = await createLimitedWholesaler(shop())
  const orderNo = await offeredOrder(buyer)
  expect((await respond(shop(), buyer, orderNo)).result.state).toBe('awaiting_approval')
  const mails = await mailsAfterDiscontinuing(buyer)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Our offer for order ${orderNo} has changed: an item is discontinued`,
  ])
  expect(mails[0]?.body_text).toContain('the new total is what is approved')
})

// Members return two of ten pieces in a browser, staff handle the returns, and the money is on the balance; a fit that two
// companies contradict is under review on the page of its product.
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { fitReview } from '../src/shared/fit-review.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import {
  approveReturn,
  askAboutReturn,
  inspectReturn,
  receiveReturn,
} from '../src/server/staff/returns/handle-return.ts'
import { decideFit } from '../src/server/staff/returns/review-fits.ts'
import { refundReturned } from '../src/server/staff/returns/settle-return.ts'
import { dispatchCharged, placeWithHold } from '../test/support/orders-with-holds.ts'
import { figuresOf } from '../test/support/money.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../test/support/orders.ts'
import { DATE_CODE, shipPlaced, staffOf, returnInput } from '../test/support/returns.ts'
import { plainPdf } from '../test/support/sample-files.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { createWholesaler } from '../test/support/wholesale.ts'
import { useJourneys } from './support/visit.ts'
import { button } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { placeOrder } from './support/place-orders.ts'
import { expectAccessible } from './support/accessible-pages.ts'
import { expectStateFocused } from './support/state-focus.ts'

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 100)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  // While a button that becomes active changes its colours, its contrast is too low.
  defaults: { reducedMotion: 'reduce' },
  timeoutMs: 20_000,
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const t = TEXTS[lang].returns
  const prefix = langPrefix(lang)

  test('a dropshipper returns two of ten pieces from the page of the order, and their price is added to the balance', async () => {
    const dropshipper = await createDropshipper(shop, 5000_00n, { lang })
    const viewport = { width: 360, height: 780 }
    const page = await visit(`${prefix}/orders`, { member: dropshipper, viewport })
    const orderNo = await placeOrder(page, ITEM, 10)
    await shipPlaced(shop, orderNo)
    const { available } = await figuresOf(shop.db, dropshipper.accountId)
    await page.goto(`${prefix}/orders/${orderNo}`)
    await page.getByRole('link', { name: t.fromOrder.link }).click()
    await page.getByRole('heading', { level: 1, name: t.request.title(orderNo) }).waitFor()
    await button(page, t.request.check).click()
    await page.getByRole('link', { name: t.request.none }).waitFor()
    const defective = await sendRequest(page, 'defective')
    await page.goto(`${prefix}/returns/new?order=${orderNo}`)
    await page.getByText(t.request.left(9)).waitFor()
    const unfit = await sendRequest(page, 'does_not_fit')
    await answer(page, unfit)
    await settle(defective, page)
    await settle(unfit, page)
    await page.reload()
    await page.getByText(t.one.states.settled).waitFor()
    const refunds = [await creditedBy(page, defective), await creditedBy(page, unfit)]
    // Our list does not name the device, so the restocking fee applies.
    expect(refunds[1]).toBeLessThan(refunds[0] ?? 0)
    const after = await figuresOf(shop.db, dropshipper.accountId)
    expect(after.available - available).toBe(refunds[0]! + refunds[1]!)
  })

  test('a wholesaler returns two of ten pieces, and the fit that two companies contradict is under review', async () => {
    const { url, device } = await readFit()
    const other = await createDropshipper(shop, 5000_00n)
    const first = await requestUnfit(other, device)
    await approveToInspection(first)
    const buyer = await createWholesaler(shop, 5000_00n, { lang })
    const orderNo = await shipTen(buyer)
    const { available } = await figuresOf(shop.db, buyer.accountId)
    const page = await visit(`${prefix}/returns/new?order=${orderNo}`, { member: buyer })
    const unwanted = await sendRequest(page, 'not_needed')
    await page.goto(`${prefix}/returns/new?order=${orderNo}`)
    await page.getByText(t.request.left(9)).waitFor()
    const unfit = await sendRequest(page, 'does_not_fit', device)
    await settle(unwanted, page)
    await settle(unfit, page)
    const refunds = [await creditedBy(page, unwanted), await creditedBy(page, unfit)]
    // Our list names the device, so only the other piece costs the restocking fee of 15%.
    expect(refunds).toEqual([(UNIT_CENTS * 85) / 100, UNIT_CENTS])
    const after = await figuresOf(shop.db, buyer.accountId)
    expect(after.available - available).toBe(refunds[0]! + refunds[1]!)
    const { label, text } = fitReview('open', lang)
    const fits = `${prefix}${url}?fit=${encodeURIComponent(device)}#fits`
    const shown = page.locator('#fits').getByText(text)
    await expect
      .poll(async () => (await page.goto(fits), await page.reload(), shown.count()), {
        timeout: 10_000,
      })
      .toBe(1)
    await expectAccessible(page)
    await page.goto(`${prefix}${url}?device=${encodeURIComponent(device)}`)
    // Once for each of the first names of the device.
    await page.locator('#fit-check').getByText(label).first().waitFor()
    await page.locator('#fit-check').getByText(text).waitFor()
    await decideFit(staffOf(shop, 'catalogue'), { itemNo: ITEM, label: device, state: 'restored' })
    const notice = page.locator('#fit-check').getByText(text)
    await expect
      .poll(async () => (await page.reload(), notice.count()), { timeout: 10_000 })
      .toBe(0)
  })

  test('a request or a message whose first sending is still being processed is kept and can be sent again', async () => {
    const buyer = await createWholesaler(shop, 5000_00n, { lang })
    const orderNo = await shipTen(buyer)
    const page = await visit(`${prefix}/returns/new?order=${orderNo}`, { member: buyer })
    await previewRequest(page, 'defective')
    await answerInFlightOnce(page, '**/api/returns')
    await button(page, t.request.send).click()
    await page.getByText(t.inFlight).first().waitFor()
    const returnNo = await follow(page)
    await askAboutReturn(staffOf(shop), returnNo, 'Since when?')
    await page.reload()
    await page.locator('[name="message"]').fill('Since Monday')
    await answerInFlightOnce(page, '**/api/returns/*/reply')
    await button(page, t.one.send).click()
    await page.getByText(t.inFlight).first().waitFor()
    await button(page, t.one.send).click()
    await page.locator('li', { hasText: 'Since Monday' }).waitFor()
    await expectStateFocused(page, t.one.states.requested)
  })

  test('a request that was changed after its answer was lost makes no second return, also after a reload', async () => {
    const buyer = await createWholesaler(shop, 5000_00n, { lang })
    const orderNo = await shipTen(buyer)
    const page = await visit(`${prefix}/returns/new?order=${orderNo}`, { member: buyer })
    await previewRequest(page, 'defective')
    await page.route('**/api/returns', loseAnswer, { times: 1 })
    await button(page, t.request.send).click()
    await page.getByRole('heading', { name: TEXTS[lang].form.noAnswerTitle }).waitFor()
    await page.reload()
    await previewRequest(page, 'defective')
    await page.locator('[name="message"]').fill('Since Monday')
    await button(page, t.request.send).click()
    const notice = page.locator('[role=group]:focus', { hasText: t.request.arrived })
    await notice.waitFor()
    await expectAccessible(page)
    // Sent once more, it gets the same answer.
    await button(page, t.request.send).click()
    await notice.waitFor()
    await notice.getByRole('link', { name: t.back }).click()
    await page.getByText(t.lead).first().waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    // After a look at the list, further pieces can be returned.
    await page.goto(`${prefix}/returns/new?order=${orderNo}`)
    await sendRequest(page, 'defective')
  })

  test('a photo whose answer was lost is stored once when it is sent again, also after a reload', async () => {
    const buyer = await createWholesaler(shop, 5000_00n, { lang })
    const page = await visit(`${prefix}/returns/new?order=${await shipTen(buyer)}`, {
      member: buyer,
    })
    // Only a file on the disk keeps its time when it is chosen again.
    const path = join(tmpdir(), `label-${process.pid}-${lang}.pdf`)
    await writeFile(path, plainPdf())
    onTestFinished(() => rm(path, { force: true }))
    const attachment = page.locator('[name="attachment"]')
    await previewRequest(page, 'defective')
    await attachment.setInputFiles(path)
    await loseUploadAnswer(page)
    await follow(page)
    await page.getByText(t.request.photoLost).first().waitFor()
    const files = page.getByRole('link', { name: basename(path) })
    await page.reload()
    await attachment.setInputFiles(path)
    await loseUploadAnswer(page)
    await button(page, t.one.send).click()
    await page.getByRole('heading', { name: TEXTS[lang].form.noAnswerTitle }).waitFor()
    await page.reload()
    await attachment.setInputFiles(path)
    await button(page, t.one.send).click()
    await page.getByText(t.one.sent).first().waitFor()
    await expect.poll(() => files.count()).toBe(1)
    // The answer is known, so the same photo is another message.
    await attachment.setInputFiles(path)
    await button(page, t.one.send).click()
    await expect.poll(() => files.count()).toBe(2)
    await button(page, t.one.withdraw).click()
    await expectStateFocused(page, t.one.states.withdrawn)
  })

  /** Requests the return of one piece and follows to the page of the return. Returns its number. */
  async function sendRequest(page: Page, reason: string, deviceName?: string): Promise<string> {
    await previewRequest(page, reason, deviceName)
    return follow(page)
  }

  /** Sends the previewed request and follows to the page of the return. Returns its number. */
  async function follow(page: Page): Promise<string> {
    await button(page, t.request.send).click()
    await page.waitForURL(/\/returns\/R\d/)
    return page.url().split('/').at(-1) ?? ''
  }

  /** Asks for warranty and fee of one piece. */
  async function previewRequest(
    page: Page,
    reason: string,
    deviceName = 'Unlisted device 17',
  ): Promise<void> {
    await page.locator('[name="lines.0.quantity"]').fill('1')
    await page.locator('[name="lines.0.dateCode"]').fill(DATE_CODE)
    await page.locator('[name="lines.0.reason"]').selectOption(reason)
    const device = page.locator('[name="lines.0.device"]')
    if (reason === 'does_not_fit') await device.fill(deviceName)
    await button(page, t.request.check).click()
    await page.getByRole('heading', { name: t.request.result }).waitFor()
    await expectAccessible(page)
  }

  /** Staff ask about the return, and the member answers on its page. */
  async function answer(page: Page, returnNo: string): Promise<void> {
    await askAboutReturn(staffOf(shop), returnNo, 'Which model exactly?')
    await page.reload()
    await page.getByText('Which model exactly?').waitFor()
    await page.locator('[name="message"]').fill('Model 17 B')
    await button(page, t.one.send).click()
    await page.locator('li', { hasText: 'Model 17 B' }).waitFor()
  }

  /** Staff approve, receive, inspect and refund the return. */
  async function settle(returnNo: string, page: Page): Promise<void> {
    await approveReturn(staffOf(shop), returnNo)
    await page.goto(`${prefix}/returns/${returnNo}`)
    await page.getByText(t.one.labelText).waitFor()
    await expectAccessible(page)
    await receiveReturn(staffOf(shop, 'warehouse'), returnNo)
    const found = new Map([[1, { good: 1, bad: 0 }]])
    await inspectReturn(staffOf(shop, 'warehouse'), returnNo, found)
    const { event } = await refundReturned(staffOf(shop, 'finance'), returnNo)
    // At or above the limit for a second person, the first call only proposes the refund.
    if (event === 'propose') await refundReturned(staffOf(shop, 'second'), returnNo)
  }
})

const UNIT_CENTS = 20_00

/**
 * The next form with a file arrives, but the page gets no answer. In the browser, because Playwright repeats requests
 * without the bytes of files.
 */
function loseUploadAnswer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { prototype } = XMLHttpRequest
    prototype.addEventListener = function (this: XMLHttpRequest, type: string, listener: never) {
      const lose = () => this.dispatchEvent(new ProgressEvent('error'))
      EventTarget.prototype.addEventListener.call(this, type, type === 'load' ? lose : listener)
      if (type === 'load') Reflect.deleteProperty(prototype, 'addEventListener')
    }
  })
}

/** The request arrives, but the browser gets no answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

/** Ten pieces at one price, in one parcel. */
async function shipTen({ accountId }: Dropshipper): Promise<string> {
  const lines = [{ itemNo: ITEM, parts: [{ quantity: 10, unit: '20.0000' }] }]
  const order = await placeWithHold(shop.db, { accountId, lines })
  await dispatchCharged(shop.db, order, [10])
  return order.orderNo
}

/** Reads the address of the item's product page and the first device on its fit list. */
async function readFit(): Promise<{ url: string; device: string }> {
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const sent = body && { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await fetch(`${shop.address}${path}`, sent)).json()).result
  }
  const found = await ask('/api/product/search', { keyword: ITEM })
  const fits = await ask(`/api/product/fits/${ITEM}`)
  return { url: found.list[0].url, device: fits.list[0].label }
}

/** Requests the return of a piece that does not fit, as the browser of another company would. */
async function requestUnfit(dropshipper: Dropshipper, device: string): Promise<string> {
  const orderNo = await shipTen(dropshipper)
  const { lines } = returnInput(orderNo, { reason: 'does_not_fit', device })
  const sent = { orderNo, lines, expectedFee: '0.00', key: randomUUID() }
  const answer = await fetch(`${shop.address}/api/returns`, {
    method: 'POST',
    headers: { ...dropshipper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const { code, result } = await answer.json()
  expect(code).toBe(200)
  return result.returnNo
}

/** Staff approve, receive and inspect the return. */
async function approveToInspection(returnNo: string): Promise<void> {
  await approveReturn(staffOf(shop), returnNo)
  await receiveReturn(staffOf(shop, 'warehouse'), returnNo)
  const found = new Map([[1, { good: 1, bad: 0 }]])
  await inspectReturn(staffOf(shop, 'warehouse'), returnNo, found)
}

/** Answers the next request to the address as the server does while it still processes the first one with the same key. */
async function answerInFlightOnce(page: Page, address: string): Promise<void> {
  const json = { code: 409, msg: '', errors: [], result: { reason: 'inFlight', retryAfter: 1 } }
  await page.route(address, (route) => route.fulfill({ json }), { times: 1 })
}

/** What the return credited, in cents, as the call states it. */
function creditedBy(page: Page, returnNo: string): Promise<number> {
  return page.evaluate(async (no) => {
    const { result } = await (await fetch(`/api/returns/${no}`)).json()
    return Math.round(Number(result.credited) * 100)
  }, returnNo)
}

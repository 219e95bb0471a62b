// Substitutes in a browser: the setting with an exception, an order whose item ran out, and refusing what is sent instead.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { substituteLines } from '../src/server/operations/substitute-lines.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { figuresOf } from '../test/support/money.ts'
import {
  CHOICES,
  createDropshipper,
  ITEM,
  OTHER,
  type Dropshipper,
  setOnHand,
  setStock,
} from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { expectAccessibleInThemes } from './support/accessible-pages.ts'
import { expectStateFocused } from './support/state-focus.ts'

const PHONE = { width: 360, height: 780 }

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

async function post<R>(dropshipper: Dropshipper, path: string, body: object): Promise<R> {
  const answer = await fetch(shop.address + path, {
    method: 'POST',
    headers: { ...dropshipper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { result: R }).result
}

async function orderOne(dropshipper: Dropshipper): Promise<string> {
  const lines = [{ itemNo: ITEM, quantity: 1 }]
  const path = '/api/basket/lines'
  const { revision } = await post<{ revision: number }>(dropshipper, path, { lines })
  const { total } = await post<{ total: string }>(dropshipper, '/api/checkout', {
    ...CHOICES,
    revision,
  })
  const sent = { ...CHOICES, revision, expectedTotal: total, key: randomUUID() }
  return (await post<{ orderNo: string }>(dropshipper, '/api/orders', sent)).orderNo
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 0)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang].reorder.substitution
  /** Another part of the page saves under the same words. */
  const save = (page: Page) => button(page.getByRole('region', { name: t.title }), t.save)

  test('a dropshipper allows substitutes, reads what is sent instead, and refuses it', async () => {
    const dropshipper = await createDropshipper(shop, 500_00n, { lang })
    const page = await visit(`${prefix}/account/settings`, {
      member: dropshipper,
      viewport: PHONE,
    })
    await field(page, t.labels.rule).selectOption('same_or_higher')
    await field(page, t.labels.mostPercent).fill('150')
    await field(page, t.labels.exceptions).fill(`${OTHER} maybe`)
    await save(page).click()
    await page
      .locator('#field-exceptions-error')
      .getByText(t.wrongLine(`${OTHER} maybe`))
      .waitFor()
    await page.locator('#field-mostPercent-error').getByText(t.wrongPercent).waitFor()
    await field(page, t.labels.mostPercent).fill('60')
    await field(page, t.labels.exceptions).fill('VC-NO no')
    await save(page).click()
    await page.locator('#field-exceptions-error').getByText(t.unknownItem('VC-NO')).waitFor()
    await field(page, t.labels.exceptions).fill(`${OTHER} no`)
    await save(page).click()
    await page.getByText(t.saved).waitFor()
    await expectAccessibleInThemes(page)
    for (const itemNo of [ITEM, OTHER]) await setStock(shop, itemNo, 10)
    const orderNo = await orderOne(dropshipper)
    await setOnHand(shop, ITEM, 0)
    await substituteLines(shop.db, { now: new Date(), orderNos: [orderNo] })
    const mail = await shop.mailbox.next({ to: dropshipper.email }, 20_000)
    expect(mail.text).toContain(OTHER)
    await page.goto(`${prefix}/orders/${orderNo}`)
    await page.getByText(t.insteadOf(ITEM)).waitFor()
    await expectAccessibleInThemes(page)
    await button(page, t.refuseItem(OTHER)).click()
    await button(page, t.keep).click()
    await button(page, t.refuseItem(OTHER)).and(page.locator(':focus')).press('Enter')
    await button(page, t.refuseNow).click()
    await expect
      .poll(() => figuresOf(shop.db, dropshipper.accountId))
      .toMatchObject({ available: 500_00, held: 0 })
    await expect.poll(() => button(page, t.refuseItem(OTHER)).count()).toBe(0)
    await expectStateFocused(page)
  })
})

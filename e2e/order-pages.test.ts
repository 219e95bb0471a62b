// What members do on the page of an order in a browser, besides placing, returning and paying.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deliverOrder } from '../src/server/staff/orders/handle-order.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { REVIEW_STARS } from '../src/shared/review-rules.ts'
import { createMember } from '../test/support/create-member.ts'
import { createDropshipper, type Dropshipper, ITEM, setStock } from '../test/support/orders.ts'
import { shipPlaced, staffOf } from '../test/support/returns.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'
import { placeOrder } from './support/place-orders.ts'
import { expectAccessibleInThemes } from './support/accessible-pages.ts'
import { expectStateFocused } from './support/state-focus.ts'

const PHONE = { width: 360, height: 780 }
let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
  await setStock(shop, ITEM, 100)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const t = TEXTS[lang]['order-review']
  const prefix = langPrefix(lang)

  test('a received item is reviewed with the keyboard, once, and keeps what was typed after an error', async () => {
    await setStock(shop, ITEM, 100)
    const dropshipper = await createDropshipper(shop, 5000_00n, { lang })
    const page = await visit(`${prefix}/orders`, { member: dropshipper, viewport: PHONE })
    const orderNo = await placeOrder(page, ITEM, 2)
    await shipPlaced(shop, orderNo)
    await page.goto(`${prefix}/orders/${orderNo}`)
    await page.getByRole('heading', { level: 1, name: orderNo }).waitFor()
    await expect.poll(() => page.getByText(t.title).count()).toBe(0)
    await deliverOrder(staffOf(shop, 'warehouse'), orderNo)
    await page.reload()
    await field(page, t.labels.text).fill('Fits exactly, four of five.')
    await button(page, t.send).click()
    await page.getByRole('link', { name: t.noStars }).click()
    await page.keyboard.press('Space')
    for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
    await page.getByText(t.chosen(4, REVIEW_STARS.to), { exact: true }).waitFor()
    await expectAccessibleInThemes(page)
    await button(page, t.send).click()
    await page.getByText(t.sent).first().waitFor()
    await expect.poll(() => page.getByRole('heading', { name: t.title }).count()).toBe(0)
    await expectStateFocused(page)
    const written = await shop.db.selectFrom('review').select(['rating', 'state', 'lang']).execute()
    expect(written).toContainEqual({ rating: 4, state: 'pending', lang })
  })

  test('the rest of an order on its way is cancelled, and only that rest is back in the basket', async () => {
    await setStock(shop, ITEM, 1)
    const dropshipper = await createDropshipper(shop, 5000_00n, { lang })
    const page = await visit(`${prefix}/orders`, { member: dropshipper, viewport: PHONE })
    const orderNo = await placeOrder(page, ITEM, 3)
    await shipPlaced(shop, orderNo)
    await page.goto(`${prefix}/orders/${orderNo}`)
    const { orders } = TEXTS[lang].money
    const { companyId } = dropshipper
    const viewer = await createMember(shop.db, {
      kind: 'dropship',
      companyId,
      role: 'viewer',
      lang,
    })
    const ofViewer = await visit(`${prefix}/orders/${orderNo}`, { member: viewer })
    await ofViewer.getByRole('heading', { level: 1, name: orderNo }).waitFor()
    const startReturn = TEXTS[lang].returns.fromOrder.link
    await page.getByRole('link', { name: startReturn }).waitFor()
    await expect.poll(() => ofViewer.getByRole('link', { name: startReturn }).count()).toBe(0)
    await page.getByText(orders.actionTexts['cancel_rest'] ?? '').waitFor()
    await page.getByRole('checkbox', { name: orders.putRestBack }).check()
    await button(page, orders.actions['cancel_rest'] ?? '').click()
    await page
      .getByText(orders.labels['on_its_way'] ?? '')
      .first()
      .waitFor()
    await expect
      .poll(() => page.getByRole('checkbox', { name: orders.putRestBack }).count())
      .toBe(0)
    await expectStateFocused(page, orders.labels['on_its_way'])
    await page.getByText(orders.backInBasket).waitFor()
    const basketLink = page.getByTitle(TEXTS[lang]['basket-parts'].count(1))
    await basketLink.filter({ visible: true }).first().waitFor()
    expect(await basketOf(dropshipper)).toEqual([{ quantity: 2 }])
  })
})

function basketOf({ memberId }: Dropshipper): Promise<{ quantity: number }[]> {
  return shop.db
    .selectFrom('basket_line as l')
    .innerJoin('basket as b', 'b.id', 'l.basket_id')
    .where('b.member_id', '=', memberId)
    .select('l.quantity')
    .execute()
}

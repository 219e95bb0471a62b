// A wholesaler's own numbers in a browser, from the pasted list through the request for a quotation to the accepted offer:
// numbers of items, and numbers for which no item was found.
import { describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { labelled } from '../src/shared/punctuation.ts'
import { ITEM } from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { createWholesaler, offerFor } from '../test/support/wholesale.ts'
import { expectAccessible } from './support/accessible-pages.ts'
import { button } from './support/fields.ts'
import { TEXTS } from './support/page-texts.ts'
import { usePhoneShop } from './support/phone-shop.ts'

const { shop, visit } = usePhoneShop()

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const { 'wish-list': list, 'list-review': review, wholesale: t } = TEXTS[lang]
  const { orders } = TEXTS[lang].money
  const prefix = langPrefix(lang)

  test('own numbers are shown beside their items in the order and the offer, and how to pay comes first once the offer is accepted', async () => {
    const buyer = await createWholesaler(shop(), 0n, { lang })
    const page = await visit(`${prefix}/wishlist`, { member: buyer })
    await button(page, list.none.paste).click()
    await page.locator('#pasted').fill(`Pos\tItem\tName\tQty\n1\t00HW003\t\t10`)
    await button(page, review.read).click()
    await button(page, review.add(1)).click()
    await page.getByText(review.added(1)).waitFor()
    await button(page, list.tools.quotation).click()
    await page.getByLabel(review.quotation.message).fill('By Friday, please')
    await button(page, review.quotation.submit).click()
    await page.getByRole('link', { name: review.quotation.byOffer.follow }).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/orders/O`))

    const own = new RegExp(`^${labelled(orders.reference, '00HW003')}`)
    const items = page.getByRole('table', { name: orders.lines, exact: true })
    await items.getByText(own).waitFor()
    await page.getByText('By Friday, please', { exact: true }).waitFor()
    // The freight is part of the offer.
    await expect.poll(() => page.getByText(orders.freight, { exact: true }).count()).toBe(0)

    const orderNo = page.url().split('/').at(-1) ?? ''
    await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
    await page.reload()
    await page.getByRole('table', { name: t.offer.title }).getByText(own).waitFor()
    await expectAccessible(page)
    await button(page, t.offer.accept).click()
    await page.getByRole('heading', { name: t.payment.title }).waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t.payment.copyReference }).press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^RF\d\d/)
    const headings = await page.locator('main h2').allInnerTexts()
    expect(headings.slice(0, 2)).toEqual([t.payment.title, t.offer.title])
  })

  test('rows without an item are sent with the request, leave the review, and are shown in the order as typed', async () => {
    const buyer = await createWholesaler(shop(), 0n, { lang })
    const page = await visit(`${prefix}/wishlist`, { member: buyer })
    await button(page, list.none.paste).click()
    await page
      .locator('#pasted')
      .fill('00HW003\t\t10\nqqzzxx-1\tfor an unheard-of device\t12\nqqzzxx-2\t\t')
    await button(page, review.read).click()
    await button(page, review.add(1)).click()
    await page.getByText(review.quotationNote).waitFor()
    await button(page, list.tools.quotation).click()
    const dialog = page.getByRole('dialog', { name: review.quotation.title })
    const { unlisted } = review.quotation
    await dialog.getByLabel(unlisted.send(2)).press('Space')
    await expect.poll(() => dialog.getByLabel(unlisted.send(2)).isChecked()).toBe(false)
    await dialog.getByLabel(unlisted.send(2)).press('Space')
    await dialog.getByText(unlisted.show).click()
    await dialog.getByRole('row', { name: '3 qqzzxx-2 –' }).waitFor()
    await expectAccessible(page)
    await button(page, review.quotation.submit).click()
    await page.getByText(review.quotation.byOffer.done).waitFor()
    await expect.poll(() => page.locator('tr[data-open]').count()).toBe(0)
    await page.getByRole('link', { name: review.quotation.byOffer.follow }).click()
    const sent = page.getByRole('table', { name: t.unlisted.title })
    await sent.getByRole('row', { name: '2 qqzzxx-1 · for an unheard-of device 12' }).waitFor()
    await sent.getByRole('row', { name: '3 qqzzxx-2 –' }).waitFor()
    // The note of the order stores these rows too, as '12 × qqzzxx-1', but the page shows them in the table alone.
    expect(await page.getByText('× qqzzxx').count()).toBe(0)
    await expectAccessible(page)
  })
})

// A dropshipper on a phone pastes the address of a customer as a marketplace shows it, and finds the orders without scrolling sideways.
import { describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { createDropshipper, ITEM } from '../test/support/orders.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { expectAccessible } from './support/accessible-pages.ts'
import { button, field } from './support/fields.ts'
import { TEXTS } from './support/page-texts.ts'
import { usePhoneShop } from './support/phone-shop.ts'

const ADDRESS = ['Jane Doe', '742 Evergreen Terrace', 'Apt 2', 'Springfield, IL 62701', 'USA']

const { shop, visit } = usePhoneShop()

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const { checkout: t, 'basket-parts': parts, basket } = TEXTS[lang]
  const { orders } = TEXTS[lang].money
  const prefix = langPrefix(lang)

  test('an address that is pasted once fills every field, and the order is listed with its status and total in sight', async () => {
    const dropshipper = await createDropshipper(shop(), 500_00n, { lang })
    const page = await visit(`${prefix}/products/${ITEM}`, { member: dropshipper })
    await button(page, parts.addItem(ITEM)).click()
    await page.getByRole('link', { name: parts.toBasket }).click()
    await page.getByRole('link', { name: basket.checkOut }).click()
    // A country without areas first: the field for the area comes with the pasted country.
    await field(page, t.labels['address.country']).selectOption('DE')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), ADDRESS.join('\n'))
    await field(page, t.labels['address.name']).click()
    await page.keyboard.press('Control+V')
    await page.getByText(t.address.pasted).waitFor()
    for (const [name, value] of [
      ['address.country', 'US'],
      ['address.name', 'Jane Doe'],
      ['address.line1', '742 Evergreen Terrace'],
      ['address.line2', 'Apt 2'],
      ['address.city', 'Springfield'],
      ['address.region', 'IL'],
      ['address.postCode', '62701'],
    ] as const) {
      await expect.poll(() => field(page, t.labels[name]).inputValue()).toBe(value)
    }
    await page.locator('input[name=service]').first().check()
    await field(page, t.labels['address.phone']).fill('+1 217 555 0100')
    await button(page, t.place).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/orders/O`))
    const orderNo = page.url().split('/').at(-1) ?? ''

    await page.goto(`${prefix}/orders`)
    const row = page.getByRole('row', { name: new RegExp(orderNo) })
    for (const text of [orders.labels['confirmed'] ?? '', /USD/, 'Springfield']) {
      const box = await row.getByText(text).first().boundingBox()
      expect((box?.x ?? 999) + (box?.width ?? 999), String(text)).toBeLessThanOrEqual(360)
    }
    await expectAccessible(page)
  })

  test('an address in Chinese in one line fills every field, and a text that may not be an address stays where it was pasted', async () => {
    const dropshipper = await createDropshipper(shop(), 500_00n, { lang })
    const page = await visit(`${prefix}/products/${ITEM}`, { member: dropshipper })
    await button(page, parts.addItem(ITEM)).click()
    await page.getByRole('link', { name: parts.toBasket }).click()
    await page.getByRole('link', { name: basket.checkOut }).click()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const name = field(page, t.labels['address.name'])
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await name.click()
      await page.keyboard.press('Control+V')
    }
    await paste('北京路12号 张三 示例')
    await expect.poll(() => name.inputValue()).toBe('北京路12号 张三 示例')
    await page.getByText(t.address.pasteHint).waitFor()
    await paste('九龍旺角示例道10號示例大廈5樓A室 陳大文 51234567')
    await page.getByText(t.address.pasted).waitFor()
    for (const [part, value] of [
      ['address.country', 'HK'],
      ['address.name', '陳大文'],
      ['address.line1', '示例道10號示例大廈5樓A室'],
      ['address.city', '旺角'],
      ['address.region', '九龍'],
      ['address.phone', '51234567'],
    ] as const) {
      await expect.poll(() => field(page, t.labels[part]).inputValue()).toBe(value)
    }
  })
})

// The dropshipping area and the product inquiry in a browser: the calculator by keyboard and without scripts, the
// area's own layout, a sent inquiry.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { PRODUCT } from '../test/support/catalogue-pages.ts'
import { createMember } from '../test/support/create-member.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'

const CALCULATOR = '/dropship/deposit.html'

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 20_000 })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 1)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang]['drop-ship']

  test('the links of the area keep its own layout', async () => {
    const page = await visit(`${prefix}/drop-shipping.html`)
    const links = page.getByRole('navigation', { name: t.nav.label })
    const names = [t.nav.introduction, t.nav.how, t.nav.deposit, t.nav.faq, t.nav.terms, t.nav.news]
    const headings = new Set<string>()
    for (const name of [...names, t.nav.logIn]) {
      const link = links.getByRole('link', { name, exact: true })
      await link.click()
      await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/dropship/`))
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
      await expect.poll(() => links.count()).toBe(1)
      headings.add(await page.getByRole('heading', { level: 1 }).innerText())
    }
    expect(headings.size).toBe(7)
  })

  test('the calculator answers during typing, by keyboard alone', async () => {
    const page = await visit(prefix + CALCULATOR)
    const result = page.getByRole('status').filter({ hasText: '30' }).first()
    await field(page, t.deposit.orders).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('30.00')
    await expect
      .poll(() => result.innerText())
      .toBe(t.deposit.summary('30', '30', t.deposit.topUpCount('0', false), usd('0.00')))
    await page.getByText(t.deposit.noWaits).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('99')
    await page.getByText(t.deposit.reset).waitFor()
    await expect.poll(() => field(page, t.deposit.target).getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.type('9999')
    expect(await seriousViolations(page)).toEqual([])
  })

  test('without scripts the server returns the same result for the form', async () => {
    const page = await visit(prefix + CALCULATOR, { javaScriptEnabled: false })
    await field(page, t.deposit.orders).fill('200')
    await field(page, t.deposit.value).fill('40')
    await field(page, t.deposit.target).fill('10000')
    await field(page, t.deposit.method).selectOption('paypal')
    await button(page, t.deposit.submit).click()
    await page.waitForURL((url) => url.searchParams.get('orders') === '200')
    await expect.poll(() => field(page, t.deposit.value).inputValue()).toBe('40')
    await expect
      .poll(() => page.locator('table').first().innerText())
      .toContain(t.deposit.instead.tooLarge('USD 5,000'))
    await expect
      .poll(() => page.locator('svg[role=img]').first().getAttribute('aria-label'))
      .toContain(usd('10,000.00'))
    await page.locator('main details summary').last().click()
    await expect.poll(() => page.locator('main details table tbody tr').count()).toBe(30)
  })

  test('a dropshipper adds a product to the basket, corrects its quantity, and removes it', async () => {
    const [words, parts] = [TEXTS[lang].basket, TEXTS[lang]['basket-parts']]
    const member = await createMember(shop.db, { kind: 'dropship', lang })
    const page = await visit(prefix + PRODUCT, { member, viewport: { width: 360, height: 780 } })
    const itemNo = PRODUCT.split('/').at(-1) ?? ''
    await button(page, parts.addItem(itemNo)).click()
    await page.getByText(parts.added(1)).waitFor()
    await page.getByRole('link', { name: parts.toBasket }).click()
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    const quantity = page.getByRole('textbox', { name: words.quantity(itemNo) })
    await quantity.fill('x')
    await page.getByText(TEXTS[lang].price.fault.unreadable).waitFor()
    await quantity.fill('2')
    await quantity.press('Enter')
    await page.getByText(words.saved(itemNo)).waitFor()
    await page.reload()
    await expect.poll(() => quantity.inputValue()).toBe('2')
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await button(page, words.remove(itemNo)).click()
    await page.getByRole('heading', { name: words.empty.title }).waitFor()
    await button(page, words.undo).click()
    await expect.poll(() => quantity.inputValue()).toBe('2')
  })

  test('an inquiry about a product opens a case, and its number arrives by mail', async () => {
    const email = `inquiry-${lang.replace('_', '-')}@customer.example`
    const words = TEXTS[lang].feedback
    const page = await visit(prefix + PRODUCT)
    await page.locator('#inquiry summary').click()
    await field(page, words.labels.fullName).fill('Journey Buyer')
    await field(page, words.labels.email).fill(email)
    await field(page, words.labels.quantity).fill('25')
    await field(page, words.labels.message).fill('Is a sample possible? 可否提供样品？')
    await page.locator('#inquiry input[type=file]').setInputFiles({
      name: 'label.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(PDF),
    })
    expect(await seriousViolations(page)).toEqual([])
    await button(page, words.send).click()
    await page.getByRole('heading', { name: words.opened.title }).waitFor()
    const caseNo = /\d{4}-\d{6}/.exec(await page.locator('#inquiry').innerText())?.[0] ?? 'none'
    const mail = await shop.mailbox.next({ to: email }, 20_000)
    expect(mail.text).toContain(caseNo)
  })

  test('without scripts the product links to the feedback form with its fields filled in', async () => {
    const page = await visit(prefix + PRODUCT, { javaScriptEnabled: false })
    await page.locator('#inquiry summary').click()
    await page.locator('#inquiry a[href*="customer-feedback"]').click()
    await page.waitForURL((url) => url.pathname === `${prefix}/customer-feedback.html`)
    await expect
      .poll(() => field(page, TEXTS[lang].feedback.labels.modelNumber).inputValue())
      .toBe(PRODUCT.split('/').at(-1))
  })
})

/** Formats an amount as all three languages do, with a no-break space. */
function usd(amount: string): string {
  return `USD\u00a0${amount}`
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`

// The money of a dropshipper: the header and home page show it, waiting orders are ranked, a payout is requested, and the runway
// (how long the balance lasts) is drawn.
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { findOrCreateAccount } from '../src/server/modules/ledger/ledger-service.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { money as en_us } from '../src/web/texts/en_us/money.ts'
import { money as zh_cn } from '../src/web/texts/zh_cn/money.ts'
import { money as zh_hk } from '../src/web/texts/zh_hk/money.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { createMember } from '../test/support/create-member.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { putMoney } from '../test/support/money.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { createMemberWithBalance, placeOrder } from './support/place-orders.ts'

const T = { en_us, zh_cn, zh_hk }
/** How the page says that it cannot estimate how long the balance lasts. */
const UNKNOWN = { en_us: /cannot estimate/, zh_cn: /无法估算/, zh_hk: /未能估計/ }
const ITEM = 'VC-LT35641'
const PHONE = { width: 360, height: 780 }

let shop: ListeningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { viewport: PHONE, reducedMotion: 'reduce' },
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const t = T[lang]
  const url = `${langPrefix(lang)}/account`
  const rows = (page: Page) =>
    page.locator('section[aria-labelledby="waiting"] li a').allInnerTexts()

  /** The opening deposit is not complete, so all orders wait. */
  async function openWithWaiting(): Promise<{ page: Page; orderNos: string[] }> {
    const member = await createMemberWithBalance(shop.db, 100_00n, { lang })
    const page = await visit(url, { member })
    const orderNos: string[] = []
    for (const quantity of [4, 3, 2, 1]) orderNos.push(await placeOrder(page, ITEM, quantity))
    await page.reload()
    return { page, orderNos }
  }

  test('the keyboard ranks waiting orders, each move is saved, and the focus stays', async () => {
    const { page, orderNos } = await openWithWaiting()
    const [first = '', second = '', third = '', last = ''] = orderNos
    await expect.poll(() => rows(page)).toEqual(orderNos)
    const toFirst = page.getByRole('button', { name: t.waiting.firstLabel(last), exact: true })
    await toFirst.focus()
    await page.keyboard.press('Enter')
    await page.getByText(t.waiting.saved(last, 1, 4)).waitFor()
    await expect.poll(() => toFirst.evaluate((node) => node === document.activeElement)).toBe(true)
    await button(page, t.waiting.downLabel(last)).press('Space')
    await page.getByText(t.waiting.saved(last, 2, 4)).waitFor()
    await page.reload()
    await expect.poll(() => rows(page)).toEqual([first, last, second, third])
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  })

  test('an order that is cancelled elsewhere leaves the list, and the move is saved for the others', async () => {
    const { page, orderNos } = await openWithWaiting()
    const [first = '', second = '', third = '', last = ''] = orderNos
    await page.evaluate(
      (orderNo) =>
        fetch(`/api/orders/${orderNo}/cancel`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      second,
    )
    await button(page, t.waiting.firstLabel(third)).click()
    await page.getByText(t.waiting.gone(second)).waitFor()
    await expect.poll(() => rows(page)).toEqual([third, first, last])
    await page.reload()
    await expect.poll(() => rows(page)).toEqual([third, first, last])
  })

  test('a move that cannot be saved is kept and saved later', async () => {
    const { page, orderNos } = await openWithWaiting()
    const [first = '', second = ''] = orderNos
    await page.route('**/api/orders/rank', (route) => route.abort())
    await button(page, t.waiting.upLabel(second)).click()
    await page.getByText(t.waiting.notSaved).waitFor()
    expect((await rows(page)).slice(0, 2)).toEqual([second, first])
    await page.unroute('**/api/orders/rank')
    await button(page, t.waiting.retry).click()
    await page.getByText(t.waiting.savedAll).waitFor()
    await page.reload()
    expect((await rows(page)).slice(0, 2)).toEqual([second, first])
  })

  test('a payout is requested once; more than the balance is rejected and stays in the field', async () => {
    const member = await createMemberWithBalance(shop.db, 1_200_00n, { lang })
    const page = await visit(url, { member })
    const amount = field(page, t.payout.labels.payout)
    await amount.fill('1,200.01')
    await button(page, t.payout.ask).click()
    await page
      .getByText(t.payout.rejected['not_covered'] ?? '')
      .first()
      .waitFor()
    await expect.poll(() => amount.inputValue()).toBe('1,200.01')
    await amount.fill('1,200.00')
    await button(page, t.payout.ask).dblclick()
    await page.getByText(t.payout.states['requested'] ?? '').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.parentElement?.getAttribute('role') === 'status',
    )
    await page.reload()
    await page.getByText(t.payout.states['requested'] ?? '').waitFor()
    await expect.poll(() => button(page, t.payout.ask).count()).toBe(0)
    const payouts = await shop.db
      .selectFrom('payout')
      .innerJoin('money_account', 'money_account.id', 'payout.account_id')
      .where('company_id', '=', member.companyId)
      .select('amount')
      .execute()
    expect(payouts).toEqual([{ amount: 120_000 }])
  })

  test('a payment whose report has no answer is reported once, also after the page was loaded again', async () => {
    const member = await createMemberWithBalance(shop.db, 1_000_00n, { lang })
    const page = await visit(url, { member })
    const report = async () => {
      await field(page, t.topUp.labels.amount).fill('321.00')
      await button(page, t.topUp.ask).click()
      await button(page, t.topUp.report).click()
    }
    const reported = () =>
      shop.db
        .selectFrom('payment')
        .innerJoin('money_account', 'money_account.id', 'payment.account_id')
        .where('company_id', '=', member.companyId)
        .where('payment.state', '=', 'reported')
        .select('amount')
        .execute()
    await page.route('**/api/account/top-ups', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await report()
    await expect.poll(reported).toEqual([{ amount: 32_100 }])
    await page.unroute('**/api/account/top-ups')
    await page.reload()
    await report()
    await page.getByText(t.topUp.reported('USD 321.00')).waitFor()
    expect(await reported()).toEqual([{ amount: 32_100 }])
    // The same amount again is another payment once the answer is known.
    await report()
    await expect.poll(async () => (await reported()).length).toBe(2)
  })

  test('the header and the home page show the balance to those who may see money', async () => {
    const member = await createMemberWithBalance(shop.db, 1_234_50n, { lang })
    const wide = { viewport: { width: 1440, height: 900 } }
    const page = await visit(`${langPrefix(lang)}/member`, { member, ...wide })
    const balance = page.getByRole('banner').getByRole('link', { name: '1,234.50' })
    await balance.waitFor()
    await page.locator('section[aria-labelledby="balance"]').getByText('USD 1,234.50').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    // What the server sends is the same for every member of the shop.
    const html = await page.evaluate(async () => (await fetch('/')).text())
    expect(html).not.toMatch(/1,?234\.50/)
    await balance.click()
    await page.waitForURL(`**${url}`)
    const { companyId } = member
    const viewer = await createMember(shop.db, {
      kind: 'dropship',
      companyId,
      role: 'viewer',
      lang,
    })
    const other = await visit(`${langPrefix(lang)}/member`, { member: viewer, ...wide })
    await other.locator('section[aria-labelledby="parcels"]').waitFor()
    await expect.poll(() => other.getByText('1,234.50').count()).toBe(0)
  })

  test('on a phone the menu shows the balance, and payments and entries are paged independently', async () => {
    const member = await createMemberWithBalance(shop.db, 1_000_00n, { lang })
    const account = { companyId: member.companyId, kind: 'dropship', currency: 'USD' } as const
    const { id } = await shop.db.transaction().execute((trx) => findOrCreateAccount(trx, account))
    for (let cents = 1n; cents <= 20n; cents += 1n) await putMoney(shop.db, id, cents)
    const page = await visit(`${langPrefix(lang)}/member`, { member, viewport: PHONE })
    await page.locator('[aria-haspopup="dialog"]').first().click()
    const row = page.getByRole('dialog').getByRole('link', { name: '1,002.10' })
    await row.waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await row.click()
    await page.waitForURL(`**${url}`)
    const payments = page.locator('section[aria-labelledby="payments"]')
    const entries = page.locator('section[aria-labelledby="entries"]')
    await entries.getByRole('link', { name: t.entries.older }).click()
    await page.waitForURL(/after=\d+/)
    await payments.getByRole('link', { name: t.topUps.older }).click()
    await page.waitForURL(/after=\d+&payments=\d+/)
    await payments.getByText('USD 1,000.00').first().waitFor()
    await expect.poll(() => payments.locator('tbody tr').count()).toBe(1)
    await payments.getByRole('link', { name: t.topUps.newest }).click()
    await expect.poll(() => payments.locator('tbody tr').count()).toBe(20)
    await expect.poll(() => entries.getByRole('link', { name: t.entries.newest }).count()).toBe(1)
  })

  test('an incomplete billing address is rejected with all that was typed, and saved once complete', async () => {
    const member = await createMember(shop.db, { kind: 'dropship', lang })
    const page = await visit(`${url}/settings`, { member })
    const { labels, mails, save, saved } = t.settings
    // In some languages, the substitution form saves under the same words.
    const form = page.locator('form', { has: field(page, labels.billingName) })
    await field(page, labels.mails).selectOption({ label: mails.each })
    await field(page, labels.billingName).fill('Example Power GmbH')
    await field(page, labels.country).selectOption('DE')
    await button(form, save).click()
    const wrong = page.locator('main [aria-invalid="true"]')
    await wrong.first().waitFor()
    await expect.poll(() => wrong.count()).toBeGreaterThanOrEqual(3)
    await expect.poll(() => field(page, labels.billingName).inputValue()).toBe('Example Power GmbH')
    await field(page, labels.line1).fill('Beispielweg 1')
    await field(page, labels.city).fill('Hamburg')
    await field(page, labels.postCode).fill('20095')
    await button(form, save).press('Enter')
    await page.getByText(saved).waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      expect(await seriousViolations(page)).toEqual([])
    }
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await page.reload()
    await expect.poll(() => field(page, labels.mails).inputValue()).toBe('each')
    await expect.poll(() => field(page, labels.city).inputValue()).toBe('Hamburg')
  })

  test('the runway is one picture with a name, a legend and a table, in both themes', async () => {
    const member = await createMemberWithBalance(shop.db, 1_000_000_00n, { lang })
    const page = await visit(url, { member })
    await page.getByText(UNKNOWN[lang]).waitFor()
    for (let order = 0; order < 6; order += 1) await placeOrder(page, ITEM, 5 + order)
    await backdate(member.companyId)
    await page.reload()
    const plots = page.locator('section[aria-labelledby="runway"]').getByRole('img')
    await expect.poll(() => plots.count()).toBe(1)
    await expect.poll(() => plots.getAttribute('aria-label')).toContain('USD')
    await page.getByText(t.runway.table).first().click()
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      expect(await seriousViolations(page)).toEqual([])
    }
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
  })
})

/** Moves account and orders into the past, because orders of today are not counted yet. */
async function backdate(companyId: number): Promise<void> {
  const owner = new pg.Client({ connectionString: shop.databaseUrl })
  await owner.connect()
  try {
    await owner.query(
      `update money_account set opened_at = opened_at - interval '20 days' where company_id = $1`,
      [companyId],
    )
    await owner.query(
      `update money_hold set created_at = created_at - interval '4 days'
       where account_id in (select id from money_account where company_id = $1)`,
      [companyId],
    )
  } finally {
    await owner.end()
  }
}

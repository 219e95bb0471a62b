// The lists of a company with 200 rows, by keyboard alone: filters, further rows and removing keep the focus at the list.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { createMember } from '../test/support/create-member.ts'
import { createMemberWithMoney } from '../test/support/money.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'

const ROWS = 200
const numberOfRow = (row: number) => `own-${String(row).padStart(3, '0')}`

let shop: MemberShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce', viewport: { width: 360, height: 780 } },
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const isInWindow = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Presses Tab until the element with the focus has this text; fails after 20 times. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).trim() === text) return
  }
  throw new Error(`Tab does not reach "${text}", but "${await focused(page)}"`)
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 2)
  const t = TEXTS[lang]['company-lists']

  test('200 numbers of a company are searched, paged and removed by keyboard', async () => {
    const member = await createMember(shop.db)
    await sql`
      insert into company_alias (company_id, alias, product_id, chosen_by, chosen_at)
      select ${member.companyId}, 'own-' || lpad(n::text, 3, '0'),
        (select min(id) from product where not stop), ${member.memberId}, now()
      from generate_series(1, ${ROWS}) n`.execute(shop.owner)
    const page = await visit(`${langPrefix(lang)}/order-pad/numbers`, { member })
    const search = page.getByLabel(t.numbers.search)
    await search.fill(numberOfRow(7))
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(t.numbers.count('1'))
    await search.fill('')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(t.numbers.count('200'))

    const more = page.getByRole('link', { name: t.numbers.more, exact: true })
    await more.press('Enter')
    await page.getByText(numberOfRow(51), { exact: true }).waitFor()
    await expect.poll(() => focused(page)).toBe(t.numbers.count('200'))
    expect(await isInWindow(page)).toBe(true)

    await tabTo(page, t.numbers.remove)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(t.numbers.cancel)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText(numberOfRow(51), { exact: true }).count()).toBe(0)
    const next = page.getByRole('button', { name: t.numbers.removeOf(numberOfRow(52)) })
    expect(await next.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await isInWindow(page)).toBe(true)
  })

  test('200 documents of an account are filtered and paged by keyboard', async () => {
    const member = await createMemberWithMoney(shop.db, shop.owner)
    await sql`
      insert into issued_document (kind, number, company_id, account_id, month, lang, currency, total, issued_at, facts)
      select 'monthly_invoice', 'M-' || n || '-' || ${lang}::text, ${member.companyId}, ${member.accountId},
        date '2005-01-01' + n * interval '1 month', ${lang}, 'USD', 100 + n,
        date '2005-02-01' + n * interval '1 month', '{}'
      from generate_series(1, ${ROWS}) n`.execute(shop.owner)
    const page = await visit(`${langPrefix(lang)}/account/documents`, { member })
    const { documents } = t
    await page.getByLabel(documents.kind).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: documents.show, exact: true }).press('Enter')
    await page.waitForURL(/kind=monthly_invoice/)
    await expect.poll(() => focused(page)).toBe(documents.count('200'))

    await page.getByRole('link', { name: documents.more, exact: true }).press('Enter')
    await page.waitForURL(/after=50/)
    await expect.poll(() => focused(page)).toBe(documents.count('200'))
    expect(await isInWindow(page)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toContain('M-150')
  })
})

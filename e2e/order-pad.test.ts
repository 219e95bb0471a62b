// The order pad in a browser: rows of every sort are checked and corrected by keyboard, and what is chosen is known next time.
// The basket that it fills becomes an order.
import { sql } from 'kysely'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { labelled } from '../src/shared/punctuation.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../test/support/axe.ts'
import { createMember, type TestMember } from '../test/support/create-member.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { createWholesaler } from '../test/support/wholesale.ts'
import { button } from './support/fields.ts'
import { useJourneys } from './support/visit.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'

const ITEM = 'VC-LT35641'
const DEVICE = 'Dell Latitude 5400'
const UNKNOWN = 'qqqq zzzz'
const WIDTHS = [360, 768, 1440]

let shop: MemberShop
/** A barcode and a number of the maker that only one pack has. */
let ean = ''
let oem = ''

beforeAll(async () => {
  shop = await openMemberShop()
  const { rows } = await sql<{ ean: string; raw: string }>`
    select p.ean, (select r.raw from part_ref r join product o on o.id = r.product_id
      where r.kind = 'oem' and o.item_no not like '%35641' and r.raw ~ '^[A-Z0-9]{6,}$'
      group by r.raw having count(distinct substr(o.item_no, 4)) = 1 order by r.raw limit 1) as raw
    from product p where p.ean is not null and not p.stop and p.item_no not like '%35641'
    order by p.item_no limit 1`.execute(shop.db)
  ;({ ean, raw: oem } = rows[0]!)
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce' },
})

async function basketOf(member: TestMember): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select p.item_no || ' ' || l.quantity as line from basket_line l join basket b on b.id = l.basket_id
      join product p on p.id = l.product_id where b.member_id = ${member.memberId} order by l.position`.execute(
    shop.db,
  )
  return rows.map(({ line }) => line)
}

async function aliasesOf({ companyId }: TestMember): Promise<string[]> {
  const { rows } = await sql<{ alias: string }>`
    select alias from company_alias where company_id = ${companyId}`.execute(shop.db)
  return rows.map(({ alias }) => alias)
}

async function expectAccessibleAtWidths(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    expect(await seriousViolations(page)).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    }
  }
}

async function logOut(page: Page, lang: Lang): Promise<void> {
  const prefix = langPrefix(lang)
  await page.goto(`${prefix}/member/sessions`)
  const { logOut: name } = TEXTS[lang].member.sessions
  await page.getByRole('button', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname === (prefix || '/'))
}

/** The focus comes to the undecided row with this number. */
const expectFocusIn = (page: Page, row: number) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.dataset.open))
    .toBe(String(row))

/** In the browser: fills the order pad of the tab with rows of one piece. */
function storeRows({ text, count }: { text: string; count: number }): void {
  const rows = Array.from({ length: count }, (_, at) => ({ row: at + 1, text, quantity: '1' }))
  sessionStorage.setItem('order-pad', JSON.stringify(rows))
}

/** Another tab with the wish list of a member, who has pasted a row and not decided it. */
async function openWithReview(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(address)
  await other.evaluate(() => {
    sessionStorage.setItem('list-review', '[{"row":1,"text":"45N1127","quantity":"1"}]')
    sessionStorage.setItem('member:list-review', String(Date.now()))
  })
  return other
}

/** The calls to this address wait for `release`. */
async function holdCalls(page: Page, address: string) {
  const held: (() => void)[] = []
  let isReleased = false
  await page.route(address, async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return {
    waitFor: (count: number) => expect.poll(() => held.length).toBe(count),
    releaseFirst: () => held[0]?.(),
    release() {
      isReleased = true
      for (const go of held) go()
    },
  }
}

/** The call reaches the shop, but not its answer the browser. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Quantities that are stepped up or down before the former one is saved all count. */
async function expectQuickStepsSaved(page: Page, lang: Lang, member: TestMember): Promise<void> {
  const label = TEXTS[lang].basket.quantity(ITEM)
  const { more } = TEXTS[lang].price
  const step = (name: string) => button(page, labelled(label, name)).click()
  const field = page.getByLabel(label, { exact: true })
  const before = await field.inputValue()
  const calls = await holdCalls(page, '**/api/basket/lines')
  await step(more)
  await step(more)
  await calls.waitFor(1)
  calls.releaseFirst()
  await calls.waitFor(2)
  await step(more)
  const wanted = await field.inputValue()
  calls.release()
  await expect.poll(() => basketOf(member)).toEqual([`${ITEM} ${wanted}`])
  expect(Number(wanted) - Number(before)).toBe(3)
}

/** A step back is saved too after a step whose new basket could not be loaded. */
async function expectStepBackSaved(page: Page, lang: Lang, member: TestMember): Promise<void> {
  const label = TEXTS[lang].basket.quantity(ITEM)
  const { more, less } = TEXTS[lang].price
  const field = page.getByLabel(label, { exact: true })
  const before = await field.inputValue()
  const [basket] = await basketOf(member)
  await page.route('**/api/basket?*', (route) => route.abort(), { times: 1 })
  await Promise.all([
    page.waitForEvent('requestfailed'),
    button(page, labelled(label, more)).click(),
  ])
  await expect.poll(() => basketOf(member)).not.toEqual([basket])
  await button(page, labelled(label, less)).click()
  await expect.poll(() => basketOf(member)).toEqual([basket])
  await expect.poll(() => field.inputValue()).toBe(before)
}

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 1)
  const t = TEXTS[lang]['list-review']
  const address = `${langPrefix(lang)}/order-pad`
  const check = async (page: Page, pasted: string) => {
    await page.getByLabel(t.field, { exact: true }).fill(pasted)
    await page.getByRole('button', { name: t.read, exact: true }).press('Enter')
  }

  test('six rows of every sort are decided by keyboard, the good ones go to the basket, the unknown one stays', async () => {
    const member = await createMember(shop.db)
    const page = await visit(address, { member })
    await check(
      page,
      `${ITEM}\t10\n${ean}\t2\n${DEVICE}\t10\n${oem}\t15\n${UNKNOWN}\t5\n${ITEM}\t5`,
    )
    // The barcode asks for less than a wholesaler's minimum.
    await expectFocusIn(page, 2)
    await expect.poll(() => page.getByText(t.fault.below_minimum).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expectFocusIn(page, 3)
    await page.keyboard.press('Enter')
    await expect.poll(() => aliasesOf(member)).toEqual([DEVICE.toLowerCase()])
    await expectFocusIn(page, 5)
    await expectAccessibleAtWidths(page)
    const sourcing = page.getByRole('link', { name: t.order.sourcing.link })
    await expect.poll(() => sourcing.getAttribute('href')).toContain('qqqq')
    await page.getByRole('button', { name: t.order.add(4), exact: true }).press('Enter')
    await expect.poll(() => page.getByText(t.order.added(4)).count()).toBe(1)
    await expect.poll(() => page.getByLabel(t.numberOf(5)).inputValue()).toBe(UNKNOWN)
    const basket = await basketOf(member)
    expect(basket).toHaveLength(4)
    expect(basket[0]).toBe(`${ITEM} 15`)
    await page.getByRole('link', { name: t.order.toBasket }).press('Enter')
    await page.waitForURL(/\/basket$/)
    await page.goBack()
    await expect.poll(() => page.getByLabel(t.numberOf(5)).inputValue()).toBe(UNKNOWN)
    const other = await openWithReview(page, `${langPrefix(lang)}/wishlist`)
    await logOut(page, lang)
    await other.goto(`${langPrefix(lang)}/wishlist`, { waitUntil: 'networkidle' })
    expect(await other.getByLabel(t.field, { exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain(
      UNKNOWN,
    )
  })

  test('what was chosen for a device is known next time, until it is taken back', async () => {
    const member = await createMember(shop.db)
    const page = await visit(address, { member })
    await check(page, `${DEVICE}\t10`)
    const choices = page.getByRole('group', { name: t.choicesOf(DEVICE) })
    const kept = page.getByText(
      t.order
        .kept(DEVICE, '')
        .replace(/[.。]$/, '')
        .trim(),
    )
    // A choice that was not stored is not announced as stored.
    const calls = '**/api/order-pad/aliases'
    await page.route(calls, (route) => route.abort())
    await Promise.all([page.waitForRequest(calls), choices.getByRole('button').first().click()])
    await page.getByRole('button', { name: t.change, exact: true }).waitFor()
    await expect.poll(() => kept.count()).toBe(0)
    await page.unroute(calls)
    await page.getByRole('button', { name: t.change, exact: true }).click()
    await choices.getByRole('button').first().click()
    await expect.poll(() => aliasesOf(member)).toEqual([DEVICE.toLowerCase()])
    await expect.poll(() => kept.count()).toBe(1)
    const later = await visit(address, { member })
    await check(later, `${DEVICE}\t10`)
    await expect.poll(() => later.getByText(t.matched(t.kinds.own ?? '')).count()).toBe(1)
    await later.getByRole('button', { name: t.change, exact: true }).click()
    await expect.poll(() => aliasesOf(member)).toEqual([])
    await expect.poll(() => later.getByRole('group', { name: t.choicesOf(DEVICE) }).count()).toBe(1)
  })

  test('a wish list is copied to the order pad with its quantities', async () => {
    const member = await createMember(shop.db)
    const lines = [{ itemNo: ITEM, quantity: 25 }]
    await fetch(`${shop.address}/api/wish-lists/lines`, {
      method: 'POST',
      headers: { ...member.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ lines }),
    })
    const page = await visit(`${langPrefix(lang)}/wishlist`, { member })
    const tools = TEXTS[lang]['wish-list'].tools
    await page.evaluate(storeRows, { text: ITEM, count: 1000 })
    await page.getByRole('button', { name: tools.orderPad, exact: true }).click()
    await page.waitForURL(/\/order-pad$/)
    // The pad is full, so the row of the list waits until the others are in the basket, also over a reload.
    await page.getByText(t.waiting(1)).waitFor()
    await page.reload()
    await page.getByText(t.waiting(1)).waitFor()
    await button(page, t.order.add(1)).click()
    await expect.poll(() => basketOf(member)).toEqual([`${ITEM} 1000`])
    await button(page, t.readMore).click()
    await expect.poll(() => page.getByLabel(t.quantityOf(1001)).inputValue()).toBe('25')
    await button(page, t.order.add(1)).click()
    await expect.poll(() => basketOf(member)).toEqual([`${ITEM} 1025`])
  })

  test('the list of a wholesaler becomes an order, whose page shows it as submitted', async () => {
    const member = await createWholesaler(shop, 0n, { lang })
    const page = await visit(address, { member })
    await check(page, `${UNKNOWN}\t5`)
    const asked = page.getByLabel(t.numberOf(1))
    await asked.waitFor()
    const matches = await holdCalls(page, '**/api/wish-lists/match')
    await asked.fill(ITEM)
    await page.keyboard.press('Tab')
    await matches.waitFor(1)
    await page.keyboard.type('10')
    matches.release()
    const add = page.getByRole('button', { name: t.order.add(1), exact: true })
    await expect.poll(() => add.isEnabled()).toBe(true)
    // What was typed during the check stays, and so does the focus.
    const quantity = page.getByLabel(t.quantityOf(1))
    expect(await quantity.inputValue()).toBe('10')
    expect(await quantity.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.route('**/api/basket/lines', loseAnswer, { times: 1 })
    await add.click()
    await page.getByText(t.order.addUnanswered).waitFor()
    await page.getByRole('link', { name: t.order.toBasket }).click()
    await expectQuickStepsSaved(page, lang, member)
    await expectStepBackSaved(page, lang, member)
    await page.getByRole('link', { name: TEXTS[lang].basket.wholesale.checkOut }).click()
    await page
      .getByRole('button', { name: TEXTS[lang].wholesale.checkout.submit, exact: true })
      .click()
    await page.waitForURL(/\/orders\/[^/]+$/)
    const orderNo = page.url().split('/').at(-1) ?? ''
    const said = TEXTS[lang].checkout.placed.submitted(orderNo)
    await expect.poll(() => page.getByText(said).count()).toBeGreaterThan(0)
  })
})

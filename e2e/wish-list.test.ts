// Prices and wish lists in a browser: kept without a login, merged after it, priced, changed, undone, pasted,
// copied.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fitReview } from '../src/shared/fit-review.ts'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { PRODUCT } from '../test/support/catalogue-pages.ts'
import { asDescribedSheet, asSheet, mixedList, unknownNumbers } from '../test/support/mixed-list.ts'
import { createMember, type TestMember } from '../test/support/create-member.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { sampleInTurn, testInSampledLang } from '../test/support/sample.ts'
import { addAddress } from '../test/support/wholesale.ts'
import { logIn, useJourneys } from './support/visit.ts'
import { DEVICES, errorsOfScreen } from './support/check-screens.ts'
import { TEXTS } from './support/page-texts.ts'

const [A, B, C] = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206'] as const
/** A device that only derived data assigns to its one pack. */
const UNCONFIRMED = 'Accent C5L PLUS'
/** The pages of the list, and two pages on which items are added to it. */
const PAGES = ['/wishlist', PRODUCT, '/sendwish', '/bestsellers', '/confirm-recipient']
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 780 } }

let shop: ListeningShop
let page: Page

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())
const { visit, forgiveErrors } = useJourneys({
  origin: () => shop.address,
  defaults: { viewport: SIZES.desktop, reducedMotion: 'reduce' },
  watch: 'console',
})

/** Adds lines to the member's list without using the page. */
async function addLines(member: TestMember, lines: object[]): Promise<void> {
  const answer = await fetch(`${shop.address}/api/wish-lists/lines`, {
    method: 'POST',
    headers: { ...member.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** The stored lines of a page of the list in order, each as 'number quantity'. */
async function storedLines(member: TestMember, number = 1): Promise<string[]> {
  const path = `/api/about/product/wish-list?rows=100&page=${number}`
  const answer = await fetch(shop.address + path, { headers: member.headers })
  const { result } = (await answer.json()) as {
    result: { list: { itemNo: string; quantity: number }[] }
  }
  return result.list.map(({ itemNo, quantity }) => `${itemNo} ${quantity}`)
}

const quantityOf = (itemNo: string, lang: Lang = 'en_us') =>
  page.getByLabel(TEXTS[lang]['wish-list'].table.quantity(itemNo), { exact: true })
const focusedText = () => document.activeElement?.textContent
const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const isFocusInUndecidedRow = () =>
  page.evaluate(() => document.activeElement?.closest('tr')?.dataset.open !== undefined)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang, 1)
  const prefix = langPrefix(lang)
  const { card, 'wish-list': t, price } = TEXTS[lang]

  test("a visitor's list is kept in the browser and merged into the member’s after log-in", async () => {
    page = await visit(prefix + PRODUCT)
    await expect.poll(() => page.getByText(price.your).count()).toBe(0)
    await press(card.wish.add)
    await page.getByRole('button', { name: card.wish.on }).waitFor()
    await page.goto(`${prefix}/wishlist`)
    await page.getByText(t.visitor.intro).waitFor()
    await page.locator('tbody').getByText('VC-LT81747', { exact: true }).waitFor()
    await quantityOf('VC-LT81747', lang).fill('25')

    const member = await createMember(shop.db, { lang })
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    await logIn(page, member, shop.address)
    await page.goto(`${prefix}/wishlist`)
    await page.getByText(t.merge.added(1)).waitFor()
    await quantityOf('VC-LT81747', lang).waitFor()
    await expect.poll(() => storedLines(member)).toEqual([`${A} 5`, 'VC-LT81747 25'])
    expect(await page.evaluate(() => localStorage.getItem('wish-list'))).toBeNull()
  })

  test('the pages of a wish list pass axe on desktop and phone in both themes', async () => {
    const member = await createMember(shop.db, { lang })
    await addLines(member, [
      { itemNo: A, quantity: 5 },
      { itemNo: B, quantity: 3 },
    ])
    page = await visit(null, { member })
    const found: string[] = []
    for (const [at, path] of PAGES.entries()) {
      for (const device of sampleInTurn(DEVICES, at)) {
        found.push(
          ...(await errorsOfScreen(page, { address: prefix + path, device, withFrame: at === 0 })),
        )
      }
    }
    expect(found).toEqual([])
  }, 180_000)
})

describe('prices and lists', () => {
  const { card, price, 'wish-list': t, 'list-review': review, frame } = TEXTS.en_us
  const listQuantity = TEXTS.en_us['list-quantity']

  test('a member sees the price breaks in the rendered page, and the price of a quantity', async () => {
    const member = await createMember(shop.db)
    const sent = await fetch(shop.address + PRODUCT, { headers: member.headers })
    expect(await sent.text()).toContain(price.ladder)
    page = await visit(null, { member })
    await page.goto(PRODUCT)
    const rows = page.getByRole('table', { name: price.ladder }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    // The table is rendered by the server; the field responds once the scripts run.
    await expect
      .poll(async () => {
        // The scripts see no change in a value entered before they ran.
        await page.locator('#quantity').fill('2')
        await page.locator('#quantity').fill('3')
        return page.getByText(price.fault.below_minimum('5')).isVisible()
      })
      .toBe(true)
    await press(price.take('5'))
    await expect.poll(() => page.locator('#quantity').inputValue()).toBe('5')
    const unit = Number(/[\d.]+$/.exec((await rows.first().textContent()) ?? '')?.[0])
    const total = await page.locator('output[for=quantity] strong').textContent()
    expect(total?.replaceAll(/[^\d.]/g, '')).toBe((unit * 5).toFixed(2))
  })

  test('a member changes, moves, removes and restores lines', async () => {
    const member = await createMember(shop.db)
    await addLines(member, [
      { itemNo: A, quantity: 5 },
      { itemNo: B, quantity: 10 },
      { itemNo: C, quantity: 5 },
    ])
    page = await visit(null, { member })
    await page.goto('/wishlist')
    await quantityOf(A).fill('20')
    await quantityOf(A).press('Enter')
    await expect.poll(() => storedLines(member)).toEqual([`${A} 20`, `${B} 10`, `${C} 5`])
    // The first of two quick moves arrives after the second was made.
    const secondMove = Promise.withResolvers<void>()
    const firstAnswer = Promise.withResolvers<void>()
    await page.route(
      '**/api/wish-lists/arrange',
      async (route) => {
        await secondMove.promise
        await route.fulfill({ response: await route.fetch() })
        firstAnswer.resolve()
      },
      { times: 1 },
    )
    await press(t.table.down(A))
    await press(t.table.down(A))
    await page.locator('tbody tr').last().getByRole('link', { name: A, exact: true }).waitFor()
    secondMove.resolve()
    await firstAnswer.promise
    await expect.poll(() => storedLines(member)).toEqual([`${B} 10`, `${C} 5`, `${A} 20`])
    await press(t.table.up(A))
    await expect.poll(() => storedLines(member)).toEqual([`${B} 10`, `${A} 20`, `${C} 5`])
    await press(t.table.remove(C))
    await page.getByText(t.undo.removed(1)).waitFor()
    await expect.poll(() => storedLines(member)).toEqual([`${B} 10`, `${A} 20`])
    await press(t.undo.action)
    await expect.poll(() => storedLines(member)).toEqual([`${B} 10`, `${A} 20`, `${C} 5`])
  })

  test('on the second page of a long list, a member moves lines within it, removes all of them and restores one', async () => {
    const member = await createMember(shop.db)
    const products = await shop.db
      .selectFrom('product')
      .select('item_no')
      .where('status', '=', 'active')
      .limit(102)
      .execute()
    const numbers = products.map(({ item_no }) => item_no)
    const [C1 = '', C2 = ''] = numbers.slice(100)
    await addLines(
      member,
      numbers.map((itemNo) => ({ itemNo, quantity: 5 })),
    )
    const firstPage = await storedLines(member)
    page = await visit('/wishlist?page=2', { member })
    await press(t.table.down(C1))
    await expect.poll(() => storedLines(member, 2)).toEqual([`${C2} 5`, `${C1} 5`])
    expect(await storedLines(member)).toEqual(firstPage)
    await press(t.table.remove(C1))
    await page.getByText(t.undo.removed(1)).waitFor()
    await press(t.table.remove(C2))
    await page.waitForURL((url) => url.pathname + url.search === '/wishlist')
    await quantityOf(numbers[0]!).waitFor()
    expect(await page.getByText(t.none.title).count()).toBe(0)
    await press(t.undo.action)
    await expect.poll(() => storedLines(member, 2)).toEqual([`${C2} 5`])
  })

  test('a member sees the old quantity again when the server rejects the new one', async () => {
    const member = await createMember(shop.db)
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit(null, { member })
    await page.goto('/wishlist')
    await page.route('**/api/about/product/wish-list/*', (route) => route.abort())
    await quantityOf(A).fill('50')
    await quantityOf(A).press('Enter')
    await page.getByText(frame.errors.network).first().waitFor()
    await expect.poll(() => quantityOf(A).inputValue()).toBe('5')
    await expect.poll(() => storedLines(member)).toEqual([`${A} 5`])
    forgiveErrors()
  })

  test('one request loads all marks of a page, and a failed press is undone', async () => {
    const member = await createMember(shop.db)
    page = await visit(null, { member })
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/wish-list/product')) requested.push(request.postData() ?? '')
    })
    await page.goto('/allproduct')
    await expect.poll(() => requested).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(requested).toHaveLength(1)
    const mark = page
      .locator('tbody')
      .getByRole('button', { name: /^Wish list: / })
      .first()
    await page.route('**/api/about/product/wish-list/*', (route) => route.abort())
    await mark.click()
    await page.getByText(frame.errors.network).first().waitFor()
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false')
    await page.unroute('**/api/about/product/wish-list/*')
    await mark.click()
    await expect.poll(() => storedLines(member)).toHaveLength(1)
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => mark.getAttribute('aria-label')).toMatch(card.wish.item(''))
    forgiveErrors()
  })

  test('a member adds with a quantity from a list by keyboard, and from the comparison', async () => {
    const member = await createMember(shop.db)
    page = await visit('/allproduct', { member })
    const mark = page
      .locator('tbody')
      .getByRole('button', { name: /^Wish list: / })
      .first()
    const itemNo = ((await mark.getAttribute('aria-label')) ?? '').replace(card.wish.item(''), '')
    const panel = page.getByRole('dialog', { name: listQuantity.title(itemNo) })
    await mark.press('Enter')
    await panel.getByText(listQuantity.added(price.pieces('5'))).waitFor()
    await expect.poll(() => storedLines(member)).toEqual([`${itemNo} 5`])
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await panel.getByText(price.fault.below_minimum('5')).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await panel.getByLabel(listQuantity.quantity(itemNo), { exact: true }).fill('40')
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .getByText(listQuantity.closed(itemNo, price.pieces('40')))
      .waitFor()
    await expect
      .poll(() => mark.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expect.poll(() => storedLines(member)).toEqual([`${itemNo} 40`])
    await page.goto(`/compare?items=${A},${C}`)
    await page.getByRole('button', { name: card.wish.add }).first().click()
    await page
      .getByRole('dialog')
      .getByText(listQuantity.added(price.pieces('5')))
      .waitFor()
    await press(listQuantity.remove)
    await page.getByRole('status').getByText(listQuantity.removed(A)).waitFor()
    await expect.poll(() => storedLines(member)).toEqual([`${itemNo} 40`])
  })

  test('the failure to load the items of a visitor’s list is no longer shown once they are loaded', async () => {
    page = await visit(null)
    const stored = [A, B].map((itemNo) => ({ itemNo, quantity: 5 }))
    await page.addInitScript(
      (list) => localStorage.setItem('wish-list', list),
      JSON.stringify(stored),
    )
    await page.route('**/api/wish-lists/match', (route) => route.abort())
    await page.goto('/wishlist')
    await page.getByText(t.visitor.failed).waitFor()
    await page.unroute('**/api/wish-lists/match')
    // The changed list is loaded, as it would be by a press on the button in the notice.
    await press(t.table.remove(B))
    await page.locator('tbody').getByText(A, { exact: true }).waitFor()
    await page.locator('tbody img').first().waitFor()
    await expect.poll(() => page.getByText(t.visitor.failed).count()).toBe(0)
    await quantityOf(A).fill('40')
    await page.route('**/api/wish-lists/match', (route) => route.abort())
    await press(t.undo.action)
    await page.getByText(t.visitor.failed).waitFor()
    // What was changed after the removal is kept.
    expect(await quantityOf(A).inputValue()).toBe('40')
    expect(await page.getByText(t.visitor.unknown(B)).count()).toBe(0)
    // What remains was loaded before.
    await press(t.table.remove(B))
    await expect.poll(() => page.getByText(t.visitor.failed).count()).toBe(0)
    forgiveErrors()
  })

  test('a visitor who preferred the cheapest sees the main series chosen, and it is what is added', async () => {
    page = await visit(null)
    await page.context().addCookies([{ name: 'series', value: 'cheapest', url: shop.address }])
    await page.goto('/wishlist')
    await press(t.none.paste)
    await page.locator('#pasted').fill('00HW003\t10')
    await press(review.read)
    const chosen = page.getByRole('group', { name: review.prefer.label }).getByRole('radio')
    await expect.poll(() => chosen.count()).toBe(2)
    await expect.poll(() => chosen.first().isChecked()).toBe(true)
    await press(review.add(1))
    await quantityOf(A).waitFor()
  })

  test('a member pastes rows: good ones are added, the others stay to be decided', async () => {
    const member = await createMember(shop.db)
    page = await visit(null, { member })
    await page.goto('/wishlist')
    await press(t.none.paste)
    const field = page.getByLabel(review.field, { exact: true })
    await press(review.read)
    await page.getByText(review.missing).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pasted')
    await field.fill(`${A}\t10\n${C}; 3\nqqzzxx-1 5`)
    await expect.poll(() => page.getByText(review.missing).count()).toBe(0)
    await page
      .locator('#paste-file')
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('\n') })
    await page.getByText(review.fileEmpty).waitFor()
    await page.route('**/api/wish-lists/match', (route) => route.abort())
    await press(review.read)
    await page.getByText(review.failed).waitFor()
    expect(await page.evaluate(focusedText)).toBe(review.read)
    await expect.poll(() => field.inputValue()).toContain(A)
    await page.unroute('**/api/wish-lists/match')
    await press(review.read)
    await page.getByText(review.summary(1, 2)).waitFor()
    await page.getByLabel(review.quantityOf(2)).fill('5')
    await page.getByLabel(review.quantityOf(2)).press('Enter')
    await expect.poll(focusedLabel).toBe(review.numberOf(3))
    await press(review.add(2))
    await expect.poll(() => page.evaluate(focusedText)).toContain(review.added(2))
    await expect.poll(() => storedLines(member)).toEqual([`${A} 10`, `${C} 5`])
    const [file] = await Promise.all([page.waitForEvent('download'), press(review.download)])
    const text = await (await file.createReadStream()).toArray()
    expect(Buffer.concat(text as Buffer[]).toString('utf8')).toContain('qqzzxx-1,5,Not found')
    forgiveErrors()
  })

  test('sixty mixed rows are reviewed by keyboard in at most fifteen presses, across a reload', async () => {
    const member = await createMember(shop.db)
    page = await visit('/wishlist', { member })
    await page.getByRole('button', { name: t.none.paste }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pasted')
    await page.locator('#pasted').fill(asSheet(await mixedList(shop)))
    await page.getByRole('button', { name: review.read }).press('Enter')
    const undecided = page.locator('tr[data-open]')
    await page.locator('tr[data-ready]').first().waitFor()
    let presses = 3
    for (let left = await undecided.count(); left > 0; left = await undecided.count()) {
      await expect.poll(isFocusInUndecidedRow).toBe(true)
      const isChoice = await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')
      if (isChoice) await page.keyboard.press('Enter')
      else await undecided.first().getByRole('button', { name: review.leaveOut }).press('Enter')
      await expect.poll(() => undecided.count()).toBe(left - 1)
      if (++presses === 4) await page.reload()
      await page.locator('tr[data-ready]').first().waitFor()
      if (presses === 4) await expect.poll(() => undecided.count()).toBe(left - 1)
    }
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => page.evaluate(focusedText)).toMatch(/^Add \d+ lines$/)
    await page.keyboard.press('Enter')
    await page.getByText(/^\d+ lines added to the list\.$/).waitFor()
    await expect.poll(() => page.evaluate(focusedText)).toMatch(/^\d+ lines added/)
    expect(presses + 1).toBeLessThanOrEqual(15)
    await page
      .getByText(/^Your number: .*, row 2/)
      .first()
      .waitFor()
  })

  test('twenty-six unknown numbers beside devices with one battery are one question, and each row gets the battery of its device', async () => {
    const member = await createMember(shop.db)
    const list = await unknownNumbers(shop)
    page = await visit('/wishlist', { member, viewport: SIZES.phone })
    await page.getByRole('button', { name: t.none.paste }).press('Enter')
    await page.locator('#pasted').fill(asDescribedSheet(list))
    await page.getByRole('button', { name: review.read }).press('Enter')
    const undecided = page.locator('tr[data-open]')
    await undecided.first().waitFor()
    expect(await page.locator('tr[data-ready]').count()).toBe(0)
    const question = page.getByRole('region', { name: review.onlyBatteries.title(26) })
    await question.waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await expect.poll(() => page.evaluate(focusedText)).toBe(review.onlyBatteries.take(26))
    await question.getByRole('checkbox').first().press('Space')
    await question.getByRole('button', { name: review.onlyBatteries.take(25) }).press('Enter')
    await expect.poll(() => undecided.count()).toBe(5)
    const focusedRow = await page.evaluate(
      () => document.activeElement?.closest('tr')?.dataset.open,
    )
    expect(focusedRow).toBe('2')
    await press(review.add(25))
    await page.getByText(review.added(25)).waitFor()
    const right = new Map(list.flatMap(({ items, quantity }) => items.map((no) => [no, quantity])))
    const lines = await storedLines(member)
    expect(
      lines.filter((line) => right.get(line.split(' ')[0]!) !== Number(line.split(' ')[1])),
    ).toEqual([])
    expect(lines).toHaveLength(25)
  })

  test.each(['desktop', 'phone'] as const)(
    'the button that adds reviewed lines is never behind the total of the list or the bar of a phone: %s',
    async (size) => {
      const member = await createMember(shop.db)
      await addLines(member, [{ itemNo: A, quantity: 5 }])
      const viewport = size === 'phone' ? SIZES.phone : { width: 1440, height: 900 }
      page = await visit('/wishlist', { member, viewport })
      await press(t.tools.paste)
      await page.getByLabel(review.field).fill(`${B}\t10\n${'unknown-number-7\t5\n'.repeat(12)}`)
      await press(review.read)
      const add = page.getByRole('button', { name: review.add(1), exact: true })
      await add.waitFor()
      const isOnTop = (button: Element) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }
      await expect.poll(() => add.evaluate(isOnTop)).toBe(true)
    },
  )

  test('a review with a fit that nobody has confirmed is no wider than a phone, and one that staff found wrong is asked about', async () => {
    const member = await createMember(shop.db)
    page = await visit('/wishlist', { member, viewport: SIZES.phone })
    await press(t.none.paste)
    await page.getByLabel(review.field).fill(`${UNCONFIRMED}\t5`)
    await press(review.read)
    await page.locator('tr').getByText(review.fits.unconfirmed).first().waitFor()
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(1)
    await sql`
      insert into fit_review (product_id, label, state, opened_at, decided_at)
      select product_id, label, 'wrong', now(), now() from fitment where label = ${UNCONFIRMED}`.execute(
      shop.db,
    )
    await press(review.again)
    await page.getByLabel(review.field).fill(`${UNCONFIRMED}\t5`)
    await press(review.read)
    const { label, text } = fitReview('wrong', 'en_us')
    await page.getByText(review.summary(0, 1)).waitFor()
    await page.locator('tr').getByText(text).waitFor()
    await page.getByRole('group').getByText(label, { exact: true }).waitFor()
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(1)
    await sql`delete from fit_review`.execute(shop.db)
  })

  test('a dropshipper asks for a quotation and gets the number of the case', async () => {
    const member = await createMember(shop.db, { kind: 'dropship' })
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit('/wishlist', { member })
    await press(t.tools.quotation)
    await page.getByLabel(review.quotation.message).fill('By Friday, please')
    await press(review.quotation.submit)
    await page.getByText(review.quotation.done).waitFor()
    const { case_no } = await shop.db
      .selectFrom('feedback_case')
      .select('case_no')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await page.getByText(case_no, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(focusedText)).toContain(case_no)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(focusedText)).toBe(t.tools.quotation)
  })

  test('a wholesaler without an address is led to the address book, then asks for a quotation and gets an order', async () => {
    const member = await createMember(shop.db)
    const { byOffer } = review.quotation
    await addLines(member, [
      { itemNo: A, quantity: 5 },
      { itemNo: B, quantity: 2 },
    ])
    page = await visit('/wishlist', { member, viewport: SIZES.phone })
    await press(t.tools.quotation)
    await page.getByText(byOffer.noAddress).waitFor()
    await page.getByRole('link', { name: byOffer.addAddress }).waitFor()
    await addAddress(shop, member.companyId)
    const branch = { recipient: 'Branch in Lille', isDefault: false }
    const branchId = await addAddress(shop, member.companyId, branch)
    await page.keyboard.press('Escape')
    await press(t.tools.quotation)
    await page.getByLabel(byOffer.deliverTo).selectOption(branchId)
    await page.keyboard.press('Escape')
    await press(t.tools.quotation)
    await expect.poll(() => page.getByLabel(byOffer.deliverTo).inputValue()).toBe(branchId)
    await page.getByLabel(review.quotation.message).fill('By Friday, please')
    await press(review.quotation.submit)
    await page.getByText(byOffer.faulty(B)).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    await addLines(member, [{ itemNo: B, quantity: 3 }])
    await press(review.quotation.submit)
    await page.getByText(byOffer.done).waitFor()
    await page.getByRole('link', { name: byOffer.follow }).click()
    await page.waitForURL('**/orders/O*')
    await page.getByText('By Friday, please').waitFor()
    await page.getByText(branch.recipient).first().waitFor()
  })

  test('a member keeps several lists and copies one as a table', async () => {
    const lists = () => page.locator('main label select').first()
    const member = await createMember(shop.db)
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit(null, { member })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/wishlist')
    await press(t.tools.copy)
    await page.getByText(frame.errors.copyDone).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`${A}\t`)
    await page.getByText(t.lists.manage).click()
    await press(t.lists.create)
    await page.getByLabel(t.lists.name).fill('Autumn')
    await press(t.lists.save)
    await page.waitForURL('**/wishlist?list=*')
    await page.getByText(t.none.title).waitFor()
    await lists().selectOption({ index: 0 })
    await page.getByLabel(t.table.select(A)).check()
    await page.getByLabel(t.selection.copyTo).selectOption({ label: 'Autumn' })
    await page.getByText(t.selection.copied(1, 'Autumn')).waitFor()
    await lists().selectOption({ index: 1 })
    await quantityOf(A).waitFor()
  })

  test('a member downloads the list with or without prices', async () => {
    const member = await createMember(shop.db)
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit(null, { member })
    await page.goto('/wishlist')
    const fetchCsv = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), press('CSV')])
      const parts = (await (await file.createReadStream()).toArray()) as Buffer[]
      return Buffer.concat(parts).toString('utf8')
    }
    await expect.poll(() => fetchCsv()).toContain('USD')
    await page.getByLabel(t.tools.prices).uncheck()
    const bare = await fetchCsv()
    expect(bare).toContain(A)
    expect(bare).not.toContain('USD')
  })
})

describe('sending by email', () => {
  const { 'wish-list': t, frame } = TEXTS.en_us

  test('a failed submission keeps every word, and a retry sends and names the recipients', async () => {
    const member = await createMember(shop.db)
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit(null, { member })
    await page.goto('/sendwish')
    await page.locator('#others').fill('friend@partner.example')
    await page.locator('#messages').fill('Please quote until Friday')
    await press(t.send.preview)
    await page.locator('dialog pre').getByText(A).first().waitFor()
    await expect
      .poll(() => page.locator('dialog pre').textContent())
      .toContain('Please quote until Friday')
    await page.keyboard.press('Escape')
    await page.route('**/send/email', (route) => route.abort())
    await press(t.send.submit)
    await page.getByRole('status').getByText(frame.errors.sendFailed, { exact: true }).waitFor()
    await expect
      .poll(() => page.locator('#messages').inputValue())
      .toBe('Please quote until Friday')
    await page.unroute('**/send/email')
    await press(t.send.submit)
    await page.getByRole('list', { name: t.send.outcomes }).waitFor()
    const outcomes = page.getByRole('list', { name: t.send.outcomes }).getByRole('listitem')
    await expect
      .poll(() => outcomes.allTextContents())
      .toEqual([
        `${member.email} ${t.send.outcome.sent}`,
        `friend@partner.example ${t.send.outcome.awaits_consent}`,
      ])
    await page.getByText(frame.errors.sendDone, { exact: true }).first().waitFor()
    forgiveErrors()
  })

  test('the page first offers to ask for a quotation, and states what applies beside the form', async () => {
    const member = await createMember(shop.db)
    await addLines(member, [{ itemNo: A, quantity: 5 }])
    page = await visit('/sendwish', { member })
    const facts = page.getByRole('complementary', { name: t.send.facts.title })
    await expect.poll(() => facts.textContent()).toContain(t.send.facts.lines(1))
    const [aside, form] = [await facts.boundingBox(), await page.locator('main form').boundingBox()]
    expect(aside!.x).toBeGreaterThan(form!.x + form!.width)
    await page.getByRole('main').getByRole('link', { name: t.tools.quotation }).click()
    await page.waitForURL((url) => url.pathname === '/wishlist')
    await page.getByRole('main').getByRole('button', { name: t.tools.quotation }).waitFor()
  })

  test('a visitor is sent to the log-in and back', async () => {
    page = await visit('/sendwish?items=VC-1')
    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/sendwish?items=VC-1')
  })

  test('opening the link is not consent, and a used link is reported', async () => {
    page = await visit(null)
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('confirm-recipient') && request.method() === 'POST') {
        requested.push(request.url())
      }
    })
    await page.goto(`/confirm-recipient#token=${'x'.repeat(43)}`, { waitUntil: 'networkidle' })
    expect(requested).toEqual([])
    await press(t.confirm.agree)
    await page.getByText(t.confirm.gone).waitFor()
    expect(requested).toHaveLength(1)
  })
})

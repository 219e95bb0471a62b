// The member journey in each language: apply, be approved, log in, see prices, send a wish list, change the
// password.
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideApplication } from '../src/server/staff/applications/decide-application.ts'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { createMemberWithPassword, PASSWORD as MEMBER_PASSWORD } from '../test/support/log-in-as.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { useUpLogInLimit } from '../test/support/use-up-log-in-limit.ts'
import { useJourneys } from './support/visit.ts'
import { expectAccessible } from './support/accessible-pages.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'

const PASSWORD = 'three old batteries in a drawer'

const APPROVED = { en_us: /approved/, zh_cn: /通过/, zh_hk: /批准/ }

let shop: MemberShop

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({ origin: () => shop.address, timeoutMs: 30_000 })

describe.each(sampleInTurn(LANGS, 2))('in %s', (lang) => {
  // A second attempt needs another applicant: the first one has used up its email code.
  let attempts = 0

  test('a member applies, logs in, sends a wish list and changes the password', async () => {
    const username = `journey-${lang.replace('_', '-')}-${++attempts}`
    const email = `${username}@customer.example`
    const page = await visit(null)
    const number = await apply(page, { lang, username, email })
    await approve(number)
    const mail = await shop.mailbox.next({ to: email, subject: APPROVED[lang] }, 20_000)
    expect(mail.text).toContain(username)

    await logIn(page, { lang, username, email })
    await expectPrices(page, lang)
    await pasteList(page, lang)
    await sendList(page, { lang, username, email })

    const other = await visit(null)
    await failToLogIn(other, { lang, username, email })
    await logIn(other, { lang, username, email })
    await other.goto(`${langPrefix(lang)}/wishlist`)
    await changePassword(page, lang)
    await expectLoggedOut(other, lang)
    await expectLoggedIn(page, lang)
  }, 240_000)
})

describe.each(sampleInTurn(LANGS, 0))('in %s', (lang) => {
  test('a change of password whose answer was lost says how to find out, and a second one that it was probably done', async () => {
    const { account, form } = TEXTS[lang]
    const { username } = await createMemberWithPassword(shop, { lang })
    const page = await visit(`${langPrefix(lang)}/login`)
    await field(page, account.logIn.labels.username).fill(username)
    await field(page, account.logIn.labels.password).fill(MEMBER_PASSWORD)
    await button(page, account.logIn.submit).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    for (const isTokenLost of [false, true]) {
      const old = isTokenLost ? NEW_PASSWORD : MEMBER_PASSWORD
      await fillPasswords(page, lang, { old, fresh: isTokenLost ? PASSWORD : NEW_PASSWORD })
      await loseChange(page, isTokenLost)
      await button(page, account.change.submit).click()
      const summary = page.locator('[role=group]:focus')
      await summary.getByText(form.noAnswerTitle).waitFor()
      await summary.getByText(account.passwordAttempts.unanswered).waitFor()
      await button(page, account.change.submit).click()
      await summary.getByText(account.passwordAttempts.repeated).waitFor()
      await expectAccessible(page)
    }
    await page.goto(`${langPrefix(lang)}/login`)
    await logIn(page, { lang, username, email: '' })
  })
})

test('a dropshipper who logs in at the wholesale shop types nothing again and arrives where the link led', async () => {
  const { username } = await createMemberWithPassword(shop, { kind: 'dropship' })
  const page = await visit('/orders', { viewport: { width: 360, height: 780 } })
  await page.waitForURL(/\/login\?redirect=/)
  const t = TEXTS.en_us.account.logIn
  await field(page, t.labels.username).fill(username)
  await field(page, t.labels.password).fill(MEMBER_PASSWORD)
  await button(page, t.submit).click()
  await page.getByText(t.isDropship).waitFor()
  await button(page, t.toOther).click()
  await page.waitForURL((url) => url.pathname === '/orders')
})

describe.each(sampleInTurn(LANGS, 1))('after many wrong passwords of others, in %s', (lang) => {
  test('the owner logs in from a new browser with a code by mail, with the keyboard alone', async () => {
    const { username, email } = await createMemberWithPassword(shop, { lang })
    await useUpLogInLimit(shop, new Date(), username)
    const { account, 'browser-code': t } = TEXTS[lang]
    const page = await visit(`${langPrefix(lang)}/login`)
    await field(page, account.logIn.labels.username).fill(username)
    await field(page, account.logIn.labels.password).fill(MEMBER_PASSWORD)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: t.title })
    await panel.getByText(t.lead).waitFor()
    const focused = page.locator(':focus')
    await expect.poll(() => focused.innerText()).toBe(t.title)
    for (let steps = 0; steps < 8 && (await focused.innerText()) !== t.send; steps += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const mail = await shop.mailbox.next({ to: email }, 20_000)
    const code = /\d{4} \d{4} \d{4}/.exec(mail.text)?.[0] ?? ''
    await panel.getByText(t.sent).waitFor()
    await expect.poll(() => focused.getAttribute('name')).toBe('code')
    await page.keyboard.type('000000000000')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, t.labels.code).getAttribute('aria-invalid')).toBe('true')
    await field(page, t.labels.code).fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    expect(await page.locator('html').innerText()).toContain(`Example company ${username}`)
  }, 60_000)
})

interface Applicant {
  lang: Lang
  username: string
  email: string
}

/** Completes the wizard with the mailed code; returns the application number. */
async function apply(page: Page, { lang, username, email }: Applicant): Promise<string> {
  const { code, register: t } = TEXTS[lang].registration
  await page.goto(`${langPrefix(lang)}/register`)
  await field(page, code.labels.email).fill(email)
  await button(page, code.send).click()
  const mail = await shop.mailbox.next({ to: email }, 20_000)
  const digits = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
  await field(page, code.labels.code).fill(digits)
  await field(page, t.labels.companyName).waitFor()

  await page.getByRole('radio').first().check()
  await field(page, t.labels.companyName).fill('Example Power Ltd')
  await field(page, t.labels.username).fill(username)
  await button(page, t.next).click()

  await field(page, t.labels.country).selectOption('DE')
  await field(page, t.labels.firstName).fill('Erika')
  await field(page, t.labels.surname).fill('Example')
  await field(page, t.labels.phone).fill('30 1234567')
  await field(page, t.labels.addressLine1).fill('Example Street 1')
  await field(page, t.labels.postCode).fill('20095')
  await field(page, t.labels.city).fill('Hamburg')
  await button(page, t.next).click()

  await page.getByRole('checkbox').first().check()
  await button(page, t.next).click()

  await field(page, t.labels.password).fill(PASSWORD)
  await field(page, t.labels.confirmPassword).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button(page, t.send).click()
  await page.waitForURL(/registration-received/)
  const number = await page.getByText(/^A\d\d-\d{6}$/).innerText()
  return number
}

async function approve(number: string): Promise<void> {
  const terms = { price_group: 'wholesale', currency: 'USD', sales_region: 'GLOBAL' }
  const staff = { db: shop.db, now: new Date(), actor: 'staff:journey', origin: shop.address }
  await decideApplication(staff, number, { to: 'approve', terms })
}

const ITEM = 'VC-LT35641'
const NEW_PASSWORD = 'four new batteries on the shelf'

async function logIn(page: Page, { lang, username }: Applicant, password = PASSWORD) {
  const t = TEXTS[lang].account.logIn
  await page.goto(`${langPrefix(lang)}/productdetail/${ITEM}`)
  const productPath = new URL(page.url()).pathname
  await page.getByRole('link', { name: TEXTS[lang].frame.account.logIn }).first().click()
  await page.waitForURL(/\/login\?redirect=/)
  await field(page, t.labels.username).fill(username)
  await field(page, t.labels.password).fill(password)
  await button(page, t.submit).click()
  // The login returns to the page that asked for it.
  await page.waitForURL((url) => url.pathname === productPath)
}

/** After three failures, login requires a security check, which solves itself; the next login takes one press. */
async function failToLogIn(page: Page, { lang, username }: Applicant): Promise<void> {
  const t = TEXTS[lang].account.logIn
  // Failures in other languages came from the same address.
  await shop.db.deleteFrom('attempt').execute()
  await page.goto(`${langPrefix(lang)}/login`)
  await field(page, t.labels.username).fill(username)
  for (let failures = 0; failures < 3; failures += 1) {
    await field(page, t.labels.password).fill('not the password')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page, t.submit).click()
    await answered
    await page.getByText(t.wrong).first().waitFor()
    await expect.poll(() => page.getByText(t.codeNeeded).count()).toBe(0)
  }
}

async function expectPrices(page: Page, lang: Lang): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText(TEXTS[lang].price.demonstration).first().waitFor()
  await main.getByRole('table', { name: TEXTS[lang].price.ladder }).waitFor()
  await page.getByLabel(TEXTS[lang].frame.account.menu('Example Power Ltd')).waitFor()
}

/** Pastes an item number, a barcode and nonsense: two rows are added, the third stays with a reason. */
async function pasteList(page: Page, lang: Lang): Promise<void> {
  const { 'wish-list': t, 'list-review': review } = TEXTS[lang]
  const other = await shop.db
    .selectFrom('product')
    .where('item_no', '=', 'VC-GC25100')
    .select('ean')
    .executeTakeFirstOrThrow()
  await page.goto(`${langPrefix(lang)}/wishlist`)
  await page
    .getByRole('button', { name: new RegExp(`^(${t.none.paste}|${t.tools.paste})$`) })
    .first()
    .click()
  await page
    .getByLabel(review.field)
    .fill(`${ITEM}\t20\n${other.ean ?? ''}\t40\nno-such-thing-9\t5`)
  await button(page, review.read).click()
  await page.getByText(review.outcome.not_found).first().waitFor()
  await button(page, review.add(2)).click()
  await page.getByText(review.added(2)).first().waitFor()
  await page.getByLabel(t.table.quantity(ITEM)).first().waitFor()
}

async function sendList(page: Page, { lang, email }: Applicant): Promise<void> {
  const t = TEXTS[lang]['wish-list'].send
  await page.goto(`${langPrefix(lang)}/sendwish`)
  await page.getByLabel(t.self(email)).check()
  await field(page, t.mailTitle).fill('Journey list')
  await field(page, t.message).fill('Please quote these.')
  await page.getByLabel(t.prices).check()
  await button(page, t.submit).click()
  await page.getByText(TEXTS[lang].frame.errors.sendDone).first().waitFor()
  const mail = await shop.mailbox.next({ to: email, subject: /Journey list/ }, 20_000)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(ITEM)
    expect(part).toContain('VC-GC25100')
    expect(part).toContain('Please quote these.')
    expect(part).toMatch(/USD/)
  }
}

async function fillPasswords(
  page: Page,
  lang: Lang,
  { old = PASSWORD, fresh = NEW_PASSWORD } = {},
) {
  const { labels } = TEXTS[lang].account.change
  await page.goto(`${langPrefix(lang)}/changePassword`)
  await field(page, labels.currentPassword).fill(old)
  await field(page, labels.newPassword).fill(fresh)
  await field(page, labels.again).fill(fresh)
}

/** The next change of the password arrives, but the page gets no answer; with `isTokenLost` neither does the browser. */
async function loseChange(page: Page, isTokenLost: boolean): Promise<void> {
  const lose = async (route: Route) => {
    const cookies = await page.context().cookies()
    await route.fetch()
    if (isTokenLost) await page.context().addCookies(cookies)
    await route.abort('connectionreset')
  }
  await page.route('**/api/user/change-password', lose, { times: 1 })
}

async function changePassword(page: Page, lang: Lang): Promise<void> {
  const t = TEXTS[lang].account.change
  await fillPasswords(page, lang)
  await button(page, t.submit).click()
  await page.waitForFunction((title) => document.activeElement?.textContent === title, t.doneTitle)
}

/**
 * Changing the password ended the other session: its next request leads to the login, and its cookies are
 * removed.
 */
async function expectLoggedOut(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${langPrefix(lang)}/changePassword`)
  await page.waitForURL(/\/login\?redirect=/)
  await page.goto(`${langPrefix(lang)}/productdetail/${ITEM}`)
  await page.getByRole('link', { name: TEXTS[lang].frame.account.logIn }).first().waitFor()
  await expect.poll(() => page.getByText(TEXTS[lang].price.demonstration).count()).toBe(0)
}

async function expectLoggedIn(page: Page, lang: Lang): Promise<void> {
  await page.goto(`${langPrefix(lang)}/productdetail/${ITEM}`)
  await expectPrices(page, lang)
}

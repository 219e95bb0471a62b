// The way of a member, in each language: apply, be approved, log in, see prices, send a wish list, change the password.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideApplication } from '../src/server/flows/decide-application.ts'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { launchBrowser, type JourneyBrowser } from '../test/harness/browser.ts'
import { button, field } from './fields.ts'
import { type MemberShop, openMemberShop } from './member-shop.ts'
import { TEXTS } from './page-texts.ts'

const PASSWORD = 'three old batteries in a drawer'

const APPROVED = { en_us: /approved/, zh_cn: /通过/, zh_hk: /批准/ }

let shop: MemberShop
let browser: JourneyBrowser

beforeAll(async () => {
  shop = await openMemberShop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

describe.each(LANGS)('in %s', (lang) => {
  const username = `journey-${lang.replace('_', '-')}`
  const email = `${username}@customer.example`

  test('from the application to the log-out in another tab', async () => {
    const page = await browser.openPage({ baseURL: shop.address })
    const number = await apply(page, { lang, username, email })
    await approve(number)
    const mail = await shop.mailbox.next({ to: email, subject: APPROVED[lang] }, 20_000)
    expect(mail.text).toContain(username)
  }, 180_000)
})

interface Applicant {
  lang: Lang
  username: string
  email: string
}

/** Fills the wizard as the mail and the pages lead; returns the number of the application. */
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
  const number = /A\d\d-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  return number
}

async function approve(number: string): Promise<void> {
  const terms = { price_group: 'wholesale', currency: 'USD', sales_region: 'EU' }
  const desk = { db: shop.db, now: new Date(), actor: 'staff:journey', origin: shop.address }
  await decideApplication(desk, number, { to: 'approve', terms })
}

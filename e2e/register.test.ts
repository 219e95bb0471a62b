// Registration in a browser: no input is lost, every error links to its field, and neither mouse nor picture is
// required.
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { FRAME, loadAxe } from '../test/support/axe.ts'
import { FULL_SIZE, sampleInTurn } from '../test/support/sample.ts'
import { createMember } from '../test/support/create-member.ts'
import { logIn, useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { type MemberShop, openMemberShop } from './support/member-shop.ts'
import { TEXTS } from './support/page-texts.ts'

const PASSWORD = 'a calm sentence of words'
const PHONE = { viewport: { width: 360, height: 780 } }

let shop: MemberShop
let page: Page
let people = 0

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop?.close())
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce' },
})

const { code, register } = TEXTS.en_us.registration
const { labels } = register

function newAddress(): string {
  people += 1
  return `applicant-${people}@register.example`
}

/** Reads the next mail to `email`: the digits of the code, and the link to the form. */
async function readCodeMail(email: string): Promise<{ digits: string; link: string }> {
  const { text } = await shop.mailbox.next({ to: email }, 20_000)
  return {
    digits: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: /https?:\/\/\S+#email=\S+/.exec(text)?.[0] ?? '',
  }
}

/** Requests another code without waiting a minute. */
async function askAgain(email: string): Promise<void> {
  await shop.db.deleteFrom('attempt').execute()
  await askForCode(email)
}

async function askForCode(email: string, t = code): Promise<void> {
  await field(page, t.labels.email).fill(email)
  await button(page, t.send).click()
  await field(page, t.labels.code).waitFor()
}

/** Completes the first step, so that the second step is open. */
async function confirm(email: string): Promise<void> {
  await askForCode(email)
  await field(page, code.labels.code).fill((await readCodeMail(email)).digits)
  await field(page, labels.companyName).waitFor()
}

async function fillCompany(t = register): Promise<void> {
  await page.getByRole('radio').first().check()
  await field(page, t.labels.companyName).fill('Example Power Ltd')
  await field(page, t.labels.username).fill(`applicant-${people}`)
  await button(page, t.next).click()
}

async function fillAddress(t = register): Promise<void> {
  await field(page, t.labels.country).selectOption('HK')
  await field(page, t.labels.firstName).fill('Erika')
  await field(page, t.labels.surname).fill('Example')
  await expect.poll(() => field(page, t.labels.dialCode).inputValue()).toBe('+852')
  await field(page, t.labels.phone).fill('5123 4567')
  await field(page, t.labels.addressLine1).fill('1 Example Street')
  await field(page, t.labels.city).fill('Mong Kok')
  await field(page, t.regionNames['area'] ?? '').fill('Kowloon')
  await expect.poll(() => field(page, t.labels.postCode).count()).toBe(0)
  await button(page, t.next).click()
}

async function fillPassword(t = register): Promise<void> {
  await field(page, t.labels.password).fill(PASSWORD)
  await field(page, t.labels.confirmPassword).fill(PASSWORD)
  await page.getByRole('checkbox').check()
}

async function violations(step: string): Promise<string[]> {
  await loadAxe(page)
  // Header and footer are the same in every step.
  const exclude = FULL_SIZE || step === 'sign-up' ? [] : FRAME
  return page.evaluate(
    async ({ name, without }) => {
      const { axe: run } = globalThis as unknown as { axe: typeof axe }
      const within = without.length > 0 ? { exclude: without } : document
      const found = await run.run(within, { resultTypes: ['violations'] })
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
      return [
        ...found.violations.map((each) => `${name}: ${each.id}`),
        ...(wide > 1 ? [`${name}: ${wide} px wider than the screen`] : []),
      ]
    },
    { name: step, without: exclude },
  )
}

describe.each(sampleInTurn(LANGS, 1))('in %s', (lang) => {
  test('every step of the registration passes axe on a phone, with and without errors', async () => {
    const { code: c, register: r } = TEXTS[lang].registration
    const found: string[] = []
    page = await visit(`${langPrefix(lang)}/signUp`, PHONE)
    found.push(...(await violations('sign-up')))
    // The header row and seven questions.
    await expect.poll(() => page.getByRole('row').count()).toBe(8)
    await page.goto(`${langPrefix(lang)}/register`)
    await button(page, c.send).click()
    found.push(...(await violations('email')))
    const email = newAddress()
    await askForCode(email, c)
    found.push(...(await violations('code')))
    await field(page, c.labels.code).fill((await readCodeMail(email)).digits)
    await field(page, r.labels.companyName).waitFor()
    await button(page, r.next).click()
    found.push(...(await violations('company')))
    await fillCompany(r)
    await field(page, r.labels.country).waitFor()
    await button(page, r.next).click()
    found.push(...(await violations('address')))
    await fillAddress(r)
    await field(page, r.labels.invitationCode).waitFor()
    found.push(...(await violations('interests')))
    await button(page, r.next).click()
    await field(page, r.labels.password).waitFor()
    await button(page, r.send).click()
    found.push(...(await violations('review')))
    await fillPassword(r)
    await button(page, r.send).click()
    await page.waitForURL(/registration-received/)
    found.push(...(await violations('received')))
    await page.getByRole('link', { name: TEXTS[lang].registration.received.status }).click()
    await page.getByText(/A\d\d-\d{6}/).waitFor()
    found.push(...(await violations('status')))
    const { status } = TEXTS[lang].registration
    await button(page, status.other).click()
    await page.getByText(status.lead).waitFor()
    await expect.poll(() => page.getByText(status.expired).count()).toBe(0)
    expect(found).toEqual([])
    // Another person logs in in the same tab.
    await logIn(page, await createMember(shop.db), shop.address)
    await page.goto(`${langPrefix(lang)}/application-status`)
    await page.getByText(status.asApplicant).waitFor()
    expect(await page.getByText(/A\d\d-\d{6}/).count()).toBe(0)
  }, 120_000)
})

test('typed input survives a reload, the Back button and another browser', async () => {
  const email = newAddress()
  page = await visit('/register?kind=dropship')
  await confirm(email)
  await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await field(page, labels.companyName).fill('Half a Form Ltd')
  await field(page, labels.username).fill('half-a-form')
  await button(page, register.next).click()
  await field(page, labels.city).fill('Lyon')
  await page.getByText(/Saved at \d\d:\d\d, stored for 30 days/).waitFor()
  await page.reload()
  await expect.poll(() => field(page, labels.city).inputValue()).toBe('Lyon')
  await page.goBack()
  await expect.poll(() => field(page, labels.companyName).inputValue()).toBe('Half a Form Ltd')
  await page.context().close()

  page = await visit('/register')
  await askAgain(email)
  await page.goto((await readCodeMail(email)).link)
  await page.getByText(/We have restored/).waitFor()
  await expect.poll(() => field(page, labels.companyName).inputValue()).toBe('Half a Form Ltd')
  expect(page.url()).not.toContain('#')
  await button(page, register.next).click()
  await expect.poll(() => field(page, labels.city).inputValue()).toBe('Lyon')
})

test('an expired confirmation is requested again, and the form continues where it was', async () => {
  page = await visit('/register')
  await confirm(newAddress())
  await fillCompany()
  await field(page, labels.city).waitFor()
  await shop.db
    .updateTable('email_code')
    .set({ ticket_expires_at: new Date(0) })
    .execute()
  await field(page, labels.city).fill('Porto')
  await page.getByText(register.expiredTitle).waitFor()
  const email = await field(page, code.labels.email).inputValue()
  await askAgain(email)
  await field(page, code.labels.code).fill((await readCodeMail(email)).digits)
  await field(page, labels.city).waitFor()
  await expect.poll(() => field(page, labels.city).inputValue()).toBe('Porto')
})

test('a field that the server rejects is shown in its step, and the password is kept', async () => {
  page = await visit('/register')
  await confirm(newAddress())
  await fillCompany()
  await fillAddress()
  await field(page, labels.invitationCode).fill('NO-SUCH-CODE')
  await button(page, register.next).click()
  await fillPassword()
  await button(page, register.send).click()
  const summary = page.getByRole('group', { name: /One field/ })
  await summary.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'group')
  await summary.getByRole('link').click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-invitationCode')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await button(page, register.next).click()
  await expect.poll(() => field(page, labels.password).inputValue()).toBe(PASSWORD)

  // Pressing twice sends one request.
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/register-v2')) sent += 1
  })
  await button(page, register.send).dblclick()
  await page.waitForURL(/registration-received/)
  expect(sent).toBe(1)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(PASSWORD)
})

test('wrong digits are reported, and another code can be requested only after a while', async () => {
  page = await visit('/register')
  const email = newAddress()
  await askForCode(email)
  const { digits } = await readCodeMail(email)
  await field(page, code.labels.code).fill(digits === '000000' ? '111111' : '000000')
  await page.getByRole('group', { name: /One field/ }).waitFor()
  await page.getByText(code.noMail).click()
  await expect
    .poll(() => page.getByRole('button', { name: /another code in \d:\d\d/ }).count())
    .toBe(1)
  await field(page, code.labels.code).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await field(page, labels.companyName).waitFor()
})

test('the picture replaces the proof of work, and a wrong answer brings another picture', async () => {
  const t = TEXTS.en_us['security-code']
  page = await visit('/register')
  await field(page, code.labels.email).fill(newAddress())
  await button(page, t.usePicture).click()
  const picture = page.getByRole('img', { name: t.alt })
  await picture.waitFor()
  await button(page, code.send).click()
  await page.getByText(t.missing).waitFor()
  const first = await picture.getAttribute('src')
  await field(page, t.label).fill('00000')
  await button(page, code.send).click()
  await page.getByText(t.rejected).waitFor()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
  await button(page, t.useProof).click()
  await button(page, code.send).click()
  await field(page, code.labels.code).waitFor()
})

test('a server error leads to the failure screen, and from there back to the complete form', async () => {
  page = await visit('/register')
  await confirm(newAddress())
  await fillCompany()
  await fillAddress()
  await button(page, register.next).click()
  await fillPassword()
  await page.route('**/api/user/register-v2', (route) =>
    route.fulfill({ json: { code: 500, msg: 'The system is busy.', result: null } }),
  )
  await button(page, register.send).click()
  await page.waitForURL(/registration-failed/)
  await page.getByText('The system is busy.').first().waitFor()
  await page.unroute('**/api/user/register-v2')
  await page.getByRole('link', { name: TEXTS.en_us.registration.failedScreen.retry }).click()
  await page.getByText('Example Power Ltd').waitFor()
})

test('an exhibition registers its visitors and is marked as an example', async () => {
  const { exhibition } = TEXTS.en_us.registration
  page = await visit('/registrationForm/example-hong-kong-2027', PHONE)
  await page.getByText(exhibition.exampleNote).waitFor()
  await button(page, exhibition.send).click()
  expect(await violations('exhibition')).toEqual([])
  await field(page, exhibition.labels.firstName).fill('Erika')
  await field(page, exhibition.labels.surname).fill('Example')
  await field(page, exhibition.labels.companyName).fill('Example Power Ltd')
  await field(page, exhibition.labels.email).fill(newAddress())
  await field(page, exhibition.labels.country).selectOption('DE')
  await page.getByRole('checkbox').check()
  await button(page, exhibition.send).click()
  await page.waitForFunction(
    (title) => document.activeElement?.textContent === title,
    exhibition.doneTitle,
  )
})

test('without scripts the registration page names an email address', async () => {
  page = await visit('/register', { javaScriptEnabled: false })
  const said = await page.getByRole('main').innerText()
  expect(said).toContain(TEXTS.en_us.registration.noScripts.text)
  expect(said).not.toContain(TEXTS.en_us.frame.loading)
  await expect
    .poll(() => page.locator('main a[href="mailto:sales@shop.example"]').count())
    .toBeGreaterThan(0)
})

// Staff in the browser: the link that sets a password, the first login with an authenticator app, a passkey, and a lost
// phone.
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolStaff, STAFF_PASSWORD } from '../test/support/enrol-staff.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { sampleInTurn } from '../test/support/sample.ts'
import { inviteStaff } from '../src/server/modules/staff/staff-service.ts'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { TEXTS } from './support/page-texts.ts'

let shop: ListeningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())
// Passkeys need a host name; an IP address is not allowed.
const origin = () => shop.address.replace('127.0.0.1', 'localhost')
const { visit } = useJourneys({ origin, timeoutMs: 30_000 })

interface Credentials {
  lang: Lang
  email: string
  code?: string
}

async function logIn(page: Page, { lang, email, code = '' }: Credentials): Promise<void> {
  const t = TEXTS[lang].staff.logIn
  await field(page, t.labels.email).fill(email)
  await field(page, t.labels.password).fill(STAFF_PASSWORD)
  await field(page, t.labels.code).fill(code)
  await button(page, t.submit).click()
}

async function logOut(page: Page, lang: Lang): Promise<void> {
  await button(page, TEXTS[lang].staff.logOut).click()
  await page.waitForURL(/\/staff\/login$/)
}

/** Completes the enrolment with the key that is shown as text; returns the recovery codes. */
async function enrolApp(page: Page, lang: Lang): Promise<{ app: TOTP; codes: string[] }> {
  await page.getByRole('heading', { level: 1, name: TEXTS[lang].staff.enrol.title }).waitFor()
  return confirmApp(page, lang)
}

/** Enters the key that is shown into an app, and confirms it after a wrong code. */
async function confirmApp(page: Page, lang: Lang): Promise<{ app: TOTP; codes: string[] }> {
  const { app: t, recovery } = TEXTS[lang].staff
  const key = (await page.locator('main code').first().innerText()).replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  await field(page, t.labels.code).fill('000000')
  await button(page, t.confirm).click()
  await page.getByText(t.wrong).waitFor()
  await field(page, t.labels.code).fill(app.generate())
  await button(page, t.confirm).click()
  await page.getByRole('heading', { name: recovery.newTitle }).waitFor()
  const codes = await page.locator('main li code').allInnerTexts()
  await button(page, recovery.done).click()
  return { app, codes }
}

test.each(sampleInTurn(LANGS, 3))(
  'in %s staff set up a second factor, lose it, log in with a recovery code and set up another',
  async (lang) => {
    const { email } = await enrolStaff(shop.db, { isEnrolled: false, roles: ['warehouse'] })
    const t = TEXTS[lang].staff
    const page = await visit(null)
    await page.goto(`${langPrefix(lang)}/staff`)
    await page.waitForURL(/\/staff\/login\?redirect=/)
    await logIn(page, { lang, email })
    const { app: lostApp, codes } = await enrolApp(page, lang)
    expect(codes).toHaveLength(10)
    await page.getByRole('heading', { level: 1, name: t.home.title }).waitFor()
    await page.getByText(t.rights.permissions['order.ship']).waitFor()
    await expect.poll(() => page.getByText(t.rights.permissions['price.write']).count()).toBe(0)

    await logOut(page, lang)
    await logIn(page, { lang, email, code: '000000' })
    await page.getByText(t.logIn.wrong).waitFor()
    // The phone is lost: a recovery code replaces it once.
    await logIn(page, { lang, email, code: codes[0] ?? '' })
    await page.getByText(t.recovery.left(9)).waitFor()
    // The app of a new phone replaces the lost one, and new recovery codes replace the old ones.
    await button(page, t.app.replace).click()
    const { app: newApp } = await confirmApp(page, lang)
    await page.getByText(t.recovery.left(10)).waitFor()
    await logOut(page, lang)
    for (const code of [lostApp.generate(), codes[1] ?? '']) {
      await logIn(page, { lang, email, code })
      await page.getByText(t.logIn.wrong).waitFor()
    }
    // Each code is valid once, and the code of the current 30 seconds has confirmed the app.
    const next = newApp.generate({ timestamp: Date.now() + 30_000 })
    await logIn(page, { lang, email, code: next })
    await page.getByRole('heading', { level: 1, name: t.home.title }).waitFor()
  },
  120_000,
)

test('staff add a passkey, log in with it, and confirm a change with it', async () => {
  const { email } = await enrolStaff(shop.db, { isEnrolled: false })
  const t = TEXTS.en_us.staff
  const page = await visit('/staff')
  await withAuthenticator(page)
  await logIn(page, { lang: 'en_us', email })
  await button(page, t.passkeys.instead).click()
  await button(page, t.recovery.done).click()
  await page.getByText(t.passkeys.last).waitFor()

  await logOut(page, 'en_us')
  await button(page, t.passkeys.logIn).click()
  await page.getByRole('heading', { level: 1, name: t.home.title }).waitFor()
  const longAgo = new Date(Date.now() - 600_000)
  await shop.db.updateTable('staff_session').set({ factor_at: longAgo }).execute()
  await button(page, t.recovery.create).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.passkeys.prove }).click()
  await page.getByRole('heading', { name: t.recovery.newTitle }).waitFor()
}, 120_000)

test('after a link that is no longer valid, another one in the same tab sets the password', async () => {
  const { welcome: t } = TEXTS.en_us.staff
  const invited = { email: 'new@shop.example', name: 'New Clerk' }
  const { secret } = await inviteStaff(shop.db, new Date(), invited)
  const page = await visit(`/staff-welcome#invitation=${'x'.repeat(43)}`)
  const setPassword = async () => {
    await field(page, t.labels.newPassword).fill(STAFF_PASSWORD)
    await field(page, t.labels.again).fill(STAFF_PASSWORD)
    await button(page, t.submit).click()
  }
  await setPassword()
  await page.getByText(t.gone).waitFor()
  await page.goto(`/staff-welcome#invitation=${secret}`)
  await setPassword()
  await page.waitForFunction(
    (title) => document.activeElement?.textContent === title,
    t.doneTitle(invited.name),
  )
})

/** A platform authenticator of Chromium that confirms the person without asking. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

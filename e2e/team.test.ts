// Colleagues in a browser: an owner invites, and the colleague sets up a login; links that work once.
import { afterAll, beforeAll, describe } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { team as en_us } from '../src/web/texts/en_us/team.ts'
import { team as zh_cn } from '../src/web/texts/zh_cn/team.ts'
import { team as zh_hk } from '../src/web/texts/zh_hk/team.ts'
import { createMemberWithPassword, PASSWORD } from '../test/support/log-in-as.ts'
import { freshColleagueEmail, linkSecretOf } from '../test/support/colleagues.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { startReset } from '../src/server/modules/membership/password-reset-service.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { expectAccessible } from './support/accessible-pages.ts'
import { TEXTS } from './support/page-texts.ts'

const T = { en_us, zh_cn, zh_hk }
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
  const prefix = langPrefix(lang)

  test('an owner invites a colleague, who sets up a login by the link', async () => {
    const owner = await createMemberWithPassword(shop, { lang, kind: 'dropship' })
    const page = await visit(null, { member: owner })
    const email = freshColleagueEmail()
    await page.goto(`${prefix}/account/team`, { waitUntil: 'load' })
    await button(page, t.invite).click()
    await field(page, t.labels.email).fill(email)
    await field(page, t.labels.password).fill(PASSWORD)
    await button(page, t.send).click()
    await page.getByText(t.sent(email)).waitFor()
    await expectAccessible(page)

    const visitor = await visit(null)
    const token = await linkSecretOf(shop, email)
    await visitor.route('**/api/user/invitations/read', (route) => route.abort())
    await visitor.goto(`${prefix}/account/invitation#token=${token}`, { waitUntil: 'load' })
    await visitor.getByRole('alert').getByText(t.invitation.unreachable).waitFor()
    await expectAccessible(visitor)
    await visitor.unroute('**/api/user/invitations/read')
    await button(visitor, t.invitation.retry).click()
    await visitor.waitForFunction(
      (company) => document.activeElement?.textContent?.includes(company),
      `Example company ${owner.username}`,
    )
    const labels = t.invitation.labels
    await field(visitor, labels.firstName).fill('New')
    await field(visitor, labels.surname).fill('Colleague')
    await field(visitor, labels.username).fill(email.split('@')[0] ?? '')
    await field(visitor, labels.password).fill(PASSWORD)
    await field(visitor, labels.confirmPassword).fill(PASSWORD)
    await visitor.getByRole('checkbox').check()
    await expectAccessible(visitor)
    await button(visitor, t.invitation.submit).click()
    await visitor.waitForFunction(
      (title) => document.activeElement?.textContent === title,
      t.invitation.doneTitle,
    )

    // The token of a link that is no longer valid must not be taken for that of a new password.
    await visitor.goto(`${prefix}/account/invitation#token=${'x'.repeat(43)}`)
    await visitor.getByText(t.invitation.gone).waitFor()
    await visitor.locator('a[href*="/login"]').first().dispatchEvent('click')
    const { logIn, forgotten } = TEXTS[lang].account
    await visitor.getByRole('link', { name: logIn.forgotten }).click()
    await field(visitor, forgotten.labels.username).waitFor()
  })

  test('a link for a new password works once, and the page then asks for a login name again', async () => {
    const { email } = await createMemberWithPassword(shop, { lang })
    const { secret } = await shop.db
      .transaction()
      .execute((trx) => startReset(trx, new Date(), email))
    const { forgotten: t, logIn } = TEXTS[lang].account
    const page = await visit(`${prefix}/forgotten#token=${secret}`)
    await field(page, t.newLabels.newPassword).fill(`${PASSWORD} again`)
    await field(page, t.newLabels.again).fill(`${PASSWORD} again`)
    await button(page, t.newSubmit).click()
    await page.waitForFunction(
      (title) => document.activeElement?.textContent === title,
      t.doneTitle,
    )
    await page.getByRole('link', { name: t.toLogIn }).click()
    await page.getByRole('link', { name: logIn.forgotten }).click()
    await field(page, t.labels.username).waitFor()
  })
})

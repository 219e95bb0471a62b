// Colleagues in a browser: an owner invites, and the colleague sets up a login.
import { afterAll, beforeAll, describe } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { team as en_us } from '../src/web/texts/en_us/team.ts'
import { team as zh_cn } from '../src/web/texts/zh_cn/team.ts'
import { team as zh_hk } from '../src/web/texts/zh_hk/team.ts'
import { createMemberWithPassword, PASSWORD } from '../test/support/log-in-as.ts'
import { freshColleagueEmail, linkSecretOf } from '../test/support/colleagues.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { button, field } from './support/fields.ts'
import { expectAccessible } from './support/accessible-pages.ts'

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
    await visitor.goto(`${prefix}/account/invitation#token=${token}`, { waitUntil: 'load' })
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
  })
})

// The member pages and the dropshipping area: accessibility, pages without scripts, visitors, a saved address.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { member as en_us } from '../src/web/texts/en_us/member.ts'
import { member as zh_cn } from '../src/web/texts/zh_cn/member.ts'
import { member as zh_hk } from '../src/web/texts/zh_hk/member.ts'
import { createMember, type TestMember } from '../test/support/create-member.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { errorsOfScreen } from './support/check-screens.ts'
import { button, field } from './support/fields.ts'
import { TEXTS } from './support/page-texts.ts'

const T = { en_us, zh_cn, zh_hk }
const PHONE = { width: 360, height: 780 }
/** Pages that need no login. */
const OPEN = [
  '/login',
  '/forgotten',
  '/account/invitation',
  '/dropship/login',
  '/drop-shipping.html',
  '/staff-welcome',
]
/** Pages that only members see. */
const OWN = [
  '/member',
  '/member/profile',
  '/member/addresses',
  '/member/sessions',
  '/changePassword',
  '/account',
  '/account/settings',
  '/account/team',
  '/basket',
  '/checkout',
  '/orders',
]

const PRODUCT_LINE = { itemNo: 'VC-LT35641', quantity: 5 }

let shop: ListeningShop
let page: Page

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

  test('the member pages pass axe in both themes, and none is wider than a phone', async () => {
    page = await visit(null, { member: await createMember(shop.db, { lang, kind: 'dropship' }) })
    const found: string[] = []
    for (const path of OWN) {
      const screen = {
        address: prefix + path,
        device: 'phone',
        withFrame: path === OWN[0],
      } as const
      found.push(...(await errorsOfScreen(page, screen)))
      expect(new URL(page.url()).pathname).toBe(prefix + path)
    }
    expect(found).toEqual([])
  }, 120_000)

  test('on a phone the navigation shows the current page', async () => {
    page = await visit(`${prefix}/member/sessions`, {
      member: await createMember(shop.db, { lang }),
    })
    const right = () =>
      page
        .locator('nav a[aria-current=page]', { hasText: t.nav.sessions })
        .evaluate((link) => link.getBoundingClientRect().right)
    await expect.poll(right).toBeLessThanOrEqual(PHONE.width)
  })

  test('pages with buttons say without scripts why these need them', async () => {
    const member = await createMember(shop.db, { lang })
    page = await visit(null, { member, javaScriptEnabled: false })
    for (const path of ['/member/addresses', '/member/sessions', '/account/team']) {
      await page.goto(prefix + path)
      await expect
        .poll(() => page.locator('main noscript p').allTextContents())
        .toEqual([t.nav.needsScripts])
    }
  })

  test('without scripts no button can be pressed that would do nothing or lose what was typed', async () => {
    const member = await createMember(shop.db, { lang })
    await addWish(member, PRODUCT_LINE)
    const found: string[] = []
    page = await visit(null, { member, javaScriptEnabled: false })
    for (const path of [...OWN, '/sendwish']) {
      await page.goto(prefix + path)
      expect(new URL(page.url()).pathname).toBe(prefix + path)
      found.push(...(await idleButtons(page)).map((text) => `${path}: ${text}`))
    }
    page = await visit(null, { javaScriptEnabled: false })
    for (const path of OPEN) {
      await page.goto(prefix + path)
      found.push(...(await idleButtons(page)).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  })

  test('the form that sends a list says without scripts why it needs them', async () => {
    const member = await createMember(shop.db, { lang })
    await addWish(member, PRODUCT_LINE)
    page = await visit(`${prefix}/sendwish`, { member, javaScriptEnabled: false })
    await expect
      .poll(() => page.locator('main form noscript p').allTextContents())
      .toEqual([TEXTS[lang].form.needsScripts])
  })

  test('a visitor is sent to the log-in, which returns to the page', async () => {
    page = await visit(null)
    for (const path of OWN) {
      await page.goto(prefix + path, { waitUntil: 'load' })
      const address = new URL(page.url())
      expect(address.pathname).toBe(`${prefix}/login`)
      expect(address.searchParams.get('redirect')).toBe(prefix + path)
    }
  })

  test('a wrong address is rejected with a reason, keeps its input, and is saved once corrected', async () => {
    page = await visit(null, { member: await createMember(shop.db, { lang }) })
    await page.goto(`${prefix}/member/addresses`, { waitUntil: 'load' })
    const labels = t.addresses.labels
    await button(page, t.addresses.add).click()
    await field(page, labels.country).selectOption('GB')
    await field(page, labels.label).fill('Example warehouse')
    await field(page, labels.recipient).fill('Example Buyer')
    await field(page, labels.line1).fill('1 Example Road')
    await field(page, labels.city).fill('London')
    await field(page, labels.postCode).fill('nowhere')
    await button(page, t.addresses.save).click()
    await page.locator('main').getByText(t.addresses.postCodeWrong).first().waitFor()
    await expect.poll(() => field(page, labels.line1).inputValue()).toBe('1 Example Road')
    await field(page, labels.postCode).fill('SW1A 1AA')
    await button(page, t.addresses.save).click()
    await page.getByText(t.addresses.saved).waitFor()
    await page.getByRole('heading', { name: 'Example warehouse' }).waitFor()
  })
})

async function addWish(member: TestMember, line: object): Promise<void> {
  const answer = await fetch(`${shop.address}/api/wish-lists/lines`, {
    method: 'POST',
    headers: { ...member.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [line] }),
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** Enabled buttons that do nothing without scripts: those that submit no form, or a form without an `action`. */
function idleButtons(from: Page): Promise<string[]> {
  return from
    .locator('main button:enabled:visible')
    .evaluateAll((all) =>
      (all as HTMLButtonElement[])
        .filter(({ type, form }) => type !== 'submit' || !form?.hasAttribute('action'))
        .map((each) => each.textContent ?? ''),
    )
}

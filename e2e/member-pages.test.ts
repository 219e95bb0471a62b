// A member's own pages and the drop-ship area: nothing that keeps people out, an address kept, a session ended.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { member as en_us } from '../src/web/texts/en_us/member.ts'
import { member as zh_cn } from '../src/web/texts/zh_cn/member.ts'
import { member as zh_hk } from '../src/web/texts/zh_hk/member.ts'
import { type JourneyBrowser, launchBrowser } from '../test/support/browser.ts'
import { enrol, type Enrolled } from '../test/support/enrol.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { button, field } from './support/fields.ts'

const T = { en_us, zh_cn, zh_hk }
const PHONE = { width: 360, height: 780 }
const OPEN = ['/login', '/forgotten', '/dropship/login', '/drop-shipping.html', '/staff-welcome']
const OWN = [
  '/member',
  '/member/profile',
  '/member/addresses',
  '/member/sessions',
  '/changePassword',
]

let shop: ListeningShop
let browser: JourneyBrowser
let page: Page

beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})
afterEach(() => page.context().close())

async function open(member: Enrolled | null): Promise<void> {
  const options = { baseURL: shop.address, viewport: PHONE, reducedMotion: 'reduce' } as const
  page = await browser.openPage(options)
  page.setDefaultTimeout(15_000)
  if (!member) return
  const cookie = (name: string, value: string) => ({ name, value, url: shop.address })
  await page
    .context()
    .addCookies([
      { ...cookie('token', member.token), httpOnly: true },
      cookie('username', member.username),
      cookie('approvalState', '5'),
    ])
}

describe.each(LANGS)('in %s', (lang) => {
  const t = T[lang]
  const prefix = langPrefix(lang)

  test('axe finds nothing serious, light and dark, and nothing is wider than a phone', async () => {
    await open(await enrol(shop.db, { lang }))
    const found: string[] = []
    for (const path of [...OWN, ...OPEN]) {
      await page.goto(prefix + path, { waitUntil: 'load' })
      expect(new URL(page.url()).pathname).toBe(prefix + path)
      // Buttons wake up with the scripts; colours settle after that.
      await page.waitForFunction(() => !document.querySelector('main button:disabled'))
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name
        }, theme)
        await page.waitForTimeout(250)
        found.push(...(await violations()).map((each) => `${path} ${theme}: ${each}`))
      }
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (wider > 1) found.push(`${path}: ${wider} px wider than the screen`)
    }
    expect(found).toEqual([])
  }, 120_000)

  test('a visitor is led to the log-in, which remembers the way', async () => {
    await open(null)
    for (const path of OWN) {
      await page.goto(prefix + path, { waitUntil: 'load' })
      const address = new URL(page.url())
      expect(address.pathname).toBe(`${prefix}/login`)
      expect(address.searchParams.get('redirect')).toBe(prefix + path)
    }
  })

  test('an address is refused with its reason, keeps what was typed, and is kept once right', async () => {
    await open(await enrol(shop.db, { lang }))
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
    expect(await field(page, labels.line1).inputValue()).toBe('1 Example Road')
    await field(page, labels.postCode).fill('SW1A 1AA')
    await button(page, t.addresses.save).click()
    await page.getByText(t.addresses.saved).waitFor()
    await page.getByRole('heading', { name: 'Example warehouse' }).waitFor()
  })
})

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source)
  const results = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe }
    return run.run(document)
  })
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}

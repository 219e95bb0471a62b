// The frame around every screen: failed scripts and calls, messages, page views, navigation on phones, the footer, and the
// offer of Chinese pages.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { PRODUCT } from '../test/support/catalogue-pages.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { builtFileOf } from './support/hold-script.ts'
import { TEXTS } from './support/page-texts.ts'

const VIEWPORT = { width: 1280, height: 900 }
/** The built script file of that screen. */
const BEST_SELLERS = `**/${builtFileOf('src/web/screens/catalogue/best-sellers.tsx')}`

let page: Page

const { visit } = useJourneys({
  defaults: { viewport: VIEWPORT },
  // The browser reports deliberately failed scripts and calls as errors.
  watch: 'nothing',
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang].frame

  test('a failed script of a screen is reported, and a retry loads it', async () => {
    page = await visit(`${prefix}/allproduct`)
    await page.route(BEST_SELLERS, (route) => route.abort())
    await page.locator(`header a[href="${prefix}/bestsellers"]`).first().click()
    await page.getByRole('heading', { name: t.failed.partTitle }).waitFor()
    await page.getByText(t.failed.partText).waitFor()
    await page.unroute(BEST_SELLERS)
    await page.getByRole('link', { name: t.failed.retry }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/bestsellers`)
    await page.locator('main a[href*="/products/"]').first().waitFor()
  })

  test('a network failure is reported next to the control that caused it', async () => {
    page = await visit(prefix + PRODUCT)
    await page.route(/\/api\//, (route) => route.abort())
    await page.locator('#device').fill('ARIMA')
    await page.locator('#fit-check').getByText(TEXTS[lang].product.fit.failed).waitFor()
    await page.unroute(/\/api\//)
    await page.locator('#device').fill('ARIMA W651UI')
    await page.locator('#fit-check').getByText('ARIMA W651UI').first().waitFor()
  })

  test('phones have search, wish list and account in a bar at the bottom, which does not cover the focused link', async () => {
    page = await visit(`${prefix}/bestsellers`, { viewport: { width: 360, height: 740 } })
    const bar = page.getByRole('navigation', { name: t.nav.short })
    for (const name of [t.account.wishList, t.account.logInShort]) {
      await expect.poll(() => bar.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    }
    const last = page.locator('footer summary').last()
    await last.focus()
    const [low, top] = [await last.boundingBox(), await bar.boundingBox()]
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
    await bar.getByRole('link', { name: t.nav.search, exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('keyword')
  })

  test('login, wish list and language are visible on screens from 600 px of width', async () => {
    page = await visit(`${prefix}/support`, { viewport: { width: 600, height: 800 } })
    const header = page.locator('header')
    for (const name of [t.account.wishList, t.account.logInShort]) {
      await expect
        .poll(() => header.getByRole('link', { name, exact: true }).first().isVisible())
        .toBe(true)
    }
    await expect.poll(() => header.getByLabel(t.language.label).first().isVisible()).toBe(true)
  })

  test('the log-in page names what the login is for', async () => {
    page = await visit(`${prefix}/sendwish`)
    await page.waitForURL(/\/login\?redirect=/)
    const { goals } = TEXTS[lang].account.logIn
    await page.getByRole('heading', { level: 1, name: goals.sendWishList }).waitFor()
  })

  test('a message about a copied number appears bottom right for five seconds', async () => {
    page = await visit(prefix + PRODUCT)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('[data-copy]').first().click()
    const words = page.getByRole('status').getByText(TEXTS[lang].product.copy.done)
    await words.waitFor()
    const box = await words.boundingBox()
    expect(box?.x).toBeGreaterThan(VIEWPORT.width / 2)
    expect(box?.y).toBeGreaterThan(VIEWPORT.height / 2)
    await page.mouse.move(10, 10)
    await page.clock.runFor(4_900)
    expect(await words.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await words.waitFor({ state: 'detached' })
  })
})

test('a page view is recorded only when the last one is more than a second old', async () => {
  page = await visit(null)
  await page.addInitScript(recordBeacons)
  const began = Date.now()
  await page.addInitScript(stopClock, began)
  const clock = (ms: number) => page.evaluate(setClock, began + ms)
  const seen = () => page.evaluate(() => (globalThis as unknown as Beacons).beacons)
  const recorded = (count: number) =>
    expect.poll(async () => (await seen()).length, { timeout: 10_000 }).toBe(count)
  await page.goto('/support', { waitUntil: 'load' })
  await recorded(1)
  await clock(1_200)
  await follow('/bestsellers')
  await recorded(2)
  const [first, second] = await seen()
  expect(first).toMatchObject({
    url: '/api/user/behavior/statistical',
    type: 'application/json',
    record: { accessPage: '/support', lang: 'en_us' },
  })
  expect(second?.record.accessPage).toBe('/bestsellers')
  expect(Math.abs(Date.parse(second?.record.accessTime ?? '') - Date.now())).toBeLessThan(60_000)
  await clock(2_400)
  await follow('/newproduct')
  await recorded(3)
  // Two views in a row: the second comes too soon to count.
  await follow('/replace')
  await clock(3_600)
  await follow('/bestsellers')
  await recorded(4)
  const pages = (await seen()).map(({ record }) => record.accessPage)
  expect(pages).toEqual(['/support', '/bestsellers', '/newproduct', '/bestsellers'])
})

test('a browser that prefers Chinese is offered the Chinese pages by a link, once', async () => {
  page = await visit('/support', { locale: 'zh-HK' })
  const offer = page.getByRole('link', { name: '瀏覽繁體中文版' })
  await expect.poll(() => offer.getAttribute('href')).toBe('/zh-hk/support')
  await page.getByRole('button', { name: '繼續瀏覽英文版' }).click()
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => offer.count()).toBe(0)
})

test('a link in the footer shows the top of its page', async () => {
  page = await visit('/support')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('footer a[href="/bestsellers"]').first().click()
  await page.waitForURL('**/bestsellers')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the footer is short on a form, and complete on the page that follows without a reload', async () => {
  page = await visit('/customer-feedback.html')
  const groups = page.locator('footer nav')
  await expect.poll(() => groups.count()).toBe(1)
  const loads = await page.evaluate(() => performance.timeOrigin)
  await follow('/')
  await expect.poll(() => groups.count()).toBe(5)
  await page.locator('footer a[href="/bestsellers"]').first().click()
  await page.waitForURL('**/bestsellers')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => groups.count()).toBe(1)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
})

interface Beacons {
  beacons: {
    url: string
    type: string
    record: { accessPage: string; accessTime: string; lang: string }
  }[]
}

/** Runs in the page before its own scripts: `Date.now` stands still until `setClock` changes it. */
function stopClock(now: number): void {
  Object.assign(globalThis, { now })
  Date.now = () => (globalThis as unknown as { now: number }).now
}

function setClock(now: number): void {
  Object.assign(globalThis, { now })
}

/** Runs in the page before its own scripts: the browser does not report beacons to Playwright. */
function recordBeacons(): void {
  const beacons: unknown[] = []
  Object.assign(globalThis, { beacons })
  navigator.sendBeacon = (url, data) => {
    const body = data as Blob
    void body.text().then((text) => {
      beacons.push({ url: String(url), type: body.type, record: JSON.parse(text) as unknown })
    })
    return true
  }
}

async function follow(path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click()
  await page.waitForURL((url) => url.pathname === path)
}

// Typical buyer journeys in three languages: find by number, see why it matches, check a fit, filter, compare,
// change language.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hrefLang, htmlLang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { PRODUCT } from '../test/support/catalogue-pages.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

let page: Page

const { visit } = useJourneys({
  defaults: { viewport: { width: 1280, height: 900 } },
  watch: 'console',
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang]
  const at = (path: string) => (url: URL) => url.pathname + url.search === prefix + path

  test('a part number leads from home to its battery, with the reason and the fits', async () => {
    page = await visit(prefix || '/')
    const field = page.locator('main search input[name=keyword]')
    await field.click()
    await field.pressSequentially('00HW0', { delay: 40 })
    const option = page.getByRole('option').filter({ hasText: '00HW003' }).first()
    await option.waitFor()
    await field.fill('00hw 003')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname === `${prefix}/searchProduct`)
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('00hw 003')
    const hit = page.getByRole('main').locator('a[href*="VC-LT35641"]').first()
    await hit.waitFor()
    const reason = t.lists.matched.oem('Lenovo 00HW003')
    await page.getByText(reason).first().waitFor()
    await hit.click()
    await page.waitForURL((url) => url.pathname.endsWith('/VC-LT35641'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(htmlLang(lang))
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(page.url())
  })

  test('a suggestion can be followed by keyboard alone', async () => {
    page = await visit(prefix || '/')
    const field = page.locator('main search input[name=keyword]')
    await field.click()
    await field.pressSequentially('HB30B', { delay: 40 })
    await page.getByRole('option').first().waitFor()
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
    await field.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-activedescendant'))
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname !== (prefix || '/'))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a fit check answers yes, or that the device is not listed', async () => {
    page = await visit(prefix + PRODUCT)
    const field = page.locator('#device')
    await field.fill('ARIMA W651UI')
    await page.locator('#fit-check').getByText(t.product.fit.yes('ARIMA W651UI')).waitFor()
    await field.fill('Toaster 9000')
    await page.locator('#fit-check').getByText(t.product.fit.no('Toaster 9000')).waitFor()
  })

  test('filters of a list are kept in the URL, and Back removes them', async () => {
    const address = '/secondarytype/batteries/laptop'
    page = await visit(prefix + address)
    const box = page.locator('input[type=checkbox][name=brand][value="Voltcell Ultra"]')
    await box.check()
    await page.waitForURL((url) => url.searchParams.get('brand') === 'Voltcell Ultra')
    await page.waitForFunction(() => {
      const titles = [
        ...document.querySelectorAll('main :is(td, th, li, article) a[href*="/products/"]'),
      ]
      return (
        titles.length > 0 && titles.every((link) => link.getAttribute('href')?.includes('/VU-'))
      )
    })
    await page.goBack()
    await page.waitForURL(at(address))
    await page.locator('main a[href*="/VC-"]').first().waitFor()
    await expect.poll(() => box.isChecked()).toBe(false)
  })

  test('two batteries are compared', async () => {
    page = await visit(`${prefix}/searchProduct?keyword=00HW003`)
    await page.getByLabel(t.card.compareItem('VC-LT35641')).check()
    const series = page.getByRole('row', { name: 'VC-LT35641' }).getByRole('group')
    await series.getByRole('button', { name: 'Voltcell Ultra' }).click()
    await page.getByLabel(t.card.compareItem('VU-LT35641')).check()
    const tray = page.getByRole('region', { name: t.lists.compare.trayLabel })
    await tray.getByRole('link', { name: t.lists.compare.trayOpen }).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/compare`)
    const table = page.getByRole('table')
    await table.waitFor()
    await expect.poll(() => table.innerText()).toContain('VU-LT35641')
    expect((await table.innerText()).replaceAll(/[,\s]/g, '')).toContain('3560mAh')
  })

  test('changing the language keeps the page', async () => {
    page = await visit(`${prefix}/searchProduct?keyword=dell&page=2`)
    for (const other of LANGS) {
      await page
        .locator('header summary')
        .filter({ hasText: /English|中文/ })
        .first()
        .click()
      await page
        .locator(`header a[hreflang="${hrefLang(other)}"]`)
        .first()
        .click()
      const path = `${langPrefix(other)}/searchProduct`
      await page.waitForURL((url) => url.pathname === path)
      const query = new URL(page.url()).searchParams
      expect([query.get('keyword'), query.get('page')]).toEqual(['dell', '2'])
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(htmlLang(other))
    }
  })

  test('the finder leads from a type to a device and its batteries', async () => {
    page = await visit(`${prefix}/finder`)
    await page.locator(`main a[href="${prefix}/finder/laptop"]`).first().click()
    await page.waitForURL(at('/finder/laptop'))
    await page.locator(`main a[href="${prefix}/finder/laptop/dell"]`).first().click()
    await page.waitForURL(at('/finder/laptop/dell'))
    await page.goto(`${prefix}/finder/laptop/dell?keyword=latitude+5400`)
    await page.locator(`main a[href="${prefix}/device/dell-latitude-5400"]`).first().click()
    await page.waitForURL(at('/device/dell-latitude-5400'))
    const fitting = page.locator('main a[href*="/products/"]')
    await fitting.first().waitFor()
    await expect.poll(() => fitting.count()).toBeGreaterThan(1)
  })
})

test('the theme changes immediately and survives a reload', async () => {
  page = await visit('/allproduct')
  const colours = TEXTS.en_us.frame.theme
  await page.locator(`header summary[aria-label="${colours.label}"]`).first().click()
  await page.locator('header').getByRole('button', { name: colours.dark }).first().click()
  const theme = () => page.locator('html').getAttribute('data-theme')
  await expect.poll(() => theme()).toBe('dark')
  await page.reload()
  await expect.poll(() => theme()).toBe('dark')
})

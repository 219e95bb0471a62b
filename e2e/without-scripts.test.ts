// Home, list, search and product pages work without JavaScript.
import { describe, expect } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { PRODUCT } from '../test/support/catalogue-pages.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

const { visit } = useJourneys({ defaults: { javaScriptEnabled: false } })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)

  test('the search on the home page leads to the product', async () => {
    const page = await visit(prefix || '/')
    const field = page.locator('main search input[name=keyword]')
    await field.fill('00HW003')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname === `${prefix}/searchProduct`)
    await page.locator('main a[href*="/VC-LT35641"]').first().click()
    await page.waitForURL((url) => url.pathname.endsWith('/VC-LT35641'))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('a form filters a list, which is read page by page', async () => {
    const page = await visit(`${prefix}/secondarytype/batteries/laptop`)
    const box = page.locator('input[type=checkbox][name=brand][value="Voltcell Ultra"]')
    const form = page.locator('form').filter({ has: box })
    await box.check({ force: true })
    await form.locator('button[type=submit], button:not([type])').first().click({ force: true })
    await page.waitForURL((url) => url.searchParams.get('brand') === 'Voltcell Ultra')
    const links = await page
      .locator('main :is(td, th, li, article) a[href*="/products/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(5)
    expect(links.every((href) => href.includes('/VU-'))).toBe(true)
    await page.locator('main a[href*="page=2"]').first().click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    expect(new URL(page.url()).searchParams.get('brand')).toBe('Voltcell Ultra')
  })

  test('each form and the wish list say why they need scripts', async () => {
    const { form, team, 'wish-list': wishList } = TEXTS[lang]
    const pages = [
      ['/login', form.needsScripts],
      ['/forgotten', form.needsScripts],
      ['/wishlist', wishList.noScripts],
      ['/confirm-recipient', wishList.confirm.noScripts],
      ['/account/invitation', team.invitation.needsScripts],
    ]
    for (const [path, reason] of pages) {
      const page = await visit(prefix + path)
      const sentence = page.locator('main noscript p').first()
      await expect.poll(() => sentence.isVisible()).toBe(true)
      await expect.poll(() => sentence.textContent()).toBe(reason)
    }
  })

  test('a product page answers whether a device fits', async () => {
    const page = await visit(prefix + PRODUCT)
    await page.locator('#device').fill('ARIMA W651UI')
    await page.locator('#fit-check button').click()
    await page
      .locator('#fit-check')
      .getByText(TEXTS[lang].product.fit.yes('ARIMA W651UI'))
      .waitFor()
  })
})

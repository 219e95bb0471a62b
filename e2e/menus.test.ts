// The menus of the frame: by keyboard, on phones, and when the first page had another layout.
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

const { visit } = useJourneys({
  defaults: { viewport: { width: 1280, height: 900 } },
  watch: 'console',
})

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const t = TEXTS[lang].frame
  const laptops = `a[href="${prefix}/secondarytype/batteries/laptop"]:not([data-reload])`

  test('the category menu opens and closes by keyboard and stays on the next page', async () => {
    const page = await visit(`${prefix}/bestsellers`)
    const menu = page.locator('header details', { has: page.locator(laptops) })
    const title = menu.locator('summary')
    const link = menu.locator(laptops)
    await title.press('Enter')
    await expect.poll(() => link.isVisible()).toBe(true)
    await link.press('Escape')
    await expect.poll(() => link.isVisible()).toBe(false)
    await expect
      .poll(() => title.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await title.press('Enter')
    await link.click()
    await page.waitForURL((url) => url.pathname === `${prefix}/secondarytype/batteries/laptop`)
    await expect.poll(() => link.isVisible()).toBe(false)
    await title.click()
    await expect.poll(() => link.isVisible()).toBe(true)
  })

  test('a menu marks the page that is shown, and only that one', async () => {
    const page = await visit(`${prefix}/bestsellers`)
    const marked = page.locator('header details a[aria-current="page"]')
    const support = page.locator('header details', {
      has: page.locator(`a[href="${prefix}/support"]`),
    })
    const go = async (path: string) => {
      await support.locator('summary').click()
      await support.locator(`a[href="${prefix}${path}"]`).click()
      await page.waitForURL((url) => url.pathname === prefix + path)
    }
    await go('/faq.html')
    await expect.poll(() => marked.getAttribute('href')).toBe(`${prefix}/faq.html`)
    await go('/support')
    await expect.poll(() => marked.getAttribute('href')).toBe(`${prefix}/support`)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => marked.count()).toBe(0)
    await expect.poll(() => support.locator('a').count()).toBeGreaterThan(5)
    await expect.poll(() => page.locator('footer nav').count()).toBe(5)
  })

  test('from the dropshipping area the menu of the shop is loaded', async () => {
    const page = await visit(`${prefix}/dropship/dsintroduce.html`)
    await page
      .locator(`header nav a[href="${prefix || '/'}"]`)
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === (prefix || '/'))
    const menu = page.locator('header details', { has: page.locator(laptops) })
    await menu.locator('summary').click()
    await expect.poll(() => menu.locator(laptops).isVisible()).toBe(true)
  })

  test('the drawer of phones leads to the categories', async () => {
    const page = await visit(`${prefix}/bestsellers`, { viewport: { width: 360, height: 740 } })
    await page.getByRole('button', { name: t.nav.menu, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: t.nav.menu })
    await drawer.getByRole('button', { name: t.nav.categories }).click()
    // Name and number of packs, as in the menu of wide screens.
    const inMenu = await page.locator(`header details ${laptops}`).textContent()
    await expect.poll(() => drawer.locator(laptops).textContent()).toBe(inMenu)
    await drawer.locator(laptops).click()
    await page.waitForURL((url) => url.pathname === `${prefix}/secondarytype/batteries/laptop`)
  })
})

test('without scripts the menus open and their links work', async () => {
  const page = await visit('/bestsellers', { javaScriptEnabled: false })
  const link = page.locator('a[href="/secondarytype/batteries/laptop"]')
  const menu = page.locator('header details', { has: link })
  await menu.locator('summary').click()
  await menu.locator(link).click()
  await page.waitForURL((url) => url.pathname === '/secondarytype/batteries/laptop')
})

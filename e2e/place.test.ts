// The place on a page (scroll position, focus, open parts): back, forward and reload restore it, a followed link starts
// at the top.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'

const { visit } = useJourneys({ defaults: { viewport: { width: 1280, height: 800 } } })

const LISTS = [
  ['a category', '/secondarytype/batteries/laptop'],
  ['the search', '/searchProduct?keyword=11.4+V'],
  ['the best sellers', '/bestsellers'],
  ['the finder', '/finder/laptop/lenovo'],
] as const

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)

  for (const [list, path] of LISTS) {
    test(`back returns to the link that was followed in ${list}`, () => returnsTo(prefix, path))
  }
})

/** Follows a link in the list by keyboard, goes back and forward. */
async function returnsTo(prefix: string, path: string): Promise<void> {
  const page = await visit(prefix + path)
  const link = page.locator(`main :is(tbody, li, article) a[href^="${prefix}/"]:visible`).nth(9)
  await link.focus()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 120))
  const href = (await link.getAttribute('href')) ?? ''
  const before = await topOf(page, href)
  const scrolled = await scrollOf(page)
  expect(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === decodeURI(href.split('?')[0] ?? ''))
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => focusedHref(page)).toBe(href)
  expect(Math.abs((await topOf(page, href)) - before)).toBeLessThan(2)
  await page.goForward()
  await page.waitForURL((url) => url.pathname === decodeURI(href.split('?')[0] ?? ''))
  await expect.poll(() => scrollOf(page)).toBe(0)
}

test('back shows the list at its place without showing its top first', async () => {
  const page = await visit('/bestsellers')
  await page.evaluate(() => window.scrollTo(0, 900))
  const link = page.locator('main tbody a[href^="/products/"]:visible').nth(12)
  await link.click()
  await page.waitForURL('**/products/**')
  await page.locator('#specifications').waitFor()
  await page.evaluate(watchPaints)
  await page.goBack()
  await page.waitForURL('**/bestsellers')
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(700)
  const seen = await page.evaluate(() => (globalThis as unknown as Seen).listAt)
  expect(seen.filter((y) => y < 700)).toEqual([])
})

test('back opens the parts that were open, and restores what was typed into the filter', async () => {
  const page = await visit('/secondarytype/batteries/laptop')
  const part = page.locator('main details').first()
  await part.locator('summary').click()
  await page.locator('main tbody a[href^="/products/"]:visible').nth(3).click()
  await page.waitForURL('**/products/**')
  await page.goBack()
  await expect.poll(() => part.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)

  await page.goto('/finder/laptop')
  await page.locator('#filter-names').fill('leno')
  await page.locator('main a[href^="/finder/laptop/lenovo"]').first().click()
  await page.waitForURL('**/finder/laptop/lenovo*')
  await page.goBack()
  await expect.poll(() => page.locator('#filter-names').inputValue()).toBe('leno')
})

test('a reload and a return from another document keep the place', async () => {
  const page = await visit('/bestsellers')
  await page.evaluate(() => window.scrollTo(0, 1_000))
  await page.reload()
  await expect.poll(() => scrollOf(page)).toBe(1_000)
  await page.goto('/zh-cn/bestsellers')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(1_000)
})

test('an anchor is reached and left again within the page', async () => {
  const page = await visit('/faq')
  await page.evaluate(() => window.scrollTo(0, 200))
  const anchor = page.locator('main a[href^="#"]').last()
  await anchor.click()
  await page.waitForURL(/#/)
  await expect.poll(() => scrollOf(page)).not.toBe(200)
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(200)
})

test('the comparison, opened directly, shows what was chosen before', async () => {
  const page = await visit('/bestsellers')
  const boxes = page.locator('main tbody input[type=checkbox]:visible')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const chosen = await page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]'))
  expect(chosen).toHaveLength(2)
  await page.goto('/compare')
  await page.waitForURL(`**/compare?items=${chosen.join(',')}`)
  await page.locator('main table').getByRole('link', { name: chosen[1], exact: true }).waitFor()
})

interface Seen {
  listAt: number[]
}

/** Runs in the page: the scroll position of every animation frame that shows the list. */
function watchPaints(): void {
  const listAt: number[] = []
  Object.assign(globalThis, { listAt })
  const look = () => {
    if (document.querySelectorAll('main tbody a[href^="/products/"]').length > 15)
      listAt.push(window.scrollY)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

function topOf(page: Page, href: string): Promise<number> {
  return page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((link) => link.getBoundingClientRect().top)
}

function focusedHref(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('href') ?? null)
}

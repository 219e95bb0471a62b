// The finder on a phone: brands are folded under their first letters, which the bar of letters opens; all of it works without
// scripts.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { seriousViolations, widerThanScreen } from '../test/support/axe.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { TEXTS } from './support/page-texts.ts'

const PHONE = { viewport: { width: 360, height: 780 } }
const { visit } = useJourneys({ defaults: { ...PHONE, reducedMotion: 'reduce' } })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  const prefix = langPrefix(lang)
  const { finder: t } = TEXTS[lang].lists

  test('a letter of the bar opens its brands, and back returns to the brand with the letter open', async () => {
    const page = await visit(`${prefix}/finder`)
    expect(await heightOf(page)).toBeLessThan(4_000)
    const brand = page.locator(`main a[href="${prefix}/finder/-/lenovo"]`)
    await expect.poll(() => brand.isVisible()).toBe(false)
    const jump = page.getByRole('navigation', { name: t.jump })
    await jump.getByRole('link', { name: 'L', exact: true }).press('Enter')
    await brand.waitFor()
    await page.waitForURL(/#letter-L$/)
    expect(await seriousViolations(page)).toEqual([])
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
    const top = () => brand.evaluate((link) => Math.round(link.getBoundingClientRect().top))
    await brand.focus()
    const before = await top()
    await brand.press('Enter')
    await page.waitForURL(`**${prefix}/finder/-/lenovo`)
    await page.goBack()
    await brand.waitFor()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
    await expect.poll(() => brand.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('typing lists the brands that match, without their letters', async () => {
    const page = await visit(`${prefix}/finder`)
    const field = page.getByLabel(t.filterBrand, { exact: true })
    await field.fill('leno')
    await page.locator(`main a[href="${prefix}/finder/-/lenovo"]:visible`).waitFor()
    await expect.poll(() => page.locator('main details:visible').count()).toBe(0)
    await field.fill('no such brand')
    await page.getByText(t.none, { exact: true }).waitFor()
    await field.fill('')
    await expect.poll(() => page.locator('main details:visible').count()).toBeGreaterThan(20)
  })
})

test('without scripts a tap opens a letter with links to its brands', async () => {
  const page = await visit('/finder', { javaScriptEnabled: false })
  const letter = page.locator('main details', { has: page.locator('#letter-L') })
  await letter.locator('summary').click()
  await letter.getByRole('link', { name: 'Lenovo', exact: true }).click()
  await page.waitForURL('**/finder/-/lenovo')
})

test('on a wide screen the letters are open, and none of their titles is a control', async () => {
  const page = await visit('/finder', { viewport: { width: 1440, height: 900 } })
  const all = page.locator('main details')
  await expect
    .poll(() => all.locator('nth=0').evaluate((each: HTMLDetailsElement) => each.open))
    .toBe(true)
  const summaries = await all.locator('summary').evaluateAll((titles) => {
    return titles.filter((title) => (title as HTMLElement).tabIndex >= 0).length
  })
  expect(summaries).toBe(0)
  await page.locator('main a[href="/finder/-/lenovo"]').waitFor()
})

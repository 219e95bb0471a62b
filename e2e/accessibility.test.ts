// Every screen, in three languages, light and dark, large and small: nothing that keeps people out.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { CATALOGUE_PAGES } from '../test/catalogue-pages.ts'
import { launchBrowser, type JourneyBrowser } from '../test/harness/browser.ts'

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}
const PATHS = [...CATALOGUE_PAGES.map(([path]) => path), '/nowhere/at-all']
const SERIOUS = new Set(['serious', 'critical'])

let shop: JourneyBrowser

beforeAll(async () => {
  shop = await launchBrowser()
})
afterAll(() => shop.close())

describe.each(LANGS)('in %s', (lang) => {
  test('on a desktop, light and dark', async () => {
    const page = await shop.openPage({ viewport: SIZES.desktop, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of PATHS) {
      await page.goto(langPrefix(lang) + path, { waitUntil: 'load' })
      found.push(...(await violations(page)).map((each) => `${path}: ${each}`))
      await wearDark(page)
      // Colours are all that changes with the theme.
      const dark = await violations(page, ['color-contrast'])
      found.push(...dark.map((each) => `${path} dark: ${each}`))
    }
    await page.context().close()
    expect(found).toEqual([])
  }, 240_000)

  test('on a phone, and never wider than it', async () => {
    const page = await shop.openPage({ viewport: SIZES.phone, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of PATHS) {
      await page.goto(langPrefix(lang) + path, { waitUntil: 'load' })
      found.push(...(await violations(page)).map((each) => `${path}: ${each}`))
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (wider > 1) found.push(`${path}: ${wider} px wider than the screen`)
    }
    await page.context().close()
    expect(found).toEqual([])
  }, 240_000)
})

test('the keyboard comes everywhere: first to the content, then to the search', async () => {
  const page = await shop.openPage({ viewport: SIZES.desktop })
  await page.goto('/')
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(first).toBe('#content')
  // The key is known once the scripts run.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.evaluate(() => document.activeElement?.getAttribute('name'))
    })
    .toBe('keyword')
  await page.context().close()
})

/** As the theme's button does, without the moment in which one colour fades into the other. */
async function wearDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    document.documentElement.setAttribute('data-theme', 'dark')
  })
}

/** 'rule: how many, first place' for what is serious or worse. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.url().startsWith(inject('shopAddress'))).toBe(true)
  await page.evaluate(axe.source)
  const results = await page.evaluate(async (only) => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe }
    return run.run(document, only ? { runOnly: { type: 'rule', values: only } } : {})
  }, rules)
  return results.violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => {
      const place = nodes[0]
      return `${id}: ${nodes.length}, ${place?.target.join(' ')} – ${place?.any[0]?.message ?? place?.failureSummary ?? ''}`
    })
}

// Checks screens for visitors with axe in both themes, at one of two sizes, and that none is wider than a phone.
// test/stress/site-walk covers all languages, sizes and themes.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import { seriousViolations, setTheme, widerThanScreen } from '../../test/support/axe.ts'
import { FULL_SIZE } from '../../test/support/sample.ts'
import { SITE_PAGES } from '../../test/support/site-pages.ts'

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 780 } }
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']

/** Rows and entries of long lists, which the site walk checks too. */
const REPEATED_ENTRIES = FULL_SIZE
  ? []
  : ['tbody tr:nth-child(n+7)', 'li:nth-child(n+13)', 'article:nth-of-type(n+7)']

/** Each screen once, in two halves. The languages alternate, so that each covers a third. */
export function screensOf(half: 'first' | 'second'): string[] {
  const addresses = PATHS.map((path, at) => langPrefix(LANGS[at % LANGS.length] as Lang) + path)
  const middle = Math.ceil(addresses.length / 2)
  return half === 'first' ? addresses.slice(0, middle) : addresses.slice(middle)
}

/**
 * Opens each screen once, alternately on a desktop and on a phone, where all rules are checked. None is wider than a phone,
 * and contrast is checked in both themes.
 */
export async function errorsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  expect(addresses.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const [at, address] of addresses.entries()) {
    const device = at % 2 === 0 ? 'desktop' : 'phone'
    const addErrors = (faults: string[], where: string) =>
      found.push(...faults.map((fault) => `${address} ${where}: ${fault}`))
    await page.setViewportSize(SIZES[device])
    await page.goto(address, { waitUntil: 'load' })
    // Buttons are enabled once the scripts run; colours are checked after that transition.
    await setTheme(page, 'light')
    addErrors(await seriousViolations(page, undefined, REPEATED_ENTRIES), `on a ${device}`)
    // The theme changes nothing but colours.
    await setTheme(page, 'dark')
    const lowContrast = await seriousViolations(page, ['color-contrast'], REPEATED_ENTRIES)
    addErrors(lowContrast, `dark on a ${device}`)
    // The layout follows the width by CSS alone, as when a window is resized.
    await page.setViewportSize(SIZES.phone)
    const wider = await widerThanScreen(page)
    if (wider > 1) addErrors([`${wider} px wider than the screen`], 'on a phone')
  }
  return found
}

// Checks screens for visitors with axe: on a desktop in both themes, and on a phone, where none may be wider than
// the screen. test/stress/site-walk covers all languages, sizes and themes.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import { seriousViolations, wearTheme, widerThanScreen } from '../../test/support/axe.ts'
import { SITE_PAGES } from '../../test/support/site-pages.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']

/** Each screen once, in two halves. The languages take turns, so that each covers a third. */
export function screensOf(half: 'first' | 'second'): string[] {
  const addresses = PATHS.map((path, at) => langPrefix(LANGS[at % LANGS.length] as Lang) + path)
  const middle = Math.ceil(addresses.length / 2)
  return half === 'first' ? addresses.slice(0, middle) : addresses.slice(middle)
}

/** Opens each screen once: its layout follows the width by CSS alone, as when a window is resized. */
export async function errorsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  expect(addresses.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const address of addresses) {
    const note = (faults: string[], where = '') =>
      found.push(...faults.map((fault) => `${address}${where}: ${fault}`))
    await page.setViewportSize(DESKTOP)
    await page.goto(address, { waitUntil: 'load' })
    // Buttons are enabled once the scripts run; colours are checked after that transition.
    await wearTheme(page, 'light')
    note(await seriousViolations(page))
    await page.setViewportSize(PHONE)
    note(await seriousViolations(page), ' on a phone')
    const wider = await widerThanScreen(page)
    if (wider > 1) note([`${wider} px wider than the screen`], ' on a phone')
    await page.setViewportSize(DESKTOP)
    await wearTheme(page, 'dark')
    // The theme changes nothing but colours.
    note(await seriousViolations(page, ['color-contrast']), ' dark')
  }
  return found
}

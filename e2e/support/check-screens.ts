// Checks screens with axe, at one of two sizes, and that none is wider than a phone.
// test/stress/site-walk covers all languages, sizes and themes.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import {
  type AxeScope,
  seriousViolations,
  setTheme,
  widerThanScreen,
} from '../../test/support/axe.ts'
import { FULL_SIZE } from '../../test/support/sample.ts'
import { SITE_PAGES } from '../../test/support/site-pages.ts'

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 780 } }
type Device = keyof typeof SIZES
export const DEVICES = Object.keys(SIZES) as Device[]
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']

/** Rows and entries of long lists, which the site walk checks too. */
const REPEATED_ENTRIES = FULL_SIZE
  ? []
  : ['tbody tr:nth-child(n+4)', 'main li:nth-child(n+7)', 'article:nth-of-type(n+4)']

/** Each screen once, in two halves. The languages alternate, so that each covers a third. */
export function screensOf(half: 'first' | 'second'): string[] {
  const addresses = PATHS.map((path, at) => langPrefix(LANGS[at % LANGS.length] as Lang) + path)
  const middle = Math.ceil(addresses.length / 2)
  return half === 'first' ? addresses.slice(0, middle) : addresses.slice(middle)
}

/**
 * Opens each screen once, alternately on a desktop and on a phone, and every second pair also in the dark theme. Header
 * and footer are checked with the first screens of each area, on both devices and in each language.
 */
export async function errorsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  expect(addresses.length).toBeGreaterThan(30)
  const found: string[] = []
  const checked = new Set<string>()
  for (const [at, address] of addresses.entries()) {
    const device = at % 2 === 0 ? 'desktop' : 'phone'
    // Header and footer differ by language, area and device.
    const frame = `${/^\/zh-\w\w/.exec(address)?.[0]} ${/drop|\/ds/.test(address)} ${device}`
    const withDark = FULL_SIZE || at % 4 < 2
    const withFrame = !checked.has(frame)
    found.push(...(await errorsOfScreen(page, { address, device, withDark, withFrame })))
    checked.add(frame)
  }
  return found
}

interface Screen {
  address: string
  device: Device
  /** Whether contrast is checked in the dark theme too. */
  withDark?: boolean
  /** Whether header and footer are checked too. */
  withFrame?: boolean
}

/** All rules in the light theme, contrast in the dark one, and whether the page is wider than a phone. */
export async function errorsOfScreen(
  page: Page,
  { address, device, withDark = true, withFrame = false }: Screen,
): Promise<string[]> {
  const scope = { exclude: REPEATED_ENTRIES, withFrame: FULL_SIZE || withFrame }
  await page.setViewportSize(SIZES[device])
  await page.goto(address, { waitUntil: 'load' })
  // Buttons are enabled once the scripts run; colours are checked after that transition.
  await setTheme(page, 'light')
  const light = await seriousViolations(page, scope)
  const dark = withDark ? await errorsInDark(page, scope) : []
  // The layout follows the width by CSS alone, as when a window is resized.
  await page.setViewportSize(SIZES.phone)
  const wider = await widerThanScreen(page)
  return [
    ...light.map((error) => `${address} on a ${device}: ${error}`),
    ...dark.map((error) => `${address} dark on a ${device}: ${error}`),
    ...(wider > 1 ? [`${address} on a phone: ${wider} px wider than the screen`] : []),
  ]
}

/** The theme changes nothing but colours. */
async function errorsInDark(page: Page, scope: AxeScope): Promise<string[]> {
  await setTheme(page, 'dark')
  return seriousViolations(page, { ...scope, rules: ['color-contrast'] })
}

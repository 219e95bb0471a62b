// Checks every screen once with axe, at desktop and phone width. test/stress/site-walk covers all languages,
// sizes and themes.
import { expect, test } from 'vitest'
import { type Lang, LANGS, langPrefix } from '../src/shared/lang.ts'
import { SITE_PAGES } from '../test/support/site-pages.ts'
import { seriousViolations, wearTheme, widerThanScreen } from '../test/support/axe.ts'
import { useJourneys } from './support/arrive.ts'

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 780 },
}
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']

const { arrive } = useJourneys()

/** Rotates the languages, so that each one covers a third of the pages, and the phone uses another one. */
function addressOf(path: string, turn: number): string {
  const lang = LANGS[turn % LANGS.length] as Lang
  return langPrefix(lang) + path
}

test('no page has serious axe violations on a desktop, in the light or the dark theme', async () => {
  const page = await arrive(null, { viewport: SIZES.desktop, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const [at, path] of PATHS.entries()) {
    const address = addressOf(path, at)
    await page.goto(address, { waitUntil: 'load' })
    // Buttons are enabled once the scripts run; colours are checked after that transition.
    await wearTheme(page, 'light')
    found.push(...(await seriousViolations(page)).map((each) => `${address}: ${each}`))
    await wearTheme(page, 'dark')
    // The theme changes nothing but colours.
    const dark = await seriousViolations(page, ['color-contrast'])
    found.push(...dark.map((each) => `${address} dark: ${each}`))
  }
  expect(found).toEqual([])
}, 360_000)

test('no page has serious axe violations on a phone or is wider than its screen', async () => {
  const page = await arrive(null, { viewport: SIZES.phone, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const [at, path] of PATHS.entries()) {
    const address = addressOf(path, at + 1)
    await page.goto(address, { waitUntil: 'load' })
    await wearTheme(page, 'light')
    found.push(...(await seriousViolations(page)).map((each) => `${address}: ${each}`))
    const wider = await widerThanScreen(page)
    if (wider > 1) found.push(`${address}: ${wider} px wider than the screen`)
  }
  expect(found).toEqual([])
}, 360_000)

test('the keyboard reaches everything: first the content, then the search', async () => {
  const page = await arrive('/', { viewport: SIZES.desktop })
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(first).toBe('#content')
  // The page handles the key once its scripts run.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.evaluate(() => document.activeElement?.getAttribute('name'))
    })
    .toBe('keyword')
})

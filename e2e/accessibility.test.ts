// Every screen once as axe sees it, large and small: nothing that keeps people out. All languages, sizes and themes: test/stress/site-walk.
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

/** The languages take turns, so that each is seen on a third of the pages, and another one on the phone. */
function addressOf(path: string, turn: number): string {
  const lang = LANGS[turn % LANGS.length] as Lang
  return langPrefix(lang) + path
}

test('no page keeps anybody out on a desktop, in the light or the dark theme', async () => {
  const page = await arrive(null, { viewport: SIZES.desktop, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const [at, path] of PATHS.entries()) {
    const address = addressOf(path, at)
    await page.goto(address, { waitUntil: 'load' })
    // Buttons wake up with the scripts: their colours as they end, not on the way.
    await wearTheme(page, 'light')
    found.push(...(await seriousViolations(page)).map((each) => `${address}: ${each}`))
    await wearTheme(page, 'dark')
    // Colours are all that changes with the theme.
    const dark = await seriousViolations(page, ['color-contrast'])
    found.push(...dark.map((each) => `${address} dark: ${each}`))
  }
  expect(found).toEqual([])
}, 360_000)

test('no page keeps anybody out on a phone or is wider than its screen', async () => {
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

test('the keyboard comes everywhere: first to the content, then to the search', async () => {
  const page = await arrive('/', { viewport: SIZES.desktop })
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
})

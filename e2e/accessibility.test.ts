// Checks the first half of the screens with axe, and two keys: Tab leads to the content first, a slash to the search.
import { expect, test } from 'vitest'
import { useJourneys } from './support/visit.ts'
import { errorsOf, screensOf } from './support/check-screens.ts'

const { visit } = useJourneys()

test('the first half of the screens passes axe and fits on a phone', async () => {
  const page = await visit(null, { reducedMotion: 'reduce' })
  expect(await errorsOf(page, screensOf('first'))).toEqual([])
}, 360_000)

test('Tab leads to the content first, and a slash to the search', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 900 } })
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

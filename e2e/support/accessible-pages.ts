// Checks the page that a journey shows: no serious violation of axe, and no wider than the screen.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousViolations, setTheme, widerThanScreen } from '../../test/support/axe.ts'

export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([])
  await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(1)
}

/** Checks the page in the light theme, then in the dark one, which it keeps. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    await expectAccessible(page)
  }
}

// The focus after an action on the page of an order or a return.
import type { Page } from 'playwright-core'

/** The sentence below the title, which says the new state, has the focus that the pressed button lost. */
export async function expectStateFocused(page: Page, text = ''): Promise<void> {
  await page.locator('h1 + p:focus', { hasText: text }).waitFor()
}

// Chromium for the journeys: one browser a test file, a fresh context a journey.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { requireChromium } from '../checks/chromium.ts'

export interface JourneyBrowser {
  browser: Browser
  /** A page in a context of its own; addresses like '/search' lead to the shop under test. */
  openPage(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

export async function launchBrowser(): Promise<JourneyBrowser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // Chromium's own sandbox refuses root; the journeys visit nothing but the shop.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  return {
    browser,
    async openPage(options = {}) {
      const context = await browser.newContext({ baseURL: inject('shopAddress'), ...options })
      return context.newPage()
    },
    close: () => browser.close(),
  }
}

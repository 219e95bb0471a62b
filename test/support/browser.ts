// Chromium for the journeys: one browser per test file, a fresh context per journey, and no violated
// Content-Security-Policy.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { requireChromium } from '../checks/chromium.ts'

export interface JourneyBrowser {
  browser: Browser
  /** Opens a page in its own context; URLs like '/search' lead to the shop under test. */
  openPage(options?: BrowserContextOptions): Promise<Page>
  /** Errors: a page violated its Content-Security-Policy. */
  close(): Promise<void>
}

/** `args` are additional browser switches. */
export async function launchBrowser(args: string[] = []): Promise<JourneyBrowser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // Chromium's sandbox does not run as root; the journeys visit only the shop.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  })
  const broken: string[] = []
  return {
    browser,
    async openPage(options = {}) {
      const context = await browser.newContext({ baseURL: inject('shopAddress'), ...options })
      watchPolicy(context, broken)
      return context.newPage()
    },
    async close() {
      await browser.close()
      if (broken.length > 0) throw new Error(`The policy was broken:\n${broken.join('\n')}`)
    },
  }
}

/** Chromium reports every violation in the console. */
function watchPolicy(context: BrowserContext, broken: string[]): void {
  context.on('console', (message) => {
    if (!message.text().includes('Content Security Policy')) return
    broken.push(`${message.page()?.url() ?? '?'}: ${message.text()}`)
  })
}

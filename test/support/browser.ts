// Chromium for the journeys: one browser a test file, a fresh context a journey, and no broken rule of the pages' policy.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { requireChromium } from '../checks/chromium.ts'

export interface JourneyBrowser {
  browser: Browser
  /** A page in a context of its own; addresses like '/search' lead to the shop under test. */
  openPage(options?: BrowserContextOptions): Promise<Page>
  /** Errors: a page tried what its Content-Security-Policy forbids. */
  close(): Promise<void>
}

/** `args`: further switches of the browser. */
export async function launchBrowser(args: string[] = []): Promise<JourneyBrowser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // Chromium's own sandbox refuses root; the journeys visit nothing but the shop.
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

/** Chromium says every broken rule in the console. */
function watchPolicy(context: BrowserContext, broken: string[]): void {
  context.on('console', (message) => {
    if (!message.text().includes('Content Security Policy')) return
    broken.push(`${message.page()?.url() ?? '?'}: ${message.text()}`)
  })
}

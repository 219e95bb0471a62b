// Chromium for the journeys: one browser per process, a fresh context per journey, and no violated
// Content-Security-Policy.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { requireChromium } from './chromium.ts'

export interface JourneyBrowser {
  browser: Browser
  /** Opens a page in its own context; URLs like '/search' lead to the shop under test. */
  openPage(options?: BrowserContextOptions): Promise<Page>
  /** Errors: a page violated its Content-Security-Policy. */
  close(): Promise<void>
}

/** `args` are additional browser switches; test files without any share the browser of their process. */
export async function launchBrowser(args: string[] = []): Promise<JourneyBrowser> {
  const isShared = args.length === 0
  const browser = await (isShared ? sharedBrowser() : launch(args))
  const broken: string[] = []
  return {
    browser,
    async openPage(options = {}) {
      const context = await browser.newContext({ baseURL: inject('shopAddress'), ...options })
      watchPolicy(context, broken)
      return context.newPage()
    },
    async close() {
      if (isShared) await closeContexts(browser)
      else await browser.close()
      if (broken.length > 0) throw new Error(`The policy was broken:\n${broken.join('\n')}`)
    },
  }
}

/** Ends with the process, which outlives the test file. */
let shared: Promise<Browser> | null = null

async function sharedBrowser(): Promise<Browser> {
  const running = await shared
  if (running?.isConnected()) return running
  shared = launch([])
  return shared
}

function launch(args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    // Chromium's sandbox does not run as root; the journeys visit only the shop.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), WITHOUT_EXTRAS, ...args],
  })
}

/**
 * A window of the full browser loads pages of its address bar and starts a process for the next page, which cost as
 * much as the page under test. Playwright sets the same switch with a list of its own, which
 * this one replaces and therefore repeats.
 */
const WITHOUT_EXTRAS = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join(',')}`

export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Chromium reports every violation in the console. */
function watchPolicy(context: BrowserContext, broken: string[]): void {
  context.on('console', (message) => {
    if (!message.text().includes('Content Security Policy')) return
    broken.push(`${message.page()?.url() ?? '?'}: ${message.text()}`)
  })
}

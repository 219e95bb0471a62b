// The way every journey arrives on a page: in a browser of the file, in a context of its own, with its errors watched.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type JourneyBrowser, launchBrowser } from '../../test/support/browser.ts'
import type { Enrolled } from '../../test/support/enrol.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** Arrives logged in, with the cookies that a log-in leaves. */
  member?: Enrolled
  /** What ends the arrival; 'load' when absent. */
  waitUntil?: 'load' | 'networkidle'
}

export interface JourneyOptions {
  /** Origin of the file's own shop, read on arrival; absent: the shop of all journeys. */
  origin?: () => string
  /** For every page of the file. */
  defaults?: VisitOptions
  /** Which errors of a page fail its test: uncaught ones when absent, with 'console' also those it logs. */
  watch?: 'uncaught' | 'console' | 'nothing'
  /** Further switches of the browser. */
  switches?: () => string[]
  timeoutMs?: number
}

export interface Journeys {
  /** Opens a page; null leaves it blank. Everything opened is closed after the test. */
  arrive(path: string | null, options?: VisitOptions): Promise<Page>
  /** Forgets the errors so far, for tests that break the network on purpose. */
  forgiveErrors(): void
}

/** To be called at the top of a file, after the hook that starts its shop. */
export function useJourneys({
  origin,
  defaults = {},
  watch = 'uncaught',
  switches = () => [],
  timeoutMs = 15_000,
}: JourneyOptions = {}): Journeys {
  let browser: JourneyBrowser
  let errors: string[] = []
  beforeAll(async () => {
    browser = await launchBrowser(switches())
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    const found = errors
    errors = []
    for (const context of browser.browser.contexts()) await context.close()
    expect(found).toEqual([])
  })
  return {
    async arrive(path, options = {}) {
      const { member, waitUntil = 'load', ...context } = { ...defaults, ...options }
      const base = origin ? { baseURL: origin() } : {}
      const page = await browser.openPage({ ...base, ...context })
      page.setDefaultTimeout(timeoutMs)
      watchErrors(page, watch, errors)
      if (member) await logIn(page, member, origin?.())
      if (path !== null) await page.goto(path, { waitUntil })
      return page
    },
    forgiveErrors() {
      errors.length = 0
    },
  }
}

/** Gives the page's context the cookies that a log-in leaves. */
export async function logIn(page: Page, member: Enrolled, url = ''): Promise<void> {
  const cookie = (name: string, value: string) => ({ name, value, url })
  await page
    .context()
    .addCookies([
      { ...cookie('token', member.token), httpOnly: true },
      cookie('username', member.username),
      cookie('approvalState', '5'),
    ])
}

function watchErrors(page: Page, watch: string, errors: string[]): void {
  if (watch === 'nothing') return
  page.on('pageerror', (error) => errors.push(String(error)))
  if (watch !== 'console') return
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
}

// Opens pages for the journeys: one browser per process, one context per visit, with page errors watched.
import { env } from 'node:process'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { closeContexts, type JourneyBrowser, launchBrowser } from '../../test/support/browser.ts'
import type { TestMember } from '../../test/support/create-member.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** Logs in first, with the cookies that a login sets. */
  member?: TestMember
  /** The event that completes the navigation; `load` by default. */
  waitUntil?: 'load' | 'networkidle'
}

export interface JourneyOptions {
  /** Origin of the file's own shop, read on every arrival; defaults to the shared shop. */
  origin?: () => string
  /** Options for every page of the file. */
  defaults?: VisitOptions
  /** Page errors that fail a test: uncaught ones by default, with `console` also logged ones. */
  watch?: 'uncaught' | 'console' | 'nothing'
  /** Additional browser switches. */
  switches?: () => string[]
  timeoutMs?: number
}

export interface Journeys {
  /** Opens a page; null leaves it blank. Closes everything it opened after the test. */
  visit(path: string | null, options?: VisitOptions): Promise<Page>
  /** Discards the errors so far, for tests that break the network on purpose. */
  forgiveErrors(): void
}

/** Call it at the top of a file, after the hook that starts its shop. */
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
    await closeContexts(browser.browser)
    expect(found).toEqual([])
  })
  return {
    async visit(path, options = {}) {
      const { member, waitUntil = 'load', ...context } = { ...defaults, ...options }
      const base = origin ? { baseURL: origin() } : {}
      const page = await browser.openPage({ ...base, ...context })
      page.setDefaultTimeout(timeoutMs)
      await slowDown(page)
      if (context.javaScriptEnabled !== false) waitForHydration(page)
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

/** A key or a click before the scripts run does nothing; every navigation of the test waits until they do. */
function waitForHydration(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    const navigateAndWait = async (...args: unknown[]) => {
      const response = await navigate(...args)
      await hydrated(page)
      return response
    }
    Object.assign(page, { [name]: navigateAndWait })
  }
}

/** Resolves immediately on documents that are not pages of the site. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('hydration') === null ||
      performance.getEntriesByName('hydrated').length > 0,
  )
}

/** SLOWDOWN=6 runs the browser at a sixth of its speed, to find tests that depend on a quick machine. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(env.SLOWDOWN ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Adds the cookies of a login to the page's context. */
export async function logIn(page: Page, member: TestMember, url = ''): Promise<void> {
  const cookie = (name: string, value: string) => ({ name, value, url })
  await page.context().addCookies([
    { ...cookie('token', member.token), httpOnly: true },
    cookie('username', member.username),
    // The number of the state `approved`.
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

// What a page does before it is interactive, counted rather than timed, because the speed of a machine varies.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { testInSampledLang } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'
import { FIRST_LOAD_PAGES } from './support/first-load-pages.ts'

const { visit } = useJourneys({ defaults: { viewport: { width: 412, height: 823 } } })

describe.each(LANGS)('in %s', (lang) => {
  const test = testInSampledLang(lang)
  for (const [page, path] of FIRST_LOAD_PAGES) {
    test(`${page} creates no formatter of Intl before it is interactive`, async () => {
      const opened = await visit(null)
      await opened.addInitScript(countFormatters)
      const answer = await opened.goto(langPrefix(lang) + path)
      expect([answer?.status(), await formattersOf(opened)]).toEqual([200, []])
    })
  }
})

interface Counted {
  formatters: string[]
}

/** Runs in the page. The first formatter of a document loads the data of all languages: 15 to 20 ms on a desktop. */
function countFormatters(): void {
  const formatters: string[] = []
  Object.assign(globalThis, { formatters })
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules'] as const) {
    const watched = new Proxy(Intl[name], {
      construct(target, args) {
        if (!performance.getEntriesByName('hydrated').length) formatters.push(name)
        return Reflect.construct(target, args) as object
      },
    })
    Object.defineProperty(Intl, name, { value: watched })
  }
}

function formattersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as Counted).formatters)
}

test.each(FIRST_LOAD_PAGES)(
  '%s waits for at most three style sheets and one script before its first paint',
  async (_, path) => {
    const page = await visit(path)
    const blocking = await page.evaluate(readBlockingFiles)
    const sheets = blocking.filter((file) => file.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length, blocking.join()).toBeLessThanOrEqual(3)
    expect(blocking.length - sheets.length, blocking.join()).toBeLessThanOrEqual(1)
  },
)

/** Runs in the page. */
function readBlockingFiles(): string[] {
  const files = performance.getEntriesByType('resource') as BlockingEntry[]
  return files.filter((file) => file.renderBlockingStatus === 'blocking').map(({ name }) => name)
}

type BlockingEntry = PerformanceResourceTiming & { renderBlockingStatus: string }

/** Pages of which some parts are so far below the window that they are laid out later. */
const LONG_FIRST_LOAD_PAGES = [
  ['the home page', '/'],
  ['a product', '/productdetail/VC-LT81747'],
  ['a category', '/secondarytype/batteries/laptop'],
] as const

test.each(LONG_FIRST_LOAD_PAGES)(
  'on a phone, %s lays out what is far below the window only once it is interactive',
  async (_, path) => {
    const page = await visit(null)
    const { loaded, release } = await openWithScriptsHeld(page, path)
    await page.locator('[data-later-parts]').waitFor({ state: 'attached' })
    await expect.poll(() => skippedParts(page)).toBeGreaterThan(0)
    release()
    await loaded
    await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
    expect(await skippedParts(page)).toBe(0)
  },
)

test('the first step of the registration is painted before scripts run', async () => {
  const page = await visit(null)
  const { loaded, release } = await openWithScriptsHeld(page, '/register')
  await page.locator('main input[name=email]').waitFor()
  release()
  await loaded
})

test('on a phone, a reload and an anchor reach their place below parts that were not laid out', async () => {
  const page = await visit('/productdetail/VC-LT81747')
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
  // Until the font arrives, lines break elsewhere, and so a scroll position saved before would be another place.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.locator('#teardown').evaluate((part) => part.scrollIntoView())
  const before = await topOf(page, '#teardown')
  await page.reload()
  await expect.poll(() => topOf(page, '#teardown')).toBe(before)
  await page.goto('/faq')
  await page.goto('/productdetail/VC-LT81747#teardown')
  await expect.poll(() => topOf(page, '#teardown')).toBe(before)
})

/** Header 60 px + space 16 px (tokens.css), and a margin of -60 + 24 px (product-sections.module.css). */
const ANCHOR_TOP = 40

test('on a phone, an anchor stays where it is when content above it grows late, in a browser without scroll anchoring', async () => {
  const page = await visit(null)
  await page.addInitScript(growOnceLaidOut)
  await page.goto('/productdetail/VC-LT81747#teardown')
  await page.locator('#grown').waitFor({ state: 'attached' })
  await expect.poll(() => topOf(page, '#teardown')).toBe(ANCHOR_TOP)
})

/** Runs in the page. Switches the browser's own anchoring off, and makes the page 300 px longer above all parts. */
function growOnceLaidOut(): void {
  const observer = new MutationObserver(() => {
    const root = document.documentElement
    root.style.overflowAnchor = 'none'
    if (!root.hasAttribute('data-laid-out')) return
    observer.disconnect()
    setTimeout(() => {
      const grown = document.createElement('div')
      grown.id = 'grown'
      grown.style.height = '300px'
      document.getElementById('content')?.prepend(grown)
    }, 100)
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}

async function openWithScriptsHeld(page: Page, path: string) {
  const release = await holdBack(page, '**/assets/*.js')
  return { loaded: page.goto(path), release }
}

/** Holds the files of a page back until the function that it returns is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

function skippedParts(page: Page): Promise<number> {
  return page
    .locator('[data-later-parts] > :is(section, tr) > :first-child')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    )
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top))
}

// Style sheets by screen: the document links what its first paint needs, in whatever order, and a navigation
// waits for its sheet.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FULL_SIZE } from '../test/support/sample.ts'
import { useJourneys } from './support/visit.ts'

const { visit } = useJourneys()

const PAGES = [
  '/',
  '/secondarytype/batteries/laptop',
  '/searchProduct?keyword=qqzzqq',
  '/productdetail/VC-LT81747',
  '/about-us.html',
  '/customer-feedback.html',
  '/dropship/deposit.html',
  '/wishlist',
  '/register',
]

test.each(PAGES)('%s links all style sheets of its first paint, in any order', async (path) => {
  const page = await visit(path, { waitUntil: 'networkidle', reducedMotion: 'reduce' })
  const html = await (await page.request.get(page.url())).text()
  await expect.poll(() => linked(page)).toEqual(linkedIn(html))
  expect(await page.evaluate(changedByReversing, FULL_SIZE)).toEqual([])
})

test('a navigation shows its screen only when the style sheet of that screen has arrived', async () => {
  const page = await visit('/signUp', { waitUntil: 'networkidle' })
  const before = await linked(page)
  await page.evaluate(recordSheetsWhenShown)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let requested = 0
  await page.route('**/*.css', async (route) => {
    requested += 1
    await held
    await route.continue()
  })
  await page.locator('a[href="/finder"]:visible').first().click()
  await expect.poll(() => requested).toBeGreaterThan(0)
  // Without its sheet the screen would be shown in the next animation frame.
  await page.evaluate(twoFrames)
  expect(new URL(page.url()).pathname).toBe('/signUp')
  release()
  await page.waitForURL('**/finder')
  const after = await linked(page)
  expect(after.length).toBeGreaterThan(before.length)
  expect(await page.evaluate(sheetsWhenShown)).toBe(after.length)
})

test('neither a first page nor a navigation from it loads a part of its joined style sheets', async () => {
  const page = await visit(null)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname)
  })
  await page.goto('/secondarytype/batteries/laptop', { waitUntil: 'networkidle' })
  const parts = await page.locator('link[data-parts]').evaluateAll(partsOf)
  expect(parts.length).toBeGreaterThan(0)
  const atFirst = loaded.length
  await page.locator('main a[href^="/products/"]').first().click()
  await page.waitForURL('**/products/**')
  expect(loaded.length).toBeGreaterThan(atFirst)
  expect(loaded.filter((sheet) => parts.includes(sheet))).toEqual([])
})

/** Runs in the page. */
function partsOf(joined: Element[]): string[] {
  return joined.flatMap((link) => link.getAttribute('data-parts')?.split(' ') ?? [])
}

/** What `recordSheetsWhenShown` stores in the page. */
interface SheetRecord {
  sheetsWhenShown?: number
}

/** Runs in the page. Counts the sheets when the address changes, which it does together with the screen. */
function recordSheetsWhenShown(): void {
  const push = history.pushState.bind(history)
  history.pushState = (...values) => {
    const record = globalThis as SheetRecord
    record.sheetsWhenShown = document.styleSheets.length
    push(...values)
  }
}

function sheetsWhenShown(): number | undefined {
  return (globalThis as SheetRecord).sheetsWhenShown
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function linked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map((sheet) => new URL(sheet.href ?? '').pathname).sort(),
  )
}

function linkedIn(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  return [...links].map((found) => found[1] ?? '').sort()
}

/**
 * Runs in the page. Returns the classes of the elements that change when the style sheets are in reverse order.
 * Unless `isExhaustive`, only two are compared of elements that rules can hardly tell apart, such as the cells of a
 * long table.
 */
async function changedByReversing(isExhaustive: boolean): Promise<string[]> {
  const kindOf = (element: Element | null) =>
    `${element?.localName} ${element?.getAttribute('class')} ${element?.getAttributeNames().join()}`
  const counts = new Map<string, number>()
  const elements = [...document.body.querySelectorAll(':not(svg *)')].filter((element) => {
    const kind = `${kindOf(element)} in ${kindOf(element.parentElement)}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return isExhaustive || count <= 2
  })
  // Not cssText, which browsers leave empty for computed styles.
  const read = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    })
  const before = read()
  if (before.includes('')) throw new Error('The browser lists no computed styles.')
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  // A navigation from another page would load the parts of the joined sheets one by one, so it is the parts whose order
  // must not matter.
  const parts = links.filter((link) => !link.dataset.parts)
  const moved = parts.toReversed().map((link) => {
    const copy = link.cloneNode() as HTMLLinkElement
    copy.disabled = false
    const ready = new Promise((resolve) => copy.addEventListener('load', resolve))
    document.head.append(copy)
    return ready
  })
  await Promise.all(moved)
  for (const link of links) link.remove()
  const after = read()
  return elements.flatMap(({ className }, at) => (before[at] === after[at] ? [] : [className]))
}

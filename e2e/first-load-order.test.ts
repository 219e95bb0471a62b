// The order in which a first page loads its files on a phone: first what its first paint needs, then scripts.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useJourneys } from './support/visit.ts'
import { FIRST_LOAD_PAGES } from './support/first-load-pages.ts'

const { visit } = useJourneys({ defaults: { viewport: { width: 412, height: 823 } } })

test.each(FIRST_LOAD_PAGES)(
  '%s preloads its six largest scripts, and loads the others after its first animation frame',
  async (_, path) => {
    const page = await visit(null)
    await page.addInitScript(recordAddedScripts)
    const answer = await page.goto(path)
    const early = preloadedIn((await answer?.text()) ?? '')
    expect(early).toHaveLength(6)
    expect(early).toContain(await largestScript(page))
    const added = await page.evaluate(() => (globalThis as unknown as ScriptRecord).added)
    expect(added.length).toBeGreaterThan(3)
    expect(added.filter(({ afterFrame }) => !afterFrame)).toEqual([])
  },
)

test('a page that is never painted, such as a hidden one, becomes interactive too', async () => {
  const page = await visit('/faq')
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  // `page.goto` would not return: it waits with `waitForFunction`, which Playwright calls in animation frames.
  await page.evaluate(() => location.assign('/customer-feedback.html'))
  const isInteractive = () => performance.getEntriesByName('hydrated').length > 0
  await expect
    .poll(async () => [new URL(page.url()).pathname, await page.evaluate(isInteractive)], {
      timeout: 15_000,
    })
    .toEqual(['/customer-feedback.html', true])
})

test('before its first paint, the home page loads no picture that is below the window of a phone', async () => {
  const page = await visit('/')
  const tops = await page.locator('link[rel=preload][as=image]').evaluateAll((links) =>
    links.map((link) => {
      const picture = document.querySelector(`img[src="${link.getAttribute('href')}"]`)
      return picture?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    }),
  )
  expect(tops.filter((top) => top >= 823)).toEqual([])
})

/** What `recordAddedScripts` stores in the page. */
interface ScriptRecord {
  added: { address: string; afterFrame: boolean }[]
}

/** Runs in the page. Records for each script that other scripts add whether the page had an animation frame before. */
function recordAddedScripts(): void {
  const added: ScriptRecord['added'] = []
  Object.assign(globalThis, { added })
  let afterFrame = false
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      afterFrame = true
      callback(time)
    })
  const append = Element.prototype.append
  Element.prototype.append = function (...nodes) {
    for (const node of nodes) {
      if (node instanceof HTMLLinkElement && node.rel === 'modulepreload')
        added.push({ address: node.href, afterFrame })
      if (node instanceof HTMLScriptElement) added.push({ address: node.src, afterFrame })
    }
    return append.apply(this, nodes)
  }
}

function preloadedIn(html: string): string[] {
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  )
}

async function largestScript(page: Page): Promise<string | undefined> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: decodedBodySize,
      })),
  )
  return scripts
    .filter(({ path }) => path.endsWith('.js'))
    .toSorted((a, b) => b.bytes - a.bytes)
    .at(0)?.path
}

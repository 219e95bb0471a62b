// Accessibility checks with axe: only serious and critical violations.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { FULL_SIZE } from './sample.ts'

const SERIOUS = new Set(['serious', 'critical'])

/** The rule `region` takes a quarter of the time of all rules together, and its violations are only moderate. */
const EXEMPT_RULES = { region: { enabled: false } }

/** Header and footer, the same on many pages, are a third of the elements of most. */
export const FRAME = ['#root > header', '#root > footer']

export interface AxeScope {
  /** Limits the check to these. */
  rules?: string[]
  /** Selectors of what is left out. */
  exclude?: string[]
  /** Whether header and footer are checked too. */
  withFrame?: boolean
}

/** Each as 'rule: count, first place – problem'. */
export async function seriousViolations(
  page: Page,
  { rules, exclude = [], withFrame = FULL_SIZE }: AxeScope = {},
): Promise<string[]> {
  // While data are loaded, the page is faded, so its contrast is too low.
  await page.locator('[data-loading]').waitFor({ state: 'detached' })
  // So is the contrast of a button whose colours change.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished)).then(() => undefined)
  })
  await loadAxe(page)
  const results = await page.evaluate(
    async ({ only, without, off }) => {
      const { axe: run } = globalThis as unknown as { axe: typeof axe }
      return run.run(without.length > 0 ? { exclude: without } : document, {
        // Everything else would be described element by element.
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: only } } : { rules: off }),
      })
    },
    { only: rules, without: [...exclude, ...(withFrame ? [] : FRAME)], off: EXEMPT_RULES },
  )
  return results.violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => {
      const place = nodes[0]
      const fault = place?.any[0]?.message ?? place?.failureSummary ?? ''
      return `${id}: ${nodes.length}, ${place?.target.join(' ')} – ${fault}`
    })
}

/** The script is large; it stays until the page is left. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(AXE)
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Sets the theme as its button does, without the colour transition. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    const withoutTransitions = new CSSStyleSheet()
    withoutTransitions.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(withoutTransitions)
    document.documentElement.setAttribute('data-theme', name)
  }, theme)
}

/** By how many pixels the page is wider than the screen; 0 and 1 are fine. */
export function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

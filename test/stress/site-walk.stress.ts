// Every screen in three languages, light and dark, at three widths: axe violations and horizontal overflow.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../../src/shared/lang.ts'
import { MEMBER_PAGES, SITE_PAGES } from '../support/site-pages.ts'
import { seriousViolations, wearTheme, widerThanScreen } from '../support/axe.ts'
import { type JourneyBrowser, launchBrowser } from '../support/browser.ts'
import { enrol } from '../support/enrol.ts'
import { type ListeningShop, startShop } from '../support/listening-shop.ts'
import { recordFigures } from '../support/record-figures.ts'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const PATHS = [...SITE_PAGES.map(([path]) => path), '/nowhere/at-all']

let shop: ListeningShop
let browser: JourneyBrowser

beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

describe.each(LANGS)('in %s', (lang) => {
  test.each(WIDTHS)('no page has serious axe violations or overflows at %i px', async (width) => {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
    const page = await browser.openPage({ baseURL: shop.address, ...options })
    const found = await walk(
      page,
      PATHS.map((path) => langPrefix(lang) + path),
    )
    const { token } = await enrol(shop.db, { lang })
    await page
      .context()
      .addCookies([{ name: 'token', value: token, url: shop.address, httpOnly: true }])
    found.push(
      ...(await walk(
        page,
        MEMBER_PAGES.map((path) => langPrefix(lang) + path),
      )),
    )
    await page.context().close()
    recordFigures(`${lang} ${width} px`, { found: found.length })
    expect(found).toEqual([])
  })
})

async function walk(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' })
    if (new URL(page.url()).pathname !== address.split('?', 1)[0])
      found.push(`${address}: led away`)
    for (const theme of THEMES) {
      await wearTheme(page, theme)
      const errors = await seriousViolations(page)
      found.push(...errors.map((fault) => `${address} ${theme}: ${fault}`))
    }
    const wider = await widerThanScreen(page)
    if (wider > 1) found.push(`${address}: ${wider} px wider than the screen`)
  }
  return found
}

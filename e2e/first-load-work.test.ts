// What a page does before it is interactive, counted rather than timed, because the speed of a machine varies.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { testsInTurn } from '../test/support/sample.ts'
import { useJourneys } from './support/arrive.ts'

const { arrive } = useJourneys({ defaults: { viewport: { width: 412, height: 823 } } })

const PAGES = [
  ['the home page', '/'],
  ['a product', '/productdetail/VC-LT41346'],
  ['a category', '/secondarytype/batteries/laptop'],
  ['a search', '/searchProduct?keyword=latitude'],
  ['the registration', '/register'],
  ['the wish list', '/wishlist'],
  ['the feedback form', '/customer-feedback.html'],
] as const

describe.each(LANGS)('in %s', (lang) => {
  const test = testsInTurn(lang)
  for (const [page, path] of PAGES) {
    test(`${page} creates no formatter of Intl before it is interactive`, async () => {
      const visit = await arrive(null)
      await visit.addInitScript(countFormatters)
      await visit.goto(langPrefix(lang) + path)
      expect(await formattersOf(visit)).toEqual([])
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
      construct(target, given) {
        if (!performance.getEntriesByName('hydrated').length) formatters.push(name)
        return Reflect.construct(target, given) as object
      },
    })
    Object.defineProperty(Intl, name, { value: watched })
  }
}

function formattersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as Counted).formatters)
}

// The search page as the server renders it for a given answer, without a shop.
import { expect } from 'vitest'
import type { Transport } from '../../src/client/call.ts'
import type { HelpAnswer } from '../../src/contract/content.ts'
import type { SearchAnswer } from '../../src/contract/search.ts'
import { brand } from '../../src/shared/brand.ts'
import { type Lang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import { renderPage } from '../../src/web/app/entry-server.tsx'
import { answerWith } from '../../src/web/features/search/search-parts/search-answers.test-data.ts'
import { loadTexts } from '../../src/web/texts.ts'

for (const lang of LANGS) {
  await Promise.all([loadTexts(lang, 'search'), loadTexts(lang, 'search-answer')])
}

export const NO_RESULTS = answerWith({ certainty: 'none' })

/** Renders the search page for this keyword as the server does. */
export function renderSearch(keyword: string, transport: Transport, lang: Lang = 'en_us') {
  return renderPage({
    url: `${langPrefix(lang)}/searchProduct?keyword=${encodeURIComponent(keyword)}`,
    lang,
    transport,
    origin: 'https://s.example',
    theme: 'light',
    assets: {},
    brand: { facts: brand, sheet: '/brand/x.css' },
  })
}

/** The main part of the search page for this keyword and answer, as markup and as text. */
export async function showSearch(
  keyword: string,
  answer: SearchAnswer,
  lang: Lang = 'en_us',
  help: HelpAnswer[] = [],
) {
  const results: Record<string, unknown> = {
    '/api/product/search': answer,
    '/api/content/help': { list: help },
  }
  const transport: Transport = async (_, path) =>
    path in results
      ? { code: 200, msg: '', result: results[path] }
      : { code: 404, msg: 'nothing', result: null }
  const page = await renderSearch(keyword, transport, lang)
  expect(page.status).toBe(200)
  expect(page.html.match(/<h1/g)).toHaveLength(1)
  expect(page.html).not.toMatch(/ style="|undefined|\[object/)
  const html = /<main[^]*<\/main>/.exec(page.html)?.[0] ?? ''
  const text = html
    .replaceAll(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  return { html, text }
}

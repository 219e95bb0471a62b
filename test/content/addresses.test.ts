// Content URLs: alternative spellings and former ids redirect, and the sitemap and the feed list exactly what
// is shown.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { htmlLang, LANGS, langPrefix } from '../../src/shared/lang.ts'
import { INDEXED_PATHS } from '../../src/shared/page-rules.ts'
import { useShop } from '../support/ask.ts'
import { useContentFixture } from '../support/content-cases.ts'
import { markdown, importFiles } from '../support/content-folder.ts'

const ORIGIN = 'http://shop.example'
const shop = useShop()
useContentFixture(shop)
const open = (url: string) => shop().app.inject({ url, headers: { host: 'shop.example' } })

beforeAll(async () => {
  // `once` is a former id of the entry `storing`.
  for (const kind of ['news', 'poster', 'corporate', 'csr', 'introduction']) {
    await sql`insert into content_address values (${kind}, 'once', 'storing')`.execute(shop().owner)
  }
  await importFiles(shop(), {
    'introduction/battery-manual/en_us.md': markdown({ title: 'Battery manual' }),
    'introduction/charger-manual/en_us.md': markdown({ title: 'Charger manual' }),
  })
})

describe.each(LANGS)('in %s', (lang) => {
  const prefix = langPrefix(lang)

  test.each([
    ['/newsdetail/once/announcement', '/newsdetail/storing/announcement'],
    ['/newsdetail/once/event', '/newsdetail/storing/announcement'],
    ['/newsdetail/storing/event', '/newsdetail/storing/announcement'],
    ['/newsdetail/storing', '/newsdetail/storing/announcement'],
    ['/newsdetail/storing/announcement.html', '/newsdetail/storing/announcement'],
    ['/newsdetail/deposit/announcement', '/dropship/news/newsdetail/deposit/announcement'],
    ['/dropship/news/newsdetail/storing/announcement', '/newsdetail/storing/announcement'],
    ['/dropship/news/newsdetail/fair/media', '/dropship/news/newsdetail/fair/event'],
    ['/posterDetail/once/guide', '/posterDetail/storing/guide'],
    ['/posterDetail/storing/product', '/posterDetail/storing/guide'],
    ['/posterDetail/english', '/posterDetail/english/product'],
    ['/corporate-culture/once', '/corporate-culture/storing'],
    ['/corporate-culture/storing.html', '/corporate-culture/storing'],
    ['/corporate-social/once', '/corporate-social/storing'],
    ['/introduction/once', '/introduction/storing'],
    ['/introduction/battery-manual', '/usermanual.html'],
    ['/introduction/charger-manual.html', '/charger-usermanual.html'],
    ['/faq', '/faq.html'],
    ['/news.html', '/news'],
    ['/posters.html', '/posters'],
    ['/drop-shipping', '/drop-shipping.html'],
    ['/dropship/dsfaq', '/dropship/dsfaq.html'],
    ['/terms-and-conditions', '/terms-and-conditions.html'],
    ['/quality-certification/', '/quality-certification'],
  ])('the spelling %s redirects to %s', async (spelling, address) => {
    const { statusCode, headers } = await open(`${prefix}${spelling}?utm_source=a&x=1`)
    expect([statusCode, headers.location]).toEqual([301, `${prefix}${address}?utm_source=a&x=1`])
  })

  test.each([
    '/newsdetail/storing/announcement',
    '/newsdetail/fair/event',
    '/dropship/news/newsdetail/fair/event',
    '/posterDetail/storing/guide',
    '/corporate-culture/storing',
    '/introduction/storing',
    '/newsdetail/hidden-draft/announcement',
    '/newsdetail/hidden-later/event',
    '/posterDetail/hidden-withdrawn/guide',
    '/introduction/hidden-over',
    '/newsdetail/unknown/announcement',
    '/newsdetail/..%2F..%2Fetc/announcement',
    '/newsdetail/%00/announcement',
    '/newsdetail/__proto__/announcement',
    '/corporate-culture/%F0%9F%94%8B',
  ])('%s is not redirected', async (path) => {
    const { statusCode, headers } = await open(prefix + path)
    expect(headers.location).toBeUndefined()
    expect(statusCode).toBeLessThan(500)
  })

  test('the feed has the news of the shop, the newest first', async () => {
    const { body, headers, statusCode } = await open(`${prefix}/news.xml`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toContain(`<language>${htmlLang(lang)}</language>`)
    expect(body).toContain(`href="${ORIGIN}${prefix}/news.xml" rel="self"`)
    const links = [...body.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link)
    expect(links).toEqual(
      ['storing/announcement', 'english/announcement', 'film/media', 'fair/event'].map(
        (path) => `${ORIGIN}${prefix}/newsdetail/${path}`,
      ),
    )
    const days = [...body.matchAll(/<pubDate>([^<]+)/g)].map(([, day]) => Date.parse(day ?? ''))
    expect(days[0]).toBe(Date.UTC(2026, 9, 12))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    expect(body).not.toContain('Hidden by staff')
    expect(isWellFormed(body)).toBe(true)
  })
})

test('the sitemap lists fixed pages and entries once per language, with their last change', async () => {
  const { body } = await open('/sitemaps/pages.xml')
  const urls = [...body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: /<loc>([^<]+)/.exec(url)?.[1] ?? '',
    changed: /<lastmod>([^<]+)/.exec(url)?.[1],
    alternates: url.match(/<xhtml:link /g)?.length,
  }))
  const addresses = urls.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const fixedPaths = INDEXED_PATHS.filter((address) => address !== '/')
  const entries = [
    '/newsdetail/storing/announcement',
    '/newsdetail/film/media',
    '/dropship/news/newsdetail/deposit/announcement',
    '/posterDetail/storing/guide',
    '/corporate-culture/storing',
    '/corporate-social/english',
    '/introduction/storing',
  ]
  for (const lang of LANGS) {
    for (const path of [...fixedPaths, ...entries]) {
      expect(addresses).toContain(`${ORIGIN}${langPrefix(lang)}${path}`)
    }
  }
  const entry = urls.find(({ address }) => address.endsWith('/zh-hk/posterDetail/storing/guide'))
  expect(entry).toMatchObject({
    changed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    alternates: 4,
  })
  expect(
    urls.find(({ address }) => address === `${ORIGIN}/terms-and-conditions.html`)?.changed,
  ).toBeDefined()
  // Hidden content and examples are not listed for search engines.
  expect(addresses.filter((address) => /hidden|\/fair\/|#/.test(address))).toEqual([])
})

/** Whether every element is closed in order and no character is left unescaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, end, name = '', selfClosed] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return false
    } else if (!selfClosed) open.push(name)
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos);)/.test(xml)
}

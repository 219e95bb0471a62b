// Every page of the site in three languages: what each document must contain for readers, search engines and
// the law.
import { afterAll, describe, expect, test } from 'vitest'
import { hrefLang, htmlLang, LANGS, langPrefix, type Lang } from '../src/shared/lang.ts'
import { REGIONS } from '../src/shared/vocabulary.ts'
import { ACCOUNT_FORM_PATHS } from '../src/web/features/account/account-forms.ts'
import { useShop } from './support/ask.ts'
import { createMember } from './support/create-member.ts'
import { PRODUCT } from './support/catalogue-pages.ts'
import { recordFiguresOfPart } from './support/record-figures.ts'
import { headLinks, internalLinks, tagsOf, textsOf } from './support/read-html.ts'
import { FULL_SIZE, sampleInTurn } from './support/sample.ts'
import { addressIn, MEMBER_PAGES, SITE_PAGES } from './support/site-pages.ts'

const ORIGIN = 'http://shop.example'
const shop = useShop()
const EVERY_PAGE = LANGS.flatMap((lang) =>
  SITE_PAGES.map(([path, indexed]) => ({ lang, path, indexed })),
)

type Page = Awaited<ReturnType<typeof fetchPage>>
const opened = new Map<string, Promise<Page>>()
const followed = { links: 0, opened: 0, broken: 0 }

afterAll(() => {
  recordFiguresOfPart('pages', { pages: EVERY_PAGE.length, addresses: opened.size })
  recordFiguresOfPart('links', followed)
})

function fetchPage(address: string) {
  return shop().app.inject({ url: address, headers: { host: 'shop.example' } })
}

/** Fetches each URL once: the tests share the documents. */
function open(address: string): Promise<Page> {
  const page = opened.get(address) ?? fetchPage(address)
  opened.set(address, page)
  return page
}

describe.each(EVERY_PAGE)('$lang $path', ({ lang, path, indexed }) => {
  const address = addressIn(lang, path)

  test('the page is a complete document in its language with one heading', async () => {
    const { statusCode, headers, body } = await open(address)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html>/)
    expect(tagsOf(body, 'html')).toEqual([expect.objectContaining({ lang: htmlLang(lang) })])
    expect(tagsOf(body, 'main')).toHaveLength(1)
    const headings = textsOf(body, 'h1')
    expect(headings).toHaveLength(1)
    expect(headings[0]).not.toBe('')
    const titles = textsOf(body.slice(0, body.indexOf('</head>')), 'title')
    expect(titles).toHaveLength(1)
    expect(titles[0]?.length).toBeGreaterThan(5)
  })

  test('the page is written in its language, without placeholders', async () => {
    const { body } = await open(address)
    const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? ''
    // Content missing in a language is shown in English and marked so; the starting content is complete.
    expect(tagsOf(main, '(?:p|div|article|section|li|h1|h2)').filter((tag) => tag.lang)).toEqual([])
    expect(main).not.toMatch(/lorem ipsum|\{\{|\bundefined\b|\[object |TODO|FIXME/i)
    const visibleText = main.replace(/<[^>]*>/g, ' ')
    const chinese = visibleText.match(/\p{Script=Han}/gu)?.length ?? 0
    if (lang !== 'en_us') expect(chinese).toBeGreaterThan(5)
    else expect(chinese).toBeLessThan(visibleText.length / 20)
  })

  test('the page has no inline script or style', async () => {
    const { body } = await open(address)
    for (const script of tagsOf(body, 'script')) {
      const isData = script.type === 'application/json' || script.type === 'application/ld+json'
      expect(isData || Boolean(script.src), JSON.stringify(script)).toBe(true)
    }
    expect(tagsOf(body, 'style')).toEqual([])
    expect(body).not.toMatch(/<[a-z][^>]*\sstyle=/)
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/)
    expect(body).not.toMatch(/href="javascript:/i)
  })

  test('the page has unique ids, and labels that refer to them', async () => {
    const { body } = await open(address)
    const ids = [...body.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].map((found) => found[1] ?? '')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const references = [
      ...body.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g),
    ]
    for (const [, names] of references) {
      for (const name of names?.split(' ') ?? []) expect(ids, name).toContain(name)
    }
    for (const image of tagsOf(body, 'img')) expect(image, image.src).toHaveProperty('alt')
  })

  test(
    indexed
      ? 'the page tells search engines its canonical URL and its versions in other languages'
      : 'the page asks search engines not to index it',
    async () => {
      const { body } = await open(address)
      const { canonical, alternates } = headLinks(body)
      const robots = tagsOf(body, 'meta').find(({ name }) => name === 'robots')?.content ?? ''
      if (!indexed) {
        expect(robots).toContain('noindex')
        return
      }
      expect(robots).not.toContain('noindex')
      const canonicalPath = canonical?.slice(ORIGIN.length) ?? ''
      // The canonical URL of the list by month is that of the month shown.
      if (path !== '/newproductInfo') expect(canonicalPath).toBe(address)
      expect(headLinks((await open(canonicalPath)).body)).toEqual({ canonical, alternates })
      const versionIn = (other: Lang) =>
        ORIGIN + addressIn(other, canonicalPath.slice(langPrefix(lang).length) || '/')
      expect(Object.fromEntries(alternates)).toEqual({
        en: versionIn('en_us'),
        'zh-Hans': versionIn('zh_cn'),
        'zh-Hant-HK': versionIn('zh_hk'),
        'x-default': versionIn('en_us'),
      })
      for (const other of alternates.values()) {
        const page = await open(other.slice(ORIGIN.length))
        expect(headLinks(page.body).alternates, other).toEqual(alternates)
      }
    },
  )

  test('the page links to its versions in the other languages', async () => {
    const { body } = await open(address)
    const switches = tagsOf(body, 'a').filter(({ hreflang }) => hreflang)
    for (const other of LANGS) {
      const link = switches.find(({ hreflang }) => hreflang === hrefLang(other))
      expect(link?.href, other).toBe(addressIn(other, path))
    }
  })

  test('the page keeps its links within the language', async () => {
    const { body } = await open(address)
    const prefixes = LANGS.map(langPrefix).filter(Boolean)
    const links = tagsOf(body, 'a')
      .filter(({ href, hreflang }) => href?.startsWith('/') && !hreflang)
      .map(({ href }) => href ?? '')
      .filter(
        (href) =>
          !/^\/(docs|openapi\.json|sitemap\.xml|rss\.xml|api|media|pictures|plots)/.test(href),
      )
    const foreign = links.filter((href) =>
      lang === 'en_us'
        ? prefixes.some((prefix) => href.startsWith(prefix))
        : !href.startsWith(langPrefix(lang)),
    )
    expect(foreign).toEqual([])
  })
})

test.each(LANGS)('in %s each link to the log-in names the page to return to', async (lang) => {
  const logIn = `${langPrefix(lang)}/login`
  const bare: string[] = []
  for (const [path] of SITE_PAGES) {
    // Staff have a log-in of their own; forms of accounts are not returned to.
    if (path === '/' || path.startsWith('/staff') || ACCOUNT_FORM_PATHS.has(path)) continue
    const { body } = await open(addressIn(lang, path))
    if (tagsOf(body, 'a').some(({ href }) => href === logIn)) bare.push(path)
  }
  expect(bare).toEqual([])
})

test.each(LANGS)(
  'in %s the table of updates shows region codes, with their names',
  async (lang) => {
    const { body } = await open(addressIn(lang, '/replace1'))
    const rows = [
      ...body.matchAll(/<td class="[^"]*" title="([^"]+)"><span aria-hidden="true">(.*?)<\/td>/g),
    ]
    expect(rows.length).toBeGreaterThan(10)
    for (const [, names = '', cell = ''] of rows) {
      // Screen readers read the names instead of the codes.
      const [codes = '', readAloud = ''] = textsOf(cell.replace(/^/, '<span>'), 'span')
      const separator = lang === 'en_us' ? ', ' : '、'
      expect(codes).toMatch(/^[A-Z]+( [A-Z]+)*$/)
      expect(
        codes
          .split(' ')
          .map((code) => REGIONS[code]?.[lang])
          .join(separator),
      ).toBe(readAloud)
      expect(names.replaceAll('&amp;', '&')).toBe(readAloud)
    }
  },
)

test('a page on which people fill in a form has a short footer, every other page the full one', async () => {
  const { headers } = await createMember(shop().db)
  const countFooterMenus = async (url: string) => {
    const { body } = await shop().app.inject({ url, headers: { host: 'shop.example', ...headers } })
    const footer = body.slice(body.indexOf('<footer'), body.indexOf('</footer>'))
    return tagsOf(footer, 'nav').length
  }
  for (const form of [
    '/login',
    '/customer-feedback.html?type=warranty',
    '/application-status',
    '/registrationForm/example-hong-kong-2027',
    '/changePassword',
    '/sendwish',
    '/checkout',
  ]) {
    expect.soft(await countFooterMenus(form), form).toBe(1)
  }
  for (const other of ['/', '/wishlist', '/orders', '/faq.html']) {
    expect.soft(await countFooterMenus(other), other).toBe(5)
  }
})

test('titles are distinct by page and language', async () => {
  const titles = new Map<string, string>()
  for (const { lang, path, indexed } of EVERY_PAGE) {
    if (!indexed) continue
    const title = textsOf((await open(addressIn(lang, path))).body, 'title')[0] ?? ''
    expect(titles.get(title), `${lang} ${path}`).toBeUndefined()
    titles.set(title, path)
  }
})

test.each(LANGS)('the product page has its sections and its data in %s', async (lang) => {
  const { body } = await open(addressIn(lang, PRODUCT))
  const sections = tagsOf(body, 'section').map(({ id }) => id)
  // Reviews and bundle have nothing in them yet, so they are left out.
  const known = ['description', 'specifications', 'fits', 'inquiry']
  expect(sections).toEqual(expect.arrayContaining(known))
  expect(sections).not.toContain('reviews')
  const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .flatMap((found) => JSON.parse(found[1] ?? 'null') as object | object[])
    .flat()
  const types = JSON.stringify(data)
  expect(types).toContain('"Product"')
  expect(types).toContain('"BreadcrumbList"')
  expect(types).toContain('isAccessoryOrSparePartFor')
  expect(types).not.toMatch(/"price"|"offers"|priceCurrency/i)
  const picture =
    tagsOf(body, 'meta').find(({ property }) => property === 'og:image')?.content ?? ''
  const fetched = await open(picture.slice(ORIGIN.length))
  expect(fetched.statusCode).toBe(200)
  expect(fetched.headers['content-type']).toBe('image/png')
})

test('the home page describes its search to search engines', async () => {
  expect((await open('/')).body).toContain('SearchAction')
})

test('forms work without scripts', async () => {
  const { body } = await open('/')
  const form = tagsOf(body, 'form').find(({ action }) => action === '/searchProduct')
  expect(form?.method ?? 'get').toBe('get')
  expect(tagsOf(body, 'input').some(({ name }) => name === 'keyword')).toBe(true)
})

test('every link of the fixed pages leads to a page', async () => {
  const known = new Map<string, string>()
  for (const { lang, path } of EVERY_PAGE) {
    const address = addressIn(lang, path)
    for (const link of internalLinks((await open(address)).body)) known.set(link, address)
  }
  const broken: string[] = []
  const chosen = sampleOf(known)
  for (const [link, from] of chosen) {
    const { statusCode } = await (opened.get(link) ?? fetchPage(link))
    const isForMembers = statusCode === 302 && MEMBER_PAGES.some((page) => link.endsWith(page))
    const isPage = [200, 301].includes(statusCode) || isForMembers || link.includes('error500')
    if (!isPage) broken.push(`${from} -> ${link}: ${statusCode}`)
  }
  Object.assign(followed, { links: known.size, opened: chosen.length, broken: broken.length })
  expect(broken).toEqual([])
}, 120_000)

/** Of addresses that differ only in names, such as those of products and devices, this many are opened. */
const OF_ONE_SHAPE = 24
/** Of calls: most of their links draw a document, which takes as long as a hundred pages. */
const CALLS_OF_ONE_SHAPE = 3

/** Each path in one language, in rotation, and a sample of those of one shape; at full size all in all languages. */
function sampleOf(links: ReadonlyMap<string, string>): [string, string][] {
  const prefixes = LANGS.map(langPrefix).filter(Boolean)
  const pathOf = (link: string) => {
    const prefix = prefixes.find((each) => link === each || link.startsWith(`${each}/`)) ?? ''
    return link.slice(prefix.length) || '/'
  }
  const byPath = Object.groupBy(links, ([link]) => pathOf(link))
  const inOneLanguage = Object.values(byPath).flatMap((same, at) => sampleInTurn(same ?? [], at))
  const byShape = Object.groupBy(inOneLanguage, ([link]) => shapeOf(pathOf(link)))
  return Object.entries(byShape).flatMap(([shape, same = []]) => {
    const max = shape.startsWith('api ') ? CALLS_OF_ONE_SHAPE : OF_ONE_SHAPE
    const step = FULL_SIZE ? 1 : Math.ceil(same.length / max)
    return same.filter((_, at) => at % step === 0)
  })
}

/** The first part of the path, the number of its parts, and the names of the parameters. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, ORIGIN)
  const parts = pathname.split('/')
  return [parts[1], parts.length, ...searchParams.keys()].join(' ')
}

describe('the two series of a pack', () => {
  const PATH = '/secondarytype/batteries/laptop'

  test('a list of 24 rows has 24 packs, each with its twin inside the row', async () => {
    const { body } = await open(PATH)
    const rows = body.split('<tr').slice(2)
    const numbers = rows.map((row) => [...new Set(row.match(/V[CU]-LT\d{5}(?=<)/g))])
    expect(rows).toHaveLength(24)
    const all = numbers.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(numbers.some((each) => each.length === 2)).toBe(true)
  })

  test('visitors who prefer either series get the same page, which shows the preferred twin by a style', async () => {
    const plain = await open(PATH)
    const cookie = 'series=high-performance'
    const url = { url: PATH, headers: { host: 'shop.example', cookie } }
    const preferring = await shop().app.inject(url)
    expect(preferring.body).toBe(plain.body)
    expect(plain.body).toContain('<script src="/prefers.js"></script>')
    expect((await shop().app.inject('/prefers.js')).statusCode).toBe(200)
    expect((await open('/terms')).body).not.toContain('/prefers.js')
  })

  test('the product page links to its twin and marks the series that is open', async () => {
    const twin = /href="([^"]*VU-LT35641)"/
    const found = await open('/searchProduct?keyword=VC-LT35641')
    const [, address = ''] = /href="(\/products\/[^"]*VC-LT35641)"/.exec(found.body) ?? []
    const { body } = await open(address)
    const pair =
      /<nav[^>]*aria-label="The two series of this pack".*?<\/nav>/s.exec(body)?.[0] ?? ''
    expect(pair).toMatch(twin)
    expect(pair.match(/aria-current="page"/g)).toHaveLength(1)
  })
})

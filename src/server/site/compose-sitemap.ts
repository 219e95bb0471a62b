// The sitemap: an index, and parts of a few thousand addresses in three languages each.
import { hrefLang, LANGS, langPrefix } from '../../shared/lang.ts'
import { INDEXED_PATHS } from '../../shared/page-rules.ts'
import { listCategories } from '../modules/catalogue/category-service.ts'
import { listDevicePaths } from '../modules/catalogue/finder-service.ts'
import { listProductPaths } from '../modules/catalogue/list-service.ts'
import { listContentPaths } from '../modules/content/redirect-service.ts'
import type { Ctx } from '../context/context.ts'
import { notFound } from '../platform/errors.ts'
import { xmlText } from '../platform/http/xml.ts'

interface SitemapEntry {
  path: string
  changedOn?: string
}

const PER_PART = 2_500
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export async function composeSitemapIndex(ctx: Ctx, origin: string): Promise<string> {
  const [products, devices] = await Promise.all([
    listProductPaths(ctx, { page: 1, rows: 1 }),
    listDevicePaths(ctx, { page: 1, rows: 1 }),
  ])
  const parts = (kind: string, total: number) =>
    Array.from({ length: Math.ceil(total / PER_PART) }, (_, index) => `${kind}-${index + 1}.xml`)
  const names = [
    'pages.xml',
    ...parts('products', products.total),
    ...parts('devices', devices.total),
  ]
  const entries = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** `name` is 'pages.xml', 'products-1.xml' or 'devices-1.xml'. Errors: 404. */
export async function composeSitemapPart(ctx: Ctx, origin: string, name: string): Promise<string> {
  if (name === 'pages.xml') return urlSet(origin, await pageEntries(ctx))
  const found = /^(products|devices)-(\d{1,5})\.xml$/.exec(name)
  const range = { page: Number(found?.[2] ?? 0), rows: PER_PART }
  if (!found || range.page < 1) throw notFound()
  const { list } =
    found[1] === 'products' ? await listProductPaths(ctx, range) : await listDevicePaths(ctx, range)
  if (list.length === 0) throw notFound()
  return urlSet(origin, list)
}

async function pageEntries(ctx: Ctx): Promise<SitemapEntry[]> {
  const [categories, contentPaths] = await Promise.all([listCategories(ctx), listContentPaths(ctx)])
  const addresses = categories.filter((node) => node.parentId !== null).map((node) => node.url)
  const changed = new Map(contentPaths.map(({ path, changedOn }) => [path, changedOn]))
  const paths = new Set([...INDEXED_PATHS, ...addresses, ...changed.keys()])
  return [...paths].map((path) => {
    const changedOn = changed.get(path)
    return changedOn === undefined ? { path } : { path, changedOn }
  })
}

function urlSet(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => {
    const address = (lang: (typeof LANGS)[number]) => {
      const prefix = langPrefix(lang)
      return xmlText(`${origin}${prefix}${entry.path === '/' && prefix ? '' : entry.path}`)
    }
    const alternates = [
      ...LANGS.map((lang) => [hrefLang(lang), address(lang)]),
      ['x-default', address('en_us')],
    ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    const changed = entry.changedOn ? `<lastmod>${entry.changedOn}</lastmod>` : ''
    return LANGS.map(
      (lang) => `<url><loc>${address(lang)}</loc>${changed}${alternates.join('')}</url>`,
    )
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

// The link targets of the site, without language prefix.
import { PAGE_PATHS, pagePath } from '../shared/page-paths.ts'

export const PATHS = {
  ...PAGE_PATHS,
  prices: `${PAGE_PATHS.support}#prices`,
  howToSearch: `${PAGE_PATHS.support}#search`,
  /** Product updates as RSS. */
  rss: '/rss.xml',
  /** News as RSS. */
  newsFeed: '/news.xml',
  sitemap: '/sitemap.xml',
  apiDocs: '/docs',
} as const

/** The server provides each product's canonical address; it is used unchanged. */
export function productPath(card: { url: string }): string {
  return card.url
}

/** A category of the tree: '/secondarytype/batteries/laptop' for the categoryId 'laptop'. */
export function categoryPath(category: { url: string }): string {
  return category.url
}

/** A category narrowed to one device brand, the only filter combination that search engines may index. */
export function brandInCategoryPath(category: { url: string }, deviceBrand: string): string {
  return `${category.url}?deviceBrand=${encodeURIComponent(deviceBrand)}`
}

/** The products of one series, whose name is the brand of its products. */
export function seriesPath(series: string): string {
  return `${PATHS.allProducts}?brand=${encodeURIComponent(series)}`
}

export function searchPath(keyword: string): string {
  return `${PATHS.search}?keyword=${encodeURIComponent(keyword)}`
}

/** '/finder', '/finder/laptop', '/finder/laptop/dell'; `-` means any type. */
export function finderPath(type?: string, brand?: string): string {
  const typed = `${PATHS.finder}/${encodeURIComponent(type ?? '-')}`
  if (brand) return `${typed}/${encodeURIComponent(brand)}`
  return type ? typed : PATHS.finder
}

/** The login page that returns to `from`, an address with its language prefix. */
export function logInPath(from: string): string {
  return `${PATHS.logIn}?redirect=${encodeURIComponent(from)}`
}

export function newProductPath(itemNo: string): string {
  return pagePath(PAGE_PATHS.newProduct, { id: encodeURIComponent(itemNo) })
}

/** The page of an exhibition with its visitor form. */
export function exhibitionPath(id: string): string {
  return pagePath(PAGE_PATHS.exhibition, { id: encodeURIComponent(id) })
}

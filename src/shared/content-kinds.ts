// Kinds of site content, their types, and the address of each entry.
import { PAGE_PATHS, pagePath } from './page-paths.ts'

export const CONTENT_KINDS = [
  'news',
  'poster',
  'packaging',
  'certificate',
  'question',
  /** Introduces the company, its batteries and what is printed on them; the manuals are among them. */
  'introduction',
  /** Corporate culture. */
  'corporate',
  /** Corporate social responsibility. */
  'csr',
  /** A part of the site overview (/zones), with links. */
  'zone',
  /** A vacancy in a team, for which people and firms apply. */
  'opening',
  'page',
  'office',
  'download',
  /** Accompanies a battery: see DOCUMENT_TYPES. */
  'document',
  'banner',
  /** The picture at the top of a page, such as home or news, whose id it has. */
  'photo',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Where content is shown: the shop, the dropshipping area, or both. */
export const CONTENT_AREAS = ['main', 'dropship', 'both'] as const
export type ContentArea = (typeof CONTENT_AREAS)[number]

export const NEWS_TYPES = ['announcement', 'event', 'media'] as const
export type NewsType = (typeof NEWS_TYPES)[number]
export const POSTER_TYPES = ['product', 'guide'] as const
export const CERTIFICATE_TYPES = ['company', 'product', 'transport'] as const
export const QUESTION_TOPICS = [
  'finding',
  'ordering',
  'prices',
  'delivery',
  'warranty',
  'genuine',
  'batteries',
  'drop-ship',
] as const
export const DOWNLOAD_TYPES = ['catalogue', 'leaflet', 'poster', 'product-image', 'video'] as const
export type DownloadType = (typeof DOWNLOAD_TYPES)[number]
/** The documents that accompany a battery. */
export const DOCUMENT_TYPES = ['un38.3', 'sds', 'declaration', 'manual'] as const

/** home: linked pictures on the home page; product: bands on the page of all products; notice: lines at the top of the home page. */
export const BANNER_TYPES = ['home', 'product', 'notice'] as const

/** Entries of kind `page` with their own address, by id. */
const ENTRY_PAGE_PATHS: Record<string, string> = {
  'privacy-policy': PAGE_PATHS.privacy,
  'how-to-order': PAGE_PATHS.howToOrder,
  terms: PAGE_PATHS.terms,
  about: PAGE_PATHS.about,
  contact: PAGE_PATHS.contact,
  'drop-ship-about': PAGE_PATHS.dropShipAbout,
  'drop-ship-terms': PAGE_PATHS.dropShipTerms,
  'drop-ship-introduction': PAGE_PATHS.dropShipIntroduction,
}
const INTRODUCTION_PATHS: Record<string, string> = {
  'battery-manual': PAGE_PATHS.batteryManual,
  'charger-manual': PAGE_PATHS.chargerManual,
}

/** Without language prefix. `area` of dropshipping news and questions leads to the layout of dropshipping. */
export function contentPath(entry: {
  kind: ContentKind
  id: string
  type?: string | null
  area?: ContentArea
}): string {
  const { kind, id, type, area } = entry
  const isDropShip = area === 'dropship'
  switch (kind) {
    case 'news':
      return pagePath(isDropShip ? PAGE_PATHS.dropShipNewsDetail : PAGE_PATHS.newsDetail, {
        id,
        type: type ?? 'announcement',
      })
    case 'poster':
      return pagePath(PAGE_PATHS.posterDetail, { id, type: type ?? 'product' })
    case 'corporate':
      return pagePath(PAGE_PATHS.corporateCulture, { id })
    case 'csr':
      return pagePath(PAGE_PATHS.socialResponsibility, { id })
    case 'introduction':
      return INTRODUCTION_PATHS[id] ?? pagePath(PAGE_PATHS.introduction, { id })
    case 'page':
      return ENTRY_PAGE_PATHS[id] ?? PAGE_PATHS.support
    case 'question':
      return `${isDropShip ? PAGE_PATHS.dropShipFaq : PAGE_PATHS.faq}#${id}`
    case 'packaging':
      return `${PAGE_PATHS.packaging}#${id}`
    case 'certificate':
    case 'document':
      return `${PAGE_PATHS.quality}#${id}`
    case 'zone':
      return `${PAGE_PATHS.zones}#${id}`
    case 'opening':
      return `${PAGE_PATHS.careers}#${id}`
    case 'office':
      return `${PAGE_PATHS.locations}#${id}`
    case 'download':
      return `${PAGE_PATHS.downloads}#${id}`
    case 'banner':
    case 'photo':
      return PAGE_PATHS.home
  }
}

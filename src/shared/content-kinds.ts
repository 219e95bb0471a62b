// Kinds of site content, their types, and the address of each entry.

export const CONTENT_KINDS = [
  'news',
  'poster',
  'packaging',
  'certificate',
  'question',
  'introduction',
  'corporate',
  'csr',
  'zone',
  'opening',
  'page',
  'office',
  'download',
  'document',
  'banner',
  'photo',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Where content is shown: the shop, the drop-ship area, or both. */
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

/** Linked pictures on the home page, product bands, and notice lines at the top. */
export const BANNER_TYPES = ['home', 'product', 'notice'] as const

/** Pages with their own address; the page id determines it. */
const PAGE_ADDRESSES: Record<string, string> = {
  'privacy-policy': '/privacy-policy.html',
  'how-to-order': '/how-to-order.html',
  terms: '/terms-and-conditions.html',
  about: '/about-us.html',
  contact: '/contact-us.html',
  'drop-ship-about': '/dropship/dsabout.html',
  'drop-ship-terms': '/dropship/dsprivacypolicy.html',
  'drop-ship-introduction': '/dropship/dsintroduce.html',
}
const INTRODUCTION_ADDRESSES: Record<string, string> = {
  'battery-manual': '/usermanual.html',
  'charger-manual': '/charger-usermanual.html',
}

/** Without language prefix. `area` of drop-ship news and questions leads to the drop-ship layout. */
export function contentAddress(piece: {
  kind: ContentKind
  id: string
  type?: string | null
  area?: ContentArea
}): string {
  const { kind, id, type, area } = piece
  switch (kind) {
    case 'news':
      return `${area === 'dropship' ? '/dropship/news' : ''}/newsdetail/${id}/${type ?? 'announcement'}`
    case 'poster':
      return `/posterDetail/${id}/${type ?? 'product'}`
    case 'corporate':
      return `/corporate-culture/${id}`
    case 'csr':
      return `/corporate-social/${id}`
    case 'introduction':
      return INTRODUCTION_ADDRESSES[id] ?? `/introduction/${id}`
    case 'page':
      return PAGE_ADDRESSES[id] ?? '/support'
    case 'question':
      return `${area === 'dropship' ? '/dropship/dsfaq.html' : '/faq.html'}#${id}`
    case 'packaging':
      return `/packaging.html#${id}`
    case 'certificate':
    case 'document':
      return `/quality-certification.html#${id}`
    case 'zone':
      return `/zones#${id}`
    case 'opening':
      return `/join-us.html#${id}`
    case 'office':
      return `/locations.html#${id}`
    case 'download':
      return `/download-center.html#${id}`
    case 'banner':
    case 'photo':
      return '/'
  }
}

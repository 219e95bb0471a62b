// The head of a page as data: title, addresses in three languages, preview for social networks (Open Graph), structured data.
import { brand, type Imprint } from '../../shared/brand.ts'
import { hrefLang, type Lang, LANGS } from '../../shared/lang.ts'
import { localHref } from './local-link.tsx'

/** The metadata a screen provides for its page. Addresses have no origin or language prefix. */
export interface Head {
  title: string
  description?: string
  /** Path including the query parameters that identify the page. */
  canonical: string
  /** False sets `noindex, follow`. */
  index?: boolean
  /** Links to the page in the other languages; false on error pages, pages of staff, and pages that exist in this language only. */
  alternates?: boolean
  /** Open Graph image, an address on this site. */
  image?: string
  jsonLd?: object[]
}

export interface HeadContext {
  lang: Lang
  origin: string
  /** From the data of the frame; absent until headOfPage adds it. */
  imprint?: Imprint | null
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const OG_LOCALES: Record<Lang, string> = { en_us: 'en_US', zh_cn: 'zh_CN', zh_hk: 'zh_HK' }

/** The tags in document order; the server prints them and the browser replaces them on navigation. */
export function headTags(head: Head, { lang, origin }: HeadContext): HeadTag[] {
  const address = (other: Lang) => origin + localHref(other, head.canonical)
  const image = origin + (head.image ?? '/share.png')
  return [
    { tag: 'title', attributes: {}, text: pageTitle(head.title) },
    ...meta({ description: head.description, robots: robots(head) }),
    link({ rel: 'canonical', href: address(lang) }),
    ...(head.alternates === false ? [] : alternates(address)),
    ...properties({
      'og:site_name': brand.brandName,
      'og:type': 'website',
      'og:title': head.title,
      'og:description': head.description,
      'og:url': address(lang),
      'og:image': image,
      'og:locale': OG_LOCALES[lang],
    }),
    ...meta({ 'twitter:card': 'summary_large_image' }),
    ...(head.jsonLd ?? []).map(structuredData),
  ]
}

/** JSON for a data script tag, with `<` escaped so that the content cannot close the tag. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function pageTitle(title: string): string {
  return title.includes(brand.brandName) ? title : `${title} | ${brand.brandName}`
}

function robots(head: Head): string | undefined {
  return head.index === false ? 'noindex, follow' : undefined
}

function alternates(address: (lang: Lang) => string): HeadTag[] {
  return [
    ...LANGS.map((lang) =>
      link({ rel: 'alternate', hreflang: hrefLang(lang), href: address(lang) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: address('en_us') }),
  ]
}

function meta(values: Record<string, string | undefined>): HeadTag[] {
  return pairs(values).map(([name, content]) => ({ tag: 'meta', attributes: { name, content } }))
}

function properties(values: Record<string, string | undefined>): HeadTag[] {
  return pairs(values).map(([property, content]) => ({
    tag: 'meta',
    attributes: { property, content },
  }))
}

function pairs(values: Record<string, string | undefined>): [string, string][] {
  return Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes }
}

function structuredData(value: object): HeadTag {
  const whole = { '@context': 'https://schema.org', ...value }
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: safeJson(whole) }
}

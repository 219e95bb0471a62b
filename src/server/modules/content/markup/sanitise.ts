// Removes everything from markup that is not on the lists of allowed tags, attributes and addresses.
import sanitizeHtml from 'sanitize-html'

const HEADINGS = ['h2', 'h3', 'h4']
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 p br hr blockquote ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'strong em sup sub code pre a figure figcaption img'
  ).split(' '),
  allowedAttributes: {
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    ol: ['start'],
  },
  // Addresses are checked below; other schemes are rejected before that.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
}

export interface SanitiseOptions {
  /** Rewrites an internal address ('/faq.html#x'). */
  ownPath?: (address: string) => string
  /** Whether a picture still exists; others are removed. */
  hasPicture?: (id: string) => boolean
  /** Rewrites what readers see between the tags. */
  rewriteText?: (text: string) => string
}

/** The markup without anything that could run, imitate another part of the page, or load from other hosts. */
export function sanitiseMarkup(html: string, options: SanitiseOptions = {}): string {
  const { ownPath = (address: string) => address, hasPicture = () => true, rewriteText } = options
  const clean = sanitizeHtml(html, {
    ...OPTIONS,
    ...(rewriteText && { textFilter: (text) => rewriteText(text) }),
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, keepId])),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, ownPath) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes) }),
      th: (tagName, attributes) => ({ tagName, attribs: cell({ scope: 'col', ...attributes }) }),
      td: (tagName, attributes) => ({ tagName, attribs: cell(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false
      const id = pictureId(attribs.src)
      return id === undefined || !hasPicture(id)
    },
  })
  // An empty corner cell is not a heading: screen readers would announce a heading for each cell below it.
  return clean.replaceAll(/<th(?: [^>]*)?>\s*<\/th>/g, '<td></td>')
}

/** '/media/storage-band-0f3a/960.webp' -> 'storage-band-0f3a'; undefined for anything else. */
export function pictureId(src: string | undefined): string | undefined {
  return PICTURE.exec(src ?? '')?.[1]
}

/** Ids of the page's own elements, which a heading must not use. */
const TAKEN = /^(?:root|content|main|hydration)$/
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PICTURE = /^\/media\/([a-z0-9]+(?:-[a-z0-9]+)*)\/\d{1,4}\.(?:webp|png)$/
/** An internal path or fragment: no scheme, no host, no parent segments, no hidden characters. */
const OWN_PATH = /^(?:\/(?![/\\])|#)(?:[\w\-.~!$&'()*+,;=:@/?#]|%[0-9a-f]{2})*$/i
const EXTERNAL_ADDRESS =
  /^(?:https:\/\/[a-z0-9][^\s"'<>\\]*|mailto:[^\s"'<>\\]+|tel:\+?[\d\-() .]+)$/i

function keepId(tagName: string, { id }: Record<string, string>) {
  const kept: Record<string, string> = {}
  if (id !== undefined && ID.test(id)) kept.id = TAKEN.test(id) ? `section-${id}` : id
  return { tagName, attribs: kept }
}

function linkTo(href: string, ownPath: (address: string) => string): Record<string, string> {
  const address = href.trim()
  // Encoded control characters, slashes and backslashes could lead to another path or host.
  if (OWN_PATH.test(address) && !/%(?:0|1[0-9a-f]|2f|5c|7f)/i.test(address)) {
    return { href: ownPath(address) }
  }
  if (!EXTERNAL_ADDRESS.test(address)) return {}
  return /^https:/i.test(address)
    ? { href: address, rel: 'noopener noreferrer' }
    : { href: address }
}

function pictureOf({ src = '', alt = '', width, height }: Record<string, string>) {
  const size = (value: string | undefined) => (/^\d{1,4}$/.test(value ?? '') ? value : undefined)
  return {
    src,
    alt,
    ...(size(width) && { width: size(width) ?? '' }),
    ...(size(height) && { height: size(height) ?? '' }),
    loading: 'lazy',
  }
}

function cell(attributes: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {}
  if (/^(?:col|row|colgroup|rowgroup)$/.test(attributes.scope ?? ''))
    kept.scope = attributes.scope ?? ''
  if (/^(?:left|right|center)$/.test(attributes.align ?? '')) kept.align = attributes.align ?? ''
  for (const span of ['colspan', 'rowspan'] as const) {
    if (/^[1-9]\d?$/.test(attributes[span] ?? '')) kept[span] = attributes[span] ?? ''
  }
  return kept
}

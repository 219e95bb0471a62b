// Reads markup as a browser's tokenizer does and reports everything in it that could run: an independent check
// for the tests.

export interface Tag {
  name: string
  attributes: [name: string, value: string][]
}

/** Opening tags as a browser reads them; skips comments, the doctype and raw text, such as that in scripts. */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    if (!/[a-z]/i.test(html[open + 1] ?? '')) {
      at = open + 1
      continue
    }
    const { tag, end } = readTag(html, open + 1)
    tags.push(tag)
    at = end
    // Raw text ends only at its own closing tag.
    if (/^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/.test(tag.name)) {
      const close = html.toLowerCase().indexOf(`</${tag.name}`, at)
      at = close < 0 ? html.length : close
    }
  }
  return tags
}

/** Everything in a page that could run, except its data and its own scripts: those from /assets/, and /prefers.js, which reads the preferred series. */
export function scriptsIn(html: string): string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => [
    ...(name === 'script' && !isOwnScript(attributes) ? [`<script>`] : []),
    ...(FORBIDDEN_TAGS.has(name) ? [`<${name}>`] : []),
    ...attributes.flatMap(([attribute, value]) => activePart(name, attribute, value)),
  ])
}

/** Tags and attributes that a text written by staff must not contain. */
export function disallowedIn(html: string): string[] {
  const disallowed = tagsIn(html).flatMap(({ name, attributes }) =>
    TEXT_TAGS.has(name)
      ? attributes.flatMap(([attribute]) =>
          TEXT_ATTRIBUTES.has(attribute) ? [] : [`${name} ${attribute}`],
        )
      : [`<${name}>`],
  )
  return [...disallowed, ...scriptsIn(html)]
}

const FORBIDDEN_TAGS = new Set(
  'object embed applet base frame frameset iframe portal plaintext xmp style foreignobject'.split(
    ' ',
  ),
)
const TEXT_TAGS = new Set(
  (
    'h2 h3 h4 p br hr blockquote ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'strong em sup sub code pre a figure figcaption img'
  ).split(' '),
)
const TEXT_ATTRIBUTES = new Set(
  'id href rel src alt width height loading scope colspan rowspan align start'.split(' '),
)
const ADDRESSES = new Set(
  'href src action formaction xlink:href data cite background poster srcset ping content'.split(
    ' ',
  ),
)

/** The attribute if it could run or load a script; otherwise nothing. */
function activePart(tag: string, attribute: string, value: string): string[] {
  if (attribute.startsWith('on')) return [`${tag} ${attribute}`]
  if (attribute === 'style' || attribute === 'srcdoc') return [`${tag} ${attribute}`]
  // Browsers drop these characters from a URL before they read its scheme.
  // oxlint-disable-next-line no-control-regex -- these very characters
  const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  const scheme = /^(?:javascript|vbscript|data|blob|view-source):/.exec(address)?.[0]
  if (!ADDRESSES.has(attribute) || !scheme) return []
  const isPicture = tag === 'img' && /^data:image\/(?:svg\+xml|png)[;,]/.test(address)
  return isPicture && attribute === 'src' ? [] : [`${tag} ${attribute}=${scheme}`]
}

function isOwnScript(attributes: Tag['attributes']): boolean {
  const values = new Map(attributes)
  if (/^application\/(?:ld\+)?json$/.test(values.get('type') ?? '')) return true
  return /^\/(?:assets\/[\w./-]+|prefers)\.js$/.test(values.get('src') ?? '')
}

function readTag(html: string, from: number): { tag: Tag; end: number } {
  const name = (/^[^\s/>]*/.exec(html.slice(from, from + 100))?.[0] ?? '').toLowerCase()
  const attributes: Tag['attributes'] = []
  const part =
    /\s*\/*\s*(?:(>)|([^\s=/>][^\s=/>]*|=[^\s=/>]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y
  part.lastIndex = from + name.length
  for (;;) {
    const found = part.exec(html)
    if (!found) return { tag: { name, attributes }, end: html.length }
    if (found[1]) return { tag: { name, attributes }, end: part.lastIndex }
    const value = found[3] ?? found[4] ?? found[5] ?? ''
    attributes.push([(found[2] ?? '').toLowerCase(), decoded(value)])
  }
}

/** Resolves character references as a browser does in attributes. */
function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));?/gi, (whole, hex, decimal, named) => {
    if (hex) return character(Number.parseInt(String(hex), 16))
    if (decimal) return character(Number(decimal))
    return NAMED[String(named).toLowerCase()] ?? whole
  })
}

function character(code: number): string {
  return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : ''
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
  lpar: '(',
  rpar: ')',
}

// Renders Markdown as safe HTML: adds anchors to headings and addresses to pictures, and sanitises the result.
import { Marked, type Tokens } from 'marked'
import { toSlug } from '../../../../shared/slug.ts'
import { sanitiseMarkup } from './sanitise.ts'
import { escapeMarkup } from '../../../../shared/escape-markup.ts'

export interface MarkdownOptions {
  /** Anchors of the English text by heading, so that a link leads to the same section in every language. */
  anchors?: readonly string[]
  /** Ids of pictures by the path written in the text. */
  media?: Readonly<Record<string, string>>
}

/** `## Title {#anchor}` sets the anchor explicitly. Headings start at the second level. */
export function renderMarkdown(markdown: string, options: MarkdownOptions = {}): string {
  const headings = headingsOf(markdown)
  const english = options.anchors
  const anchors = english?.length === headings.length ? english : anchorsOf(markdown)
  let at = 0
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const level = Math.min(Math.max(depth, 2), 4)
        const words = this.parser.parseInline(tokens).replace(OWN_ANCHOR_AT_END, '')
        return `<h${level} id="${anchors[at++] ?? ''}">${words}</h${level}>\n`
      },
      image({ href, text, title }: Tokens.Image): string {
        const id = options.media?.[href]
        if (id === undefined) return ''
        const picture = `<img src="/media/${id}/${BODY_WIDTH}.webp" alt="${escapeMarkup(text)}">`
        if (!title) return picture
        return `<figure>${picture}<figcaption>${escapeMarkup(title)}</figcaption></figure>`
      },
    },
  })
  return sanitiseMarkup(unwrapFigures(marked.parse(markdown, { async: false }))).trim()
}

/** The anchors of a text, one per heading and unique. */
export function anchorsOf(markdown: string): string[] {
  const taken = new Set<string>()
  return headingsOf(markdown).map(({ text }, index) => {
    const explicit = OWN_ANCHOR.exec(text)?.[1]
    const preferred =
      explicit ?? (toSlug(text.replace(/\{\{\w+\}\}/g, '')).slice(0, 60) || `part-${index + 1}`)
    let anchor = preferred
    for (let suffix = 2; taken.has(anchor); suffix += 1) anchor = `${preferred}-${suffix}`
    taken.add(anchor)
    return anchor
  })
}

/** Paths of the pictures in a text. */
export function picturesIn(markdown: string): string[] {
  const found = new Set<string>()
  const marked = new Marked({ gfm: true, walkTokens: (token) => void addPicture(token, found) })
  marked.parse(markdown, { async: false })
  return [...found]
}

const BODY_WIDTH = 960
const OWN_ANCHOR = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/
const OWN_ANCHOR_AT_END = /\s*\{#[a-z0-9-]+\}\s*$/

function headingsOf(markdown: string): Tokens.Heading[] {
  const found: Tokens.Heading[] = []
  new Marked({
    gfm: true,
    walkTokens: (token) => void (token.type === 'heading' && found.push(token as Tokens.Heading)),
  }).parse(markdown, { async: false })
  return found
}

function addPicture(token: { type: string }, found: Set<string>): void {
  if (token.type === 'image') found.add((token as Tokens.Image).href)
}

/** A figure must not be inside a paragraph. */
function unwrapFigures(html: string): string {
  return html.replace(/<p>(<figure>(?:(?!<\/p>)[\s\S])*<\/figure>)<\/p>/g, '$1')
}

// Prints a drawing of words, lines and areas as an A4 page of a PDF, with its words as text.
import type { Lang } from '../../../shared/lang.ts'
import { INTER_FILES, NOTO_FILES } from '../fonts/font-files.ts'
import { openPage } from './open-sheet.ts'

type Attributes = Readonly<Record<string, string>>

const ELEMENT =
  /<(?<shape>rect|circle|path)\b(?<attributes>[^>]*)\/>|<text\b(?<base>[^>]*)>(?<spans>.*?)<\/text>|<svg\b(?<size>[^>]*)>|<\/svg>/gs
const SPAN = /<tspan\b(?<attributes>[^>]*)>(?<words>[^<]*)<\/tspan>/g

/** Font files by the family name in drawings. It is the name inside the file, which says Thin for a regular weight too. */
const FAMILIES: Readonly<Record<string, string>> = {
  'Noto Sans SC Thin': NOTO_FILES.sc,
  'Noto Sans HK Thin': NOTO_FILES.hk,
  'Noto Sans HK': NOTO_FILES.rare,
}
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Fixed, so that equal drawings have equal prints. */
const CREATED = new Date('2026-06-01T00:00:00Z')

/** `svg` has rect, circle, path, and text of placed tspan. Errors: throws for any other element or font. */
export async function printDrawing(svg: string, lang: Lang): Promise<Buffer> {
  const unsupported = svg.replace(ELEMENT, '').trim()
  if (unsupported !== '') throw new Error(`A leaflet cannot contain ${unsupported.slice(0, 60)}`)
  const { document, bytes } = await openPage({ title: titleOf(svg, lang), lang, created: CREATED })
  for (const { groups = {} } of svg.matchAll(ELEMENT)) {
    if (groups.size !== undefined) {
      const [, , width] = (attributesOf(groups.size).viewBox ?? '').split(' ')
      document.scale(document.page.width / Number(width))
    } else if (groups.shape !== undefined) {
      drawShape(document, groups.shape, attributesOf(groups.attributes))
    } else if (groups.spans !== undefined) {
      writeWords(document, attributesOf(groups.base), groups.spans)
    }
  }
  document.end()
  return bytes
}

/** The lines in the largest letters. */
function titleOf(svg: string, lang: Lang): string {
  const lines = [...svg.matchAll(ELEMENT)].flatMap(({ groups }) =>
    groups?.spans === undefined
      ? []
      : { size: Number(attributesOf(groups.base)['font-size']), text: wordsOf(groups.spans) },
  )
  const largest = Math.max(...lines.map(({ size }) => size))
  const title = lines.filter(({ size }) => size === largest).map(({ text }) => text)
  return title.join(lang === 'en_us' ? ' ' : '')
}

function wordsOf(spans: string): string {
  return [...spans.matchAll(SPAN)].map(({ groups }) => readable(groups?.words)).join('')
}

function drawShape(document: PDFKit.PDFDocument, shape: string, attributes: Attributes): void {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attributes[name] ?? 0),
  )
  document.save()
  if (shape === 'circle')
    document.circle(Number(attributes.cx), Number(attributes.cy), Number(attributes.r))
  else if (shape === 'path') document.path(attributes.d ?? '')
  else if (attributes.rx) document.roundedRect(x, y, width, height, Number(attributes.rx))
  else document.rect(x, y, width, height)
  paint(document, attributes)
  document.restore()
}

function paint(document: PDFKit.PDFDocument, attributes: Attributes): void {
  const fill = attributes.fill === 'none' ? undefined : (attributes.fill ?? '#000000')
  const stroke = attributes.stroke === 'none' ? undefined : attributes.stroke
  document.lineWidth(Number(attributes['stroke-width'] ?? 1))
  document.lineCap((attributes['stroke-linecap'] as 'butt' | 'round' | undefined) ?? 'butt')
  document.lineJoin((attributes['stroke-linejoin'] as 'miter' | 'round' | undefined) ?? 'miter')
  const [dash, space] = (attributes['stroke-dasharray'] ?? '').split(/[ ,]+/).map(Number)
  if (dash) document.dash(dash, { space: space ?? dash })
  if (fill && stroke) document.fillAndStroke(fill, stroke)
  else if (fill) document.fill(fill)
  else if (stroke) document.stroke(stroke)
}

function writeWords(document: PDFKit.PDFDocument, base: Attributes, spans: string): void {
  for (const { groups } of spans.matchAll(SPAN)) {
    const attributes = { ...base, ...attributesOf(groups?.attributes) }
    document.save()
    document.font(fontOf(attributes)).fontSize(Number(attributes['font-size']))
    document.fillColor(attributes.fill ?? '#000000')
    // Chinese has one weight: bold is the same letters with an outline.
    if (attributes.stroke) {
      document
        .strokeColor(attributes.stroke)
        .lineWidth(Number(attributes['stroke-width']))
        .lineJoin('round')
    }
    document.text(readable(groups?.words), Number(attributes.x), Number(attributes.y), {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: true,
      stroke: attributes.stroke !== undefined,
    })
    document.restore()
  }
}

function fontOf(attributes: Attributes): string {
  const [regular = '', semibold = ''] = INTER_FILES
  const family = attributes['font-family'] ?? 'Inter'
  const file = family === 'Inter' ? inter(attributes, regular, semibold) : FAMILIES[family]
  if (file === undefined) throw new Error(`A leaflet cannot use the font ${family}`)
  return file
}

function inter(attributes: Attributes, regular: string, semibold: string): string {
  return Number(attributes['font-weight'] ?? 400) >= 600 ? semibold : regular
}

function attributesOf(tag = ''): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function readable(words = ''): string {
  return words.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '')
}

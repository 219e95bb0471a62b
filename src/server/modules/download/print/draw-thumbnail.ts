// Draws a product's thumbnail into a PDF as vector paths, so that it stays sharp.

const TAGS = /<(path|ellipse)\b([^>]*)\/>/g
const ATTRIBUTES = /([\w-]+)="([^"]*)"/g

/** Scales the picture's 96 by 72 units to `width` points. */
export function drawThumbnailInto(
  document: PDFKit.PDFDocument,
  svg: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  document.save()
  document.translate(x, y).scale(width / 96)
  for (const [, tag, text = ''] of svg.matchAll(TAGS)) {
    const attributes = new Map<string, string>()
    for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTES)) attributes.set(name, value)
    document.save()
    const move = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)$/.exec(attributes.get('transform') ?? '')
    if (move) document.translate(Number(move[1]), Number(move[2]))
    if (tag === 'path') document.path(attributes.get('d') ?? '')
    else {
      const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map((name) =>
        Number(attributes.get(name)),
      )
      document.ellipse(cx, cy, rx, ry)
    }
    paint(document, attributes)
    document.restore()
  }
  document.restore()
}

function paint(document: PDFKit.PDFDocument, attributes: ReadonlyMap<string, string>): void {
  const opacity = Number(attributes.get('opacity') ?? 1)
  const stroke = attributes.get('stroke')
  const fillAttribute = attributes.get('fill')
  const fill = fillAttribute === 'none' ? undefined : fillAttribute
  if (opacity < 1) document.opacity(opacity)
  if (stroke !== undefined) {
    document.lineWidth(Number(attributes.get('stroke-width') ?? 1)).lineJoin('round')
    const [dash, space] = (attributes.get('stroke-dasharray') ?? '').split(' ').map(Number)
    if (dash && space) document.dash(dash, { space })
    document.strokeOpacity(opacity * Number(attributes.get('stroke-opacity') ?? 1))
  }
  // An open line has no fill.
  if (stroke !== undefined && fill === undefined) document.stroke(longHex(stroke))
  else if (stroke !== undefined) document.fillAndStroke(longHex(fill ?? ''), longHex(stroke))
  else document.fill(longHex(fill ?? '#000'))
}

/** '#fff' as '#ffffff'. */
function longHex(colour: string): string {
  return /^#[\da-f]{3}$/i.test(colour)
    ? colour.replace(/[\da-f]/gi, (digit) => digit + digit)
    : colour
}

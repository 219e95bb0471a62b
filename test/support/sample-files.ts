// Valid files for forms: a plain PDF of any size, and a photograph.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A one-page PDF, padded to `bytes` with a picture of noise; `extra` is one more object (number 5 without padding). */
export function plainPdf({ extra = '', bytes = 0 } = {}): Buffer {
  const noise = randomBytes(Math.max(0, bytes - 900 - extra.length))
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
    '<< /Length 44 >>\nstream\nBT /F1 12 Tf 20 100 Td (Plain) Tj ET         \nendstream',
  ]
  if (bytes > 0) {
    const head = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /Length ${noise.length} >>`
    objects.push(
      Buffer.concat([Buffer.from(`${head}\nstream\n`), noise, Buffer.from('\nendstream')]),
    )
  }
  if (extra) objects.push(extra)
  return writePdf(objects)
}

/** Writes the objects of a PDF in order, numbered from 1; the first is its catalogue (root object). */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  const push = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(at)
    push(Buffer.from(`${index + 1} 0 obj\n`))
    push(typeof object === 'string' ? Buffer.from(object, 'latin1') : object)
    push(Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${table}`
  const tail = `trailer\n<< /Size ${count} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`
  push(Buffer.from(xref + tail))
  return Buffer.concat(parts)
}

/** A photograph of noise, which keeps its size when compressed. */
export function photo({ width = 320, height = 200, quality = 80 } = {}): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality })
    .toBuffer()
}

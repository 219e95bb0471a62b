// Tests that a scanner can read the barcodes in PDF files.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, expect, test } from 'vitest'
import { drawBarcode } from './pdf-barcode.ts'

const SCALE = 4

beforeAll(async () => {
  const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(reader)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** A page of which only the filled rectangles matter, as pixels that a scanner sees. */
function drawnPixels(text: string): ImageData {
  const [width, height] = [320 * SCALE, 90 * SCALE]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const rect = (x: number, y: number, w: number, h: number) => {
    for (let row = Math.round(y * SCALE); row < Math.round((y + h) * SCALE); row += 1) {
      const from = (row * width + Math.round(x * SCALE)) * 4
      const to = (row * width + Math.round((x + w) * SCALE)) * 4
      for (let at = from; at < to; at += 1) if (at % 4 !== 3) data[at] = 0
    }
  }
  const document = { rect, fill: () => undefined } as unknown as PDFKit.PDFDocument
  drawBarcode({ document }, text, { x: 30, y: 15, module: 1.2, height: 56 })
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

test.each(['R26-0000123', 'R99-9999999'])('a scanner reads %s from the bars', async (text) => {
  const found = await readBarcodes(drawnPixels(text), { formats: ['Code128'] })
  expect(found.map((each) => each.text)).toEqual([text])
})

// Label photos for the benchmark: drawn by the code that draws labels for the shop, then rotated, shaded, blurred and
// made noisy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { labelArt } from '../src/server/modules/media/draw/label-art.ts'
import { labelView } from '../src/server/modules/media/draw/view-label.ts'
import type { DrawnProduct } from '../src/server/modules/media/media-rules.ts'
import { INTER_FILES } from '../src/server/platform/fonts/font-files.ts'

/** Which drawing is photographed: the close-up among the product pictures, the label of a pack, or a wide label. */
export type LabelArt = 'close-up' | 'full' | 'wide'

export interface LabelPhoto {
  name: string
  /** The part number as printed on the label. */
  number: string
  /** The digits of its barcode, or ''. */
  ean: string
  art: LabelArt
  /** Whether the shop's own item number is printed, rather than the device maker's. */
  isOwn: boolean
  /** Clockwise, including quarter turns. */
  degrees: number
  /** Standard deviation of the blur, in pixels. */
  blur: number
  /** Standard deviation of the brightness of a pixel, of 255. */
  noise: number
  /** Width of the label in the photo, in pixels. */
  labelWidth: number
  bytes: Buffer
}

interface Row {
  itemNo: string
  brand: string
  category: string[]
  deviceBrand: string | null
  capacity_mAh: number
  energy_Wh: number
  voltage: number
  chemistry: string
  packQty: number
  colour: string | null
  dimension_mm: string | null
  ean: string | null
  netWeight_g: number | null
  fitModels: string[]
  partNumbers: string[]
  iecName: string | null
  status: string
}

const CATALOGUE = join(import.meta.dirname, '..', 'data', 'catalogue.ndjson.gz')
/** The size of each drawing, in its own units. */
const DRAWINGS: { art: LabelArt; width: number; height: number }[] = [
  { art: 'close-up', width: 404, height: 284 },
  { art: 'full', width: 260, height: 190 },
  { art: 'wide', width: 420, height: 120 },
]

/** Returns the same photos for the same `seed`. */
export async function makeLabelPhotos(count: number, seed: number): Promise<LabelPhoto[]> {
  const random = randomFrom(seed)
  const rows = readRows()
  const numbered = rows.filter(({ partNumbers }) => PLAIN.test(partNumbers[0] ?? ''))
  const photos: LabelPhoto[] = []
  for (let at = 0; at < count; at += 1) {
    const isOwn = at % 2 === 0
    const row = pick(isOwn ? rows : numbered, random)
    const number = isOwn ? row.itemNo : (row.partNumbers[0] ?? '')
    const drawing = DRAWINGS[Math.floor(at / 2) % DRAWINGS.length] ?? DRAWINGS[0]
    if (!drawing) throw new Error('no label art')
    const flaws = {
      degrees: (random() - 0.5) * 36 + (random() < 0.2 ? 90 * Math.ceil(random() * 3) : 0),
      blur: 0.4 + random() * 1.8,
      noise: 3 + random() * 15,
      labelWidth: Math.round(800 + random() * 900),
    }
    const bytes = await photograph({ row, number, drawing, ...flaws }, random)
    const ean = row.ean ?? ''
    photos.push({
      name: `label-${at + 1}.jpg`,
      number,
      ean,
      art: drawing.art,
      isOwn,
      ...flaws,
      bytes,
    })
  }
  return photos
}

/** Part numbers as makers print them: capitals, digits and separators. */
const PLAIN = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{4,}$/

/** A generator of pseudo-random numbers from 0 to below 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('the catalogue is empty')
  return found
}

function readRows(): Row[] {
  return gunzipSync(readFileSync(CATALOGUE))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .filter(({ status }) => status === 'active')
}

interface Shot {
  row: Row
  number: string
  drawing: (typeof DRAWINGS)[number]
  degrees: number
  blur: number
  noise: number
  labelWidth: number
}

async function photograph(shot: Shot, random: () => number): Promise<Buffer> {
  const { row, number, drawing, degrees, labelWidth, blur, noise } = shot
  const product = drawnProduct(row, number)
  const label = await sharp(drawLabel(product, drawing, labelWidth))
    .ensureAlpha()
    .toBuffer()
  const shade = Math.round(40 + random() * 150)
  const background = {
    r: shade,
    g: Math.round(shade * 0.95),
    b: Math.round(shade * 0.88),
    alpha: 1,
  }
  const margin = Math.round(labelWidth * (0.04 + random() * 0.12))
  // Shows the label slightly from the side.
  const lean = [
    [1, (random() - 0.5) * 0.06],
    [(random() - 0.5) * 0.06, 1],
  ]
  const leaning = await sharp(label)
    .affine(lean as [[number, number], [number, number]], { background })
    .toBuffer()
  const turned = await sharp(leaning).rotate(degrees, { background }).toBuffer()
  const { data, info } = await sharp(turned)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
    .blur(blur)
    .raw()
    .toBuffer({ resolveWithObject: true })
  shadeAndGrain(data, info, { noise, random })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: Math.round(55 + random() * 35) })
    .toBuffer()
}

/** Darkens the picture towards one side and adds normally distributed noise to each pixel. */
function shadeAndGrain(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
  { noise, random }: { noise: number; random: () => number },
): void {
  // How much the light changes across the picture, in each direction.
  const [slopeX, slopeY] = [(random() - 0.5) * 0.6, (random() - 0.5) * 0.6]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 0.85 + slopeX * (x / width - 0.5) + slopeY * (y / height - 0.5)
      const deviation =
        Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (y * width + x) * channels + channel
        const value = (data[at] ?? 0) * light + deviation * noise
        data[at] = Math.max(0, Math.min(255, Math.round(value)))
      }
    }
  }
}

function drawLabel(
  product: DrawnProduct,
  drawing: (typeof DRAWINGS)[number],
  pixels: number,
): Buffer {
  const { art, width, height } = drawing
  const content =
    art === 'close-up'
      ? `<g transform="translate(-38 -28)">${labelView(product)}</g>`
      : labelArt(product, { w: width, h: height })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter">${content}</svg>`
  return new Resvg(svg, {
    font: { fontFiles: INTER_FILES, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    fitTo: { mode: 'width', value: pixels },
  })
    .render()
    .asPng()
}

function drawnProduct(row: Row, number: string): DrawnProduct {
  const [length, width, height] = (row.dimension_mm ?? '').split(' x ').map(Number)
  return {
    itemNo: number,
    brand: row.brand,
    styleType: row.itemNo.startsWith('VU') ? 'high-performance' : 'main',
    categoryId: row.category.at(-1) ?? 'general',
    chemistry: row.chemistry,
    voltage: row.voltage,
    capacityMah: row.capacity_mAh,
    energyWh: row.energy_Wh,
    lengthMm: length || null,
    widthMm: width || null,
    heightMm: height || null,
    diameterMm: null,
    packQty: row.packQty,
    colour: row.colour ?? 'Black',
    ean: row.ean?.padStart(14, '0') ?? '',
    deviceLabel: row.fitModels[0] ?? null,
    netWeightG: row.netWeight_g,
    sizeName: row.iecName,
  }
}

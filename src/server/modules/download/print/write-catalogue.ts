// Writes a printed catalogue page by page, keeping only the current page in memory.
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { htmlLang } from '../../../../shared/lang.ts'
import { INTER_FILES } from '../../../platform/fonts/font-files.ts'
import { loadFonts, registerFonts } from '../../../platform/fonts/pdf-fonts.ts'
import { PRINT_TEXTS } from '../texts/print-texts.ts'
import { drawThumbnailInto } from './draw-thumbnail.ts'
import { ENTRY_HEIGHT, PAGE, type Place, planPages } from './page-plan.ts'
import { INK, type PageWriter, pageWriter, STRONG } from './page-writer.ts'
import type { PrintedItem, PrintRequest } from './print-request.ts'
import { writeContents, writeCover } from './write-front.ts'

/** Bytes that may be buffered for the disk. */
const MAX_WAITING = 1 << 20

/** Returns the number of pages. Errors: throws when entries do not match the device brands of the request. */
export async function writeCatalogue(
  request: PrintRequest,
  batches: AsyncIterable<PrintedItem[]>,
  path: string,
): Promise<number> {
  const t = PRINT_TEXTS[request.lang]
  const plan = planPages(request.deviceBrands)
  const document = await newDocument(request)
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  document.pipe(file)
  const fileFinished = finished(file)
  fileFinished.catch(() => undefined)
  const [, semiBold = ''] = INTER_FILES
  document.registerFont(STRONG, semiBold)
  const writer = pageWriter(document, registerFonts(document, await loadFonts(), request.lang))
  let page = 1
  const newPage = () => {
    document.addPage()
    page += 1
    writeFrame(writer, request, t.page(page, plan.pages))
  }
  writeCover(writer, request, t)
  const destinationOf = (brandIndex: number) => `brand-${brandIndex}`
  writeContents(writer, { request, plan, t, destinationOf, newPage })

  const walk = plan.walk()
  /** Adds pages up to that of the place, and returns its height on it. */
  const turnTo = (place: Place) => {
    while (page < place.page) newPage()
    return place.y
  }
  let [brandIndex, remaining] = [-1, 0]
  for await (const items of batches) {
    for (const item of items) {
      while (remaining === 0) {
        brandIndex += 1
        const next = request.deviceBrands[brandIndex]
        if (!next) throw new Error('more entries than were counted')
        remaining = next.items
        const y = turnTo(walk.heading())
        writeHeading(writer, next.name || t.standard, y)
        document.addNamedDestination(destinationOf(brandIndex), 'XYZ', 0, PAGE.height - y + 8, null)
        document.outline.addItem(next.name || t.standard)
      }
      if (item.deviceBrand !== request.deviceBrands[brandIndex]?.name)
        throw new Error('an entry of another brand')
      writeEntry(writer, item, turnTo(walk.entry()), t)
      remaining -= 1
    }
    while (file.writableLength + document.readableLength > MAX_WAITING) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  if (remaining > 0 || brandIndex < request.deviceBrands.length - 1)
    throw new Error('fewer entries than were counted')
  document.end()
  await fileFinished
  return page
}

/** A document that is the same, byte by byte, whenever it is made for this day. */
async function newDocument(request: PrintRequest): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  const t = PRINT_TEXTS[request.lang]
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: htmlLang(request.lang),
    displayTitle: true,
    info: {
      Title: `${request.brand} ${t.name} ${request.category}`,
      Subject: `${t.asOf(request.day)}, ${t.version(request.version)}`,
      CreationDate: new Date(`${request.day}T00:00:00Z`),
    },
  })
}

function writeFrame(writer: PageWriter, request: PrintRequest, foot: string): void {
  const { document } = writer
  const right = PAGE.width - PAGE.margin
  writer.writeStrong(request.brand, { x: PAGE.margin, y: 26, size: 8.5, colour: INK.main })
  writer.write(request.category, {
    x: right,
    y: 26,
    size: 8.5,
    align: 'right',
    colour: INK.muted,
    room: 300,
  })
  document.moveTo(PAGE.margin, 42).lineTo(right, 42).lineWidth(0.6).stroke(INK.hair)
  const y = PAGE.height - 30
  writer.write(request.day, { x: PAGE.margin, y, size: 7.5, colour: INK.muted })
  writer.write(foot, { x: right, y, size: 7.5, align: 'right', colour: INK.muted })
}

function writeHeading(writer: PageWriter, name: string, y: number): void {
  writer.document.rect(PAGE.margin, y + 4, 3, 16).fill(INK.main)
  writer.write(name, { x: PAGE.margin + 10, y: y + 3, size: 13, room: 480 })
}

const LEFT = PAGE.margin + 74
const RIGHT = PAGE.width - PAGE.margin

function writeEntry(
  writer: PageWriter,
  item: PrintedItem,
  y: number,
  t: { fits: string; numbers: string; ean: string },
): void {
  const { document } = writer
  drawThumbnailInto(document, item.picture, { x: PAGE.margin, y: y + 2, width: 62 })
  const colour = item.isSecondSeries ? INK.second : INK.main
  const width = writer.writeStrong(item.itemNo, { x: LEFT, y: y + 2, size: 9, colour })
  const ean = item.ean === '' ? '' : `${t.ean} ${item.ean}`
  const line = { x: RIGHT, y: y + 3, size: 7, align: 'right', colour: INK.muted } as const
  const eanWidth = writer.write(ean, line)
  const titleX = LEFT + width + 8
  writer.write(item.title, { x: titleX, y: y + 2.5, size: 8, room: RIGHT - eanWidth - 10 - titleX })
  const room = RIGHT - LEFT
  writer.write(item.values, { x: LEFT, y: y + 15, size: 8, room })
  const notes = [
    item.fits && `${t.fits}: ${item.fits}`,
    item.numbers && `${t.numbers}: ${item.numbers}`,
  ].filter((note) => note !== '')
  notes.forEach((note, index) =>
    writer.write(note, { x: LEFT, y: y + 27 + index * 11, size: 7, room, colour: INK.muted }),
  )
  const foot = y + ENTRY_HEIGHT - 3
  document.moveTo(PAGE.margin, foot).lineTo(RIGHT, foot).lineWidth(0.4).stroke(INK.hair)
}

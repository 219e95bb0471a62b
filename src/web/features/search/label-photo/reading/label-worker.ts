// Web worker that reads label photos, barcodes first and then text, and returns only the lines, never the photo.
import { type BarcodeReader, openReader } from '../../../support/scan/barcode-reader.ts'
import { PRINTED_FORMATS } from '../../../support/scan/printed-formats.ts'
import { barcodeLine, linesSeenTwice } from './barcode-line.ts'
import { type GreyPicture, scaled } from './grey-picture.ts'
import { PhotoError, type PhotoReport, type PhotoRequest } from './messages.ts'
import { decodePhoto } from './decode-photo.ts'
import { levelled, readLabel, type Recognise } from './read-label.ts'
import { labelLines } from './text-lines.ts'
import { openRecogniser } from './text-recogniser.ts'

const report = (message: PhotoReport) => postMessage(message)
let recogniser: Promise<Recognise> | null = null
let barcodeReader: Promise<BarcodeReader> | null = null

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  read(data.file).then(report, (error: unknown) =>
    report({ step: 'failed', failure: error instanceof PhotoError ? error.failure : 'broken' }),
  )
})

async function read(file: Blob): Promise<PhotoReport> {
  const { pixels, grey } = await decodePhoto(file)
  if (!recogniser) report({ step: 'loading', share: 0 })
  recogniser ??= openRecogniser((share) => report({ step: 'loading', share }))
  // The next photo retries a failed load.
  recogniser.catch(() => (recogniser = null))
  const levelPicture = levelled(grey)
  const [barcodes, recognise] = await Promise.all([readBarcodes(pixels, levelPicture), recogniser])
  report({ step: 'reading' })
  return { step: 'read', barcodes, lines: labelLines(await readLabel(levelPicture, recognise)) }
}

/** If the barcode reader fails, the text is still read. */
async function readBarcodes(pixels: ImageData, levelPicture: GreyPicture): Promise<string[]> {
  barcodeReader ??= openReader(PRINTED_FORMATS)
  try {
    const reader = await barcodeReader
    const scans = []
    for (const picture of [pixels, imageOf(levelPicture), imageOf(scaled(levelPicture, 0.6))]) {
      scans.push((await reader.read(picture)).map(barcodeLine))
    }
    return linesSeenTwice(scans)
  } catch {
    barcodeReader = null
    return []
  }
}

function imageOf({ width, height, data }: GreyPicture): ImageData {
  const pixels = new Uint8ClampedArray(width * height * 4)
  data.forEach((shade, at) => pixels.fill(shade, at * 4, at * 4 + 3))
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  return new ImageData(pixels, width, height)
}

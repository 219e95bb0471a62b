// Barcode reader: the detector of the browser if it has one, else one in WebAssembly that the site serves.

export interface BarcodeReader {
  /** Texts of all visible symbols; empty if there are none. */
  read(picture: Readable): Promise<string[]>
}

type Readable = HTMLVideoElement | ImageBitmap | ImageData
/** Symbol types used for verification codes. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128'] as const
export type BarcodeFormat = (typeof FORMATS)[number] | 'ean_13' | 'ean_8' | 'upc_a' | 'code_39'

interface Detector {
  detect(picture: Readable): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: BarcodeFormat[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Errors: thrown if the reader's files fail to load. */
export async function openReader(
  formats: readonly BarcodeFormat[] = FORMATS,
): Promise<BarcodeReader> {
  const detector = (await nativeDetector(formats)) ?? (await wasmDetector(formats))
  return {
    read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
  }
}

/** Some browsers have the class but no implementation. */
async function nativeDetector(wanted: readonly BarcodeFormat[]): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!wanted.every((format) => formats.includes(format))) return null
  return new BarcodeDetector({ formats: [...wanted] })
}

async function wasmDetector(formats: readonly BarcodeFormat[]): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // The file is served by this site, not by the package's default CDN.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  return new BarcodeDetector({ formats: [...formats] })
}

// Finds barcodes in a picture: by the browser's own detector where it has one, else by ours in WebAssembly.

export interface BarcodeReader {
  /** The texts of all symbols in sight; none when there is nothing to read. */
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string[]>
}

const FORMATS = ['qr_code', 'data_matrix', 'code_128'] as const
type Format = (typeof FORMATS)[number]

interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: Format[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Throws when the reader's files do not arrive. */
export async function openReader(): Promise<BarcodeReader> {
  const detector = (await nativeDetector()) ?? (await ownDetector())
  return {
    read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
  }
}

/** Some browsers have the class and nothing behind it. */
async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!FORMATS.every((format) => formats.includes(format))) return null
  return new BarcodeDetector({ formats: [...FORMATS] })
}

async function ownDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: file }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // From here, never from the package's own network.
  await prepareZXingModule({ overrides: { locateFile: () => file }, fireImmediately: true })
  return new BarcodeDetector({ formats: [...FORMATS] })
}

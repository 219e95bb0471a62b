// Encodes barcodes. The library, 2 MB of source, is loaded with the first barcode: few requests need one.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Widths of bars and spaces in turn, beginning with a bar, in modules (widths of the narrowest bar); undefined for a
 * text that cannot be encoded.
 */
export function barWidths(kind: 'ean13' | 'itf14' | 'code128', text: string): number[] | undefined {
  const [drawn] = library().raw({ bcid: kind, text }) as { sbs?: number[] }[]
  return drawn?.sbs
}

/** The modules (squares) of a QR code line by line, 1 for a dark one, and how many a line has. */
export function qrModules(text: string): { modules: number[]; size: number } {
  // The types of the package leave out the options of a QR code.
  const options = { bcid: 'qrcode', text, eclevel: 'M' } as { bcid: string; text: string }
  const [drawn] = library().raw(options) as unknown as { pixs: number[]; pixx: number }[]
  return { modules: drawn?.pixs ?? [], size: drawn?.pixx ?? 0 }
}

/** Node keeps what it has loaded. */
function library(): typeof import('bwip-js/node') {
  return require('bwip-js/node') as typeof import('bwip-js/node')
}

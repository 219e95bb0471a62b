// The barcode of a product by its GTIN, the international item number: EAN-13 for retail, ITF-14 for cartons.
import { barWidths } from '../../../platform/barcodes.ts'
import { round1, round3 } from './svg-text.ts'

export interface BarCode {
  /** Widths of bars and spaces in modules, starting with a bar. One module is the width of the narrowest bar. */
  widths: number[]
  /** The sum of the widths. */
  modules: number
  /** The digits as printed below the bars. */
  digits: string
}

/** Null for an invalid GTIN, since a wrong barcode is worse than none. */
export function barCode(gtin: string): BarCode | null {
  if (!/^\d{8,14}$/.test(gtin)) return null
  const digits = gtin.padStart(14, '0')
  if (!hasCheckDigit(digits)) return null
  const isRetail = digits.startsWith('0')
  const text = isRetail ? digits.slice(1) : digits
  const widths = barWidths(isRetail ? 'ean13' : 'itf14', text)
  if (!widths) return null
  return { widths, modules: widths.reduce((sum, w) => sum + w, 0), digits: text }
}

/**
 * The bars as one dashed line: dashes are bars, gaps are spaces. Box in px, without the quiet zone (the white margin
 * that scanners need).
 */
export function barsPath(
  code: BarCode,
  box: { x: number; y: number; w: number; h: number },
): string {
  const place = `translate(${round1(box.x)} ${round1(box.y + box.h / 2)})scale(${round3(box.w / code.modules)} ${round1(box.h)})`
  return `<path d="M0 0h${code.modules}" transform="${place}" stroke="#111" stroke-dasharray="${code.widths.join(' ')} 9"/>`
}

function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < 13; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10 === Number(digits[13])
}

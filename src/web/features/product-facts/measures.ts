// Numbers with their units, written as datasheets write them.

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Every language of the site groups digits alike. */
export function count(value: number): string {
  return plain.format(value)
}

/** A no-break space keeps number and unit on one line. */
export function measure(value: number, unit: string): string {
  return `${plain.format(value)}\u00a0${unit}`
}

/** GTIN-14 as it is printed: 13 digits, or 8 when the rest is zero. */
export function printedEan(gtin14: string): string {
  return gtin14.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '')
}

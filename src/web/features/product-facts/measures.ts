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

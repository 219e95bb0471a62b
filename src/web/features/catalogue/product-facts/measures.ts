// Numbers with units in datasheet notation.

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** All site languages group digits alike; short numbers need no formatter. */
export function count(value: number): string {
  return value < 1000 && value >= 0 ? String(Math.round(value * 100) / 100) : plain.format(value)
}

/** A no-break space keeps number and unit on one line. */
export function measure(value: number, unit: string): string {
  return `${count(value)}\u00a0${unit}`
}

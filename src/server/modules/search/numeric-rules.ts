// Reads values with units out of a search ('11.4 V 97 Wh', '5.2Ah') and writes a product's values as words.

export interface NumericTerms {
  /** V */
  voltage?: number
  /** mAh */
  capacityMah?: number
  /** Wh */
  energyWh?: number
}

/** The values named in a readable text, and the text without them. The first value of a unit counts. */
export function takeNumbers(text: string): { numeric: NumericTerms; rest: string } {
  const numeric: NumericTerms = {}
  const rest = text
    .replace(CHINESE_UNITS, (unit) => UNITS[unit] ?? unit)
    .replace(VALUE, (all, digits: string, unit: string) => {
      const value = Number(digits.replace(',', '.'))
      if (!(value > 0) || value > 1e6) return all
      if (unit === 'v' || unit.startsWith('volt')) numeric.voltage ??= value
      else if (unit === 'mah') numeric.capacityMah ??= value
      else if (unit === 'ah') numeric.capacityMah ??= Math.round(value * 1000)
      else if (unit === 'mwh') numeric.energyWh ??= value / 1000
      else numeric.energyWh ??= value
      return ' '
    })
  return { numeric, rest }
}

export function isNumeric(numeric: NumericTerms): boolean {
  return Object.keys(numeric).length > 0
}

/** The words a product with exactly these values carries. */
export function numericWords({ voltage, capacityMah, energyWh }: NumericTerms): string[] {
  const words: string[] = []
  if (voltage) words.push(`v:${rounded(voltage, 100)}`)
  if (capacityMah) words.push(`mah:${Math.round(capacityMah)}`)
  if (energyWh) words.push(`wh:${rounded(energyWh, 10)}`)
  return words
}

/** All words under which a product's values are found: energy is often typed as a whole number. */
export function valueWords(voltage: number, capacityMah: number, energyWh: number): string[] {
  const words = new Set(numericWords({ voltage, capacityMah, energyWh }))
  if (energyWh >= 5) {
    words.add(`wh:${Math.floor(energyWh)}`)
    words.add(`wh:${Math.ceil(energyWh)}`)
  }
  return [...words]
}

/** '11.1 V · 5200 mAh', as the answer names what matched. */
export function numericLabel({ voltage, capacityMah, energyWh }: NumericTerms): string {
  const parts: string[] = []
  if (voltage) parts.push(`${rounded(voltage, 100)} V`)
  if (capacityMah) parts.push(`${Math.round(capacityMah)} mAh`)
  if (energyWh) parts.push(`${rounded(energyWh, 10)} Wh`)
  return parts.join(' · ')
}

/** Ranges around the values for an answer that says it is not exact: cells in series make 10.8 V and 11.1 V one pack. */
export function aroundValues({ voltage, capacityMah, energyWh }: NumericTerms): {
  voltage: [number, number]
  capacity: [number, number]
  energy: [number, number]
} {
  return {
    voltage: around(voltage, 0.045),
    capacity: around(capacityMah, 0.06),
    energy: around(energyWh, 0.06),
  }
}

function around(value: number | undefined, share: number): [number, number] {
  return value ? [value * (1 - share), value * (1 + share)] : [0, 1e9]
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}

const UNITS: Record<string, string> = {
  毫安时: 'mah ',
  毫安: 'mah ',
  安时: 'ah ',
  瓦时: 'wh ',
  伏特: 'v ',
  伏: 'v ',
}
const CHINESE_UNITS = /(?<=\d\s*)(?:毫安时|毫安|安时|瓦时|伏特|伏)/g
const VALUE =
  /(?<![\p{L}\d.])(\d{1,6}(?:[.,]\d{1,3})?)\s*(mah|mwh|ah|wh|whr|volts?|v)(?![\p{L}\d])/gu

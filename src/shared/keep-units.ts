// Keeps a number and its unit on one line.

const UNITS =
  '(?:[mk]?V|mAh|Ah|k?Wh|W|m?A|[mck]?m|k?g|°[CF]|C|m?Ω|[kMG]B|%|克|千克|公斤|毫米|厘米|伏|瓦)'
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=${UNITS}(?![\\p{Script=Latin}\\d]))`, 'gu')
/** Currencies, UN numbers, and packing instructions (PI) of air transport. */
const AFTER_NAME = /(?<=(?<![\p{L}\d])(?:USD|EUR|RMB|CNY|HKD|GBP|CAD|UN|PI)) (?=\d)/gu
const TOLERANCE = /(?<=±) (?=\d)|(?<=[\dV]) (?=± ?\d)/g

/** '10.8 V' and 'USD 5,000' with a no-break space; '5 pieces' may break, because it reads well on two lines. */
export function keepUnits(text: string): string {
  if (!/\d/.test(text)) return text
  return text
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(AFTER_NAME, '\u00a0')
    .replace(TOLERANCE, '\u00a0')
}

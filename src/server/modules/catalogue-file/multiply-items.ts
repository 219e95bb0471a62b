// Copies items under new numbers and device names, always the same ones, for catalogues several times as large.
import { gtinCheckDigit } from '../../../shared/gtin.ts'

export type ItemObject = Record<string, unknown>

/**
 * Copy 0 is the item itself. Copy n has its own item number, EAN, part numbers and device names in the same
 * format, so that the search indexes as many distinct terms as a real catalogue of that size.
 */
export function copyOfItem(item: ItemObject, copy: number): ItemObject {
  if (copy === 0) return item
  const change = (text: string): string => renumber(text, copy)
  const stringsOf = (key: string): string[] => (item[key] as string[] | undefined) ?? []
  const partNumbers = stringsOf('partNumbers').map(change)
  const fitModels = stringsOf('fitModels').map((label) => renameDevice(label, copy))
  return {
    ...item,
    itemNo: `${String(item['itemNo'])}-${copy.toString(36).toUpperCase()}`,
    title: retitle(item, copy),
    ean: typeof item['ean'] === 'string' ? eanOf(item['ean'], copy) : null,
    fitModels,
    // The copies fit separate devices, which the import creates from the labels.
    fitDeviceIds: [],
    partNumbers,
    reportedNames: stringsOf('reportedNames').map(change),
    remark: partNumbers.length > 0 && item['remark'] ? `Replaces ${partNumbers.join(', ')}.` : null,
  }
}

/**
 * Each copy has its own range of the numbers that begin with 2, which companies may use internally: 2, the copy in two
 * digits, then nine digits of the item.
 */
function eanOf(ean: string, copy: number): string {
  const digits = `2${String(copy).padStart(2, '0')}${ean.slice(3, 12)}`
  return `${digits}${gtinCheckDigit(digits)}`
}

/** Replaces the longest run of digits (the last of equal ones) by one as long: 'PA3817U-1BRS' keeps its format. */
export function renumber(text: string, copy: number): string {
  const runs = [...text.matchAll(/\d+/g)]
  const longest = runs.toSorted((a, b) => b[0].length - a[0].length || b.index - a.index)[0]
  if (!longest) return `${text}${copy}`
  const digits = longest[0]
  const size = 10 ** digits.length
  // A step coprime to the size visits every number once.
  const step = digits.length === 1 ? 3 : 10 ** (digits.length - 1) + 3
  const shifted = (Number(digits) + copy * step) % size
  const changed = String(shifted).padStart(digits.length, '0')
  const tail = digits.length < 3 ? lettersOf(copy) : ''
  return `${text.slice(0, longest.index)}${changed}${tail}${text.slice(longest.index + digits.length)}`
}

function renameDevice(label: string, copy: number): string {
  const gap = label.indexOf(' ')
  const brand = gap < 0 ? '' : label.slice(0, gap + 1)
  return `${brand}${renumber(label.slice(gap + 1), copy)}`
}

/** 1 -> 'B', 27 -> 'BB': keeps copies distinct when a number is too short for enough variants. */
function lettersOf(copy: number): string {
  return copy < 26
    ? String.fromCharCode(65 + copy)
    : lettersOf(Math.floor(copy / 26)) + lettersOf(copy % 26)
}

function retitle(item: ItemObject, copy: number): unknown {
  const title = item['title'] as Record<string, string> | undefined
  const english = title?.['en_us'] ?? ''
  const device = / for (.+?), \d[\d.]* V\b/.exec(english)?.[1]
  if (!title || !device) return title
  const renamed = renameDevice(device, copy)
  const entries = Object.entries(title).map(([lang, text]) => [lang, text.replace(device, renamed)])
  return Object.fromEntries(entries)
}

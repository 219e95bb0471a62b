// Reads a positive number as it is typed into a filter or written in an address.

const GREATEST = 1e9

/** A decimal comma is read as a point; null for anything else and for numbers no call takes. */
export function readNumber(text: string | null | undefined): number | null {
  const trimmed = (text ?? '').trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$|^\.\d+$/.test(trimmed)) return null
  const value = Number(trimmed)
  return value <= GREATEST ? value : null
}

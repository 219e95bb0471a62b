// Parses a number without a sign from a filter field or a URL.

/** The greatest number that the call accepts as a bound of a filter. */
export const MAX_BOUND = 1e9

/** Accepts a decimal comma; null for anything else and for numbers outside the API's limits. */
export function readNumber(text: string | null | undefined): number | null {
  const trimmed = (text ?? '').trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$|^\.\d+$/.test(trimmed)) return null
  const value = Number(trimmed)
  return value <= MAX_BOUND ? value : null
}

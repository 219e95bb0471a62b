// Parsers from PostgreSQL values to JavaScript values for one pool, without changing pg's global ones.
import type { CustomTypesConfig } from 'pg'
import pg from 'pg'

/**
 * int8 -> number (throws beyond 2^53), date -> 'YYYY-MM-DD', numeric -> string (exact; prices go through
 * shared/money), float8 -> number, timestamptz -> Date; likewise arrays of int8, date and numeric.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      const parser = OWN_PARSERS.get(oid)
      if (parser) return parser
    }
    return pg.types.getTypeParser(oid, format) as never
  },
} as CustomTypesConfig

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the exact integers of JavaScript`)
  return value
}

function asIs(text: string): string {
  return text
}

// None of these element types can contain a comma, a quote or a brace.
function listOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((element) => (element === 'NULL' ? null : parse(element)))
}

/** By the object ids of the types: int8, int8[], date, date[], numeric[]. */
const OWN_PARSERS = new Map<number, (text: string) => unknown>([
  [20, safeInteger],
  [1016, listOf(safeInteger)],
  [1082, asIs],
  [1182, listOf(asIs)],
  [1231, listOf(asIs)],
])

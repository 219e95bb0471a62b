// Recognises the columns of a table by their headings, in several spellings.
import { TableError } from './table-error.ts'

export interface Columns<Field extends string> {
  /** The field of each column, by position; null for an unknown heading. */
  fields: Array<Field | null>
  /** Headings that were not recognised. */
  ignored: string[]
}

export interface Headings<Field extends string> {
  /**
   * Parses a heading row. Throws TableError 'no-header' without a key column, 'double-column' on a duplicate.
   */
  recognise(headings: readonly string[]): Columns<Field>
  /** The number of known headings in a row, used to find the right delimiter. */
  count(headings: readonly string[]): number
}

/**
 * The headings of one kind of file: the field names and other spellings; at least one of `needsOneOf` is required.
 */
export function createHeadings<Field extends string>(kind: {
  fields: readonly Field[]
  spellings: Partial<Record<Field, readonly string[]>>
  needsOneOf: readonly Field[]
}): Headings<Field> {
  const fieldsBySpelling = new Map<string, Field>()
  for (const field of kind.fields) {
    fieldsBySpelling.set(foldWord(field), field)
    for (const heading of kind.spellings[field] ?? [])
      fieldsBySpelling.set(foldWord(heading), field)
  }

  /** 'Capacity (mAh)', '容量', 'capacity_mAh' -> 'capacity_mAh'. */
  function fieldOf(heading: string): Field | null {
    const withoutUnit = heading.replace(/[(（[][^)）\]]*[)）\]]/g, '')
    return (
      fieldsBySpelling.get(foldWord(heading)) ?? fieldsBySpelling.get(foldWord(withoutUnit)) ?? null
    )
  }

  function recognise(headings: readonly string[]): Columns<Field> {
    const fields = headings.map(fieldOf)
    const repeated = fields.find((field, at) => field !== null && fields.indexOf(field) !== at)
    if (repeated) throw new TableError('double-column', repeated)
    if (!kind.needsOneOf.some((key) => fields.includes(key))) {
      throw new TableError('no-header', kind.fields.join(', '))
    }
    const ignored = headings.filter((heading, at) => fields[at] === null && heading.trim() !== '')
    return { fields, ignored }
  }

  return {
    recognise,
    count: (headings) => headings.filter((heading) => fieldOf(heading) !== null).length,
  }
}

/** Case, width, spaces and punctuation are not significant. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

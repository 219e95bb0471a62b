// Recognises the columns of a file by their headings, in three languages and common trade spellings.
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import type { ItemField } from '../../../shared/catalogue-item.ts'
import { CatalogueFileError } from './errors/catalogue-file-error.ts'
import { HEADINGS } from './texts/headings.ts'
import { foldWord } from './vocabulary.ts'

export interface Columns<Field extends string = ItemField> {
  /** The field of each column, by position; null for an unknown heading. */
  fields: Array<Field | null>
  /** Headings that were not recognised. */
  ignored: string[]
}

export interface Headings<Field extends string> {
  /**
   * Parses a heading row. Throws CatalogueFileError 'no-header' without a key column, 'double-column' on a duplicate.
   */
  recognise(headings: readonly string[]): Columns<Field>
  /** The number of known headings in a row, used to find the right delimiter. */
  count(headings: readonly string[]): number
}

/**
 * The headings of one kind of file: the field names and other spellings; at least one of `keys` is required.
 */
export function knowHeadings<Field extends string>(kind: {
  fields: readonly Field[]
  spellings: Partial<Record<Field, readonly string[]>>
  keys: readonly Field[]
}): Headings<Field> {
  const known = new Map<string, Field>()
  for (const field of kind.fields) {
    known.set(foldWord(field), field)
    for (const heading of kind.spellings[field] ?? []) known.set(foldWord(heading), field)
  }

  /** 'Capacity (mAh)', '容量', 'capacity_mAh' -> 'capacity_mAh'. */
  function fieldOf(heading: string): Field | null {
    const bare = heading.replace(/[(（[][^)）\]]*[)）\]]/g, '')
    return known.get(foldWord(heading)) ?? known.get(foldWord(bare)) ?? null
  }

  function recognise(headings: readonly string[]): Columns<Field> {
    const fields = headings.map(fieldOf)
    const repeated = fields.find((field, at) => field !== null && fields.indexOf(field) !== at)
    if (repeated) throw new CatalogueFileError('double-column', repeated)
    if (!kind.keys.some((key) => fields.includes(key))) {
      throw new CatalogueFileError('no-header', kind.fields.join(', '))
    }
    const ignored = headings.filter((heading, at) => fields[at] === null && heading.trim() !== '')
    return { fields, ignored }
  }

  return {
    recognise,
    count: (headings) => headings.filter((heading) => fieldOf(heading) !== null).length,
  }
}

export const ITEM_HEADINGS = knowHeadings({
  fields: ITEM_FIELDS,
  spellings: HEADINGS,
  keys: ['itemNo'],
})

// Recognises the columns of a file by their headings, in three languages and the trade's usual spellings.
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import type { ItemField } from '../../../shared/catalogue-item.ts'
import { FileFault } from './file-fault.ts'
import { HEADINGS } from './texts/headings.ts'
import { foldWord } from './vocabulary.ts'

export interface Columns {
  /** Field of each column, by position; null where we do not know the heading. */
  fields: Array<ItemField | null>
  /** Headings that nothing was made of. */
  ignored: string[]
}

/** Reads a heading row. Throws FileFault 'no-header' without an item number, 'double-column' on a repeat. */
export function recogniseColumns(headings: readonly string[]): Columns {
  const fields = headings.map(fieldOf)
  const repeated = fields.find((field, at) => field !== null && fields.indexOf(field) !== at)
  if (repeated) throw new FileFault('double-column', repeated)
  if (!fields.includes('itemNo')) throw new FileFault('no-header', ITEM_FIELDS.join(', '))
  const ignored = headings.filter((heading, at) => fields[at] === null && heading.trim() !== '')
  return { fields, ignored }
}

/** How many headings of a row we know: tells the right delimiter from the wrong ones. */
export function countKnown(headings: readonly string[]): number {
  return headings.filter((heading) => fieldOf(heading) !== null).length
}

/** 'Capacity (mAh)', '容量', 'capacity_mAh' -> 'capacity_mAh'. */
function fieldOf(heading: string): ItemField | null {
  const bare = heading.replace(/[(（[][^)）\]]*[)）\]]/g, '')
  return KNOWN.get(foldWord(heading)) ?? KNOWN.get(foldWord(bare)) ?? null
}

const KNOWN = new Map<string, ItemField>()
for (const field of ITEM_FIELDS) {
  KNOWN.set(foldWord(field), field)
  for (const heading of HEADINGS[field] ?? []) KNOWN.set(foldWord(heading), field)
}

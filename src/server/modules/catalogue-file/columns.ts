// The headings of a catalogue file, in three languages and common trade spellings.
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import { createHeadings } from '../../platform/tables/headings.ts'
import { HEADINGS } from './texts/headings.ts'

export const ITEM_HEADINGS = createHeadings({
  fields: ITEM_FIELDS,
  spellings: HEADINGS,
  needsOneOf: ['itemNo'],
})

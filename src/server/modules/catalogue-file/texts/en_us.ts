// Import messages in English.
import type { ImportTexts } from './import-texts.ts'

export const enUs: ImportTexts = {
  row: {
    missing: 'is missing',
    'not-a-number': 'is not a number',
    'not-whole': 'is not a whole number',
    'out-of-range': 'is outside the range {detail}',
    'not-a-day': 'is not a date; write {detail}',
    'too-long': 'is too long ({detail})',
    'unknown-category': 'is not a category; choose from: {detail}',
    'unknown-chemistry': 'is not a known chemistry; choose from: {detail}',
    'unknown-colour': 'is not a known colour; choose from: {detail}',
    'unknown-region': 'is not a sales region; choose from: {detail}',
    'unknown-choice': 'is not one of: {detail}',
    'bad-form': 'is not valid; expected: {detail}',
    'bad-dimension': 'is not a size; write {detail}',
    'ean-not-digits': 'contains something other than digits',
    'ean-bad-length': 'does not have 8, 12, 13 or 14 digits (were leading zeros lost?)',
    'ean-bad-check-digit': 'has a wrong check digit',
    'ean-taken': 'belongs to item {detail}',
    duplicate: 'is already given in line {detail}',
    'duplicate-ean': 'is already given in line {detail}',
    'bad-text': 'contains characters that cannot be read (is the encoding right?)',
    'not-json': 'is not a JSON object',
    'bad-quotes': 'a quotation mark is not closed, or text follows it',
    'too-many-cells':
      'the row has more cells than the heading ({detail}); is a separator missing its quotes?',
    'broken-off': 'the file ends in the middle of this row ({detail} cells)',
    'unknown-item': 'is in the shop neither as an item number nor as an EAN',
    'unknown-set-item':
      'names items that neither the shop nor this file has: {detail}; correct these numbers or add their rows',
    'own-set': 'is the item itself; name only the other items of the set',
    'too-precise': 'has more than {detail} decimals',
    'in-disorder': 'does not fit {detail}',
    contradicts: 'contradicts line {detail} about the same item',
  },
  file: {
    'no-file': 'There is no file {detail}.',
    empty: 'The file is empty.',
    'cut-short': 'The compressed file is damaged or incomplete; nothing was taken from it.',
    'not-text': 'The file is neither text nor a workbook; NDJSON, CSV and XLSX are read.',
    'unknown-encoding': 'This encoding is not known; choose from: {detail}.',
    'unknown-format':
      'The format is not known ({detail}); NDJSON (one object per line), CSV and XLSX are read.',
    'bad-workbook': 'The workbook cannot be read: {detail}',
    'no-sheet': 'The workbook has no such sheet; it has: {detail}.',
    'no-header':
      'No column is recognised as the item number. The first row must name the columns; known headings: {detail}.',
    'double-column': 'Two columns are both recognised as {detail}; remove one.',
  },
  line: 'line {line}',
  wholeRow: 'row',
  counts: {
    read: 'rows read',
    new: 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    archived: 'archived',
    errors: 'refused',
  },
  dryRun: 'Dry run: nothing was written.',
  ignored: 'Columns ignored: {detail}',
  more: '… and {detail} more',
  needsYes:
    '--replace archives every item that is not in the file. Try --dry-run first, then add --yes.',
  unidentified:
    'Nothing is archived, because the item number of some refused rows cannot be read ({detail}): these may be the items that seem to be missing. Correct the rows, then import the file again.',
  stillArchived:
    'Still archived, because the file gives no status for them: {detail}. To sell them again, import a file with the columns itemNo and status in which their status is active.',
  archivedInFile:
    'Archived items in the file: {detail}. They stay archived, because it gives no status for them. To sell them again, set their status to active.',
}

// What an import says in English.
import type { ImportTexts } from './import-texts.ts'

export const enUs: ImportTexts = {
  row: {
    missing: 'is missing',
    'not-a-number': 'is not a number',
    'not-whole': 'is not a whole number',
    'out-of-range': 'is outside the range {detail}',
    'not-a-day': 'is not a date; write {detail}',
    'too-long': 'is too long ({detail})',
    'unknown-category': 'is not a category; known are: {detail}',
    'unknown-chemistry': 'is not a known chemistry; known are: {detail}',
    'unknown-colour': 'is not a known colour; known are: {detail}',
    'unknown-region': 'is not a sales region; known are: {detail}',
    'unknown-choice': 'is not one of: {detail}',
    'bad-dimension': 'is not a size; write {detail}',
    'ean-not-digits': 'holds something other than digits',
    'ean-bad-length': 'does not have 8, 12, 13 or 14 digits (were leading zeros lost?)',
    'ean-bad-check-digit': 'has a wrong check digit',
    'ean-taken': 'belongs to item {detail}',
    'duplicate-item': 'was given in line {detail} already',
    'duplicate-ean': 'was given in line {detail} already',
    'bad-text': 'holds characters that cannot be read (is the encoding right?)',
    'not-json': 'is not a JSON object',
    'bad-quotes': 'a quotation mark is not closed, or text follows it',
    'too-many-cells':
      'the row has more cells than the heading ({detail}); is a separator not in quotes?',
    'broken-off': 'the file breaks off in this row ({detail} cells)',
  },
  file: {
    'no-file': 'There is no file {detail}.',
    empty: 'The file is empty.',
    'cut-short': 'The compressed file is damaged or breaks off; nothing was taken from it.',
    'not-text': 'The file is neither text nor a workbook; NDJSON, CSV and XLSX are read.',
    'bad-encoding': 'The text cannot be read as {detail}.',
    'unknown-encoding': 'This encoding is not known; known are: {detail}.',
    'unknown-format':
      'The format is not known ({detail}); NDJSON (one object a line), CSV and XLSX are read.',
    'bad-workbook': 'The workbook cannot be read: {detail}',
    'no-sheet': 'The workbook has no such sheet; it has: {detail}.',
    'no-header':
      'No column is recognised as the item number. The first row names the columns; known are: {detail}.',
    'double-column': 'Two columns mean {detail}.',
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
  ignored: 'Columns left aside: {detail}',
  more: '… and {detail} more',
  needsYes:
    '--replace archives every item that the file does not name. Look at a --dry-run first, then add --yes.',
}

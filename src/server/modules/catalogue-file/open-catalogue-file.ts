// Opens a catalogue file of any format and encoding, and reads it row by row.
import type { ReadRow } from '../../../shared/catalogue-item.ts'
import { openBytes } from './open-bytes.ts'
import { readNdjson } from './read-ndjson.ts'
import { readRow } from './row-rules.ts'
import type { RawRow } from './row-rules.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface CatalogueFile {
  rows: AsyncIterable<ReadRow>
}

export async function openCatalogueFile(options: {
  path: string
  words: Vocabulary
}): Promise<CatalogueFile> {
  const { path, words } = options
  return { rows: readRows(readNdjson(decode(path)), words) }
}

async function* decode(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of openBytes(path)) yield decoder.decode(bytes, { stream: true })
}

async function* readRows(raw: AsyncIterable<RawRow>, words: Vocabulary): AsyncGenerator<ReadRow> {
  for await (const row of raw) yield readRow(row, words)
}

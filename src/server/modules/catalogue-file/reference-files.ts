// Reads reference files of JSON lines, such as the glossary and the devices.
import { join } from 'node:path'
import { openBytes } from '../../platform/tables/open-bytes.ts'
import type { GlossaryTerm } from './vocabulary.ts'

/** Every object of a JSON lines file, gzipped or not. The file is our own, so a bad line throws. */
export async function* readJsonLines(path: string): AsyncGenerator<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of openBytes(path)) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line)
  }
  if (rest.trim() !== '') yield JSON.parse(rest)
}

/** The glossary of trade terms in three languages. */
export async function readGlossary(folder: string): Promise<GlossaryTerm[]> {
  const terms: GlossaryTerm[] = []
  for await (const term of readJsonLines(join(folder, 'glossary.ndjson'))) {
    terms.push(term as GlossaryTerm)
  }
  return terms
}

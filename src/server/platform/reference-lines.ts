// Reads the files of reference data that the shop is delivered with.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../data')

/** The rows of a file of reference data, such as 'countries.ndjson'. */
export async function readReferenceLines<T>(name: string): Promise<T[]> {
  const text = await readFile(join(FOLDER, name), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

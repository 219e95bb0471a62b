// Writes a catalogue of several copies of the demonstration catalogue, to measure the shop at larger scales.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { copyOfItem } from '../../modules/catalogue-file/multiply-items.ts'
import type { ItemObject } from '../../modules/catalogue-file/multiply-items.ts'
import { readJsonLines } from '../../modules/catalogue-file/reference-files.ts'

/**
 * `scale` 10 writes ten times the items, first those of the demonstration catalogue as they are. Streams line by line;
 * the same scale gives the same file. Returns the number of items.
 */
export async function generateCatalogue(options: {
  path: string
  scale: number
}): Promise<{ items: number }> {
  const { path, scale } = options
  const temporary = `${path}.part`
  let items = 0
  async function* lines(): AsyncGenerator<string> {
    for (let copy = 0; copy < scale; copy += 1) {
      for await (const item of readJsonLines(CATALOGUE)) {
        items += 1
        yield `${JSON.stringify(copyOfItem(item as ItemObject, copy))}\n`
      }
    }
  }
  try {
    const file = createWriteStream(temporary)
    await (path.endsWith('.gz')
      ? pipeline(lines(), createGzip({ level: 4 }), file)
      : pipeline(lines(), file))
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
  return { items }
}

const CATALOGUE = join(import.meta.dirname, '../../../../data/catalogue.ndjson.gz')

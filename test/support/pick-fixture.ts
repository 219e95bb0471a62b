// Selects the tests' small catalogue from the demonstration catalogue: its first rows and the items that tests
// name.
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { CHOSEN_ITEMS, FIRST_ROWS } from './fixture-items.ts'

/** Writes a small folder like data/: items, the devices they fit and a hundred more, the glossary. */
export async function pickFixture(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const items = await pickItems()
  const devices = new Set(items.flatMap(({ fitDeviceIds }) => fitDeviceIds))
  await copyFile(join(DATA, 'glossary.ndjson'), join(folder, 'glossary.ndjson'))
  await write(
    join(folder, 'catalogue.ndjson.gz'),
    items.map(({ line }) => line),
  )
  const lines: string[] = []
  for await (const line of linesOf('devices.ndjson.gz')) {
    const { id } = JSON.parse(line) as { id: string }
    if (devices.has(id) || lines.length < 100) lines.push(line)
  }
  await write(join(folder, 'devices.ndjson.gz'), lines)
}

interface PickedItem {
  line: string
  fitDeviceIds: string[]
}

async function pickItems(): Promise<PickedItem[]> {
  const chosen = new Set(CHOSEN_ITEMS)
  const picked: PickedItem[] = []
  let row = 0
  for await (const line of linesOf('catalogue.ndjson.gz')) {
    const item = JSON.parse(line) as { itemNo: string; fitDeviceIds?: string[] }
    if (row++ < FIRST_ROWS || chosen.has(item.itemNo)) {
      picked.push({ line, fitDeviceIds: item.fitDeviceIds ?? [] })
    }
  }
  return picked
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(join(DATA, file)).pipe(createGunzip()) })
}

async function write(path: string, lines: string[]): Promise<void> {
  await writeFile(path, gzipSync(`${lines.join('\n')}\n`))
}

const DATA = join(import.meta.dirname, '../../data')

// Mends the demonstration data in place: reads both files, applies the rules, writes what differs.
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { mendRows } from '../../modules/catalogue-file/mending/mend-rows.ts'
import type {
  DataRows,
  DeviceRow,
  ItemRow,
  MendCounts,
} from '../../modules/catalogue-file/mending/mended-rows.ts'
import { readJsonLines } from '../../modules/catalogue-file/reference-files.ts'

const compress = promisify(gzip)

/** The order of rows and fields is kept; a file without a change keeps its bytes. */
export async function mendData(folder: string): Promise<{ counts: MendCounts; written: string[] }> {
  const before = await readDataRows(folder)
  const after = mendRows(before)
  const written: string[] = []
  for (const [name, old, mended] of [
    [DEVICES, before.devices, after.devices],
    [CATALOGUE, before.items, after.items],
  ] as const) {
    const text = linesOf(mended)
    if (text === linesOf(old)) continue
    const path = join(folder, name)
    await writeFile(`${path}.part`, await compress(text, { level: 9 }))
    await rename(`${path}.part`, path)
    written.push(name)
  }
  return { counts: after.counts, written }
}

export async function readDataRows(folder: string): Promise<DataRows> {
  const devices: DeviceRow[] = []
  const items: ItemRow[] = []
  for await (const row of readJsonLines(join(folder, DEVICES))) devices.push(row as DeviceRow)
  for await (const row of readJsonLines(join(folder, CATALOGUE))) items.push(row as ItemRow)
  return { devices, items }
}

const DEVICES = 'devices.ndjson.gz'
const CATALOGUE = 'catalogue.ndjson.gz'

function linesOf(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

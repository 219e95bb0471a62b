// Tests that the demonstration data in data/ are mended.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mendRows } from './mend-rows.ts'
import type { DeviceRow, ItemRow } from './mended-rows.ts'

test('no rule changes the data files any more', () => {
  const { counts } = mendRows({
    devices: rowsOf<DeviceRow>('devices.ndjson.gz'),
    items: rowsOf<ItemRow>('catalogue.ndjson.gz'),
  })
  expect([...counts]).toEqual([])
})

function rowsOf<Row>(file: string): Row[] {
  const path = new URL(`../../../../../data/${file}`, import.meta.url)
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

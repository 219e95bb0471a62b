// Tests that the demonstration data of this repository are mended, and that mending again changes nothing.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isDamaged } from '../../modules/catalogue-file/mending/damaged-text.ts'
import { mendRows } from '../../modules/catalogue-file/mending/mend-rows.ts'
import type { DataRows } from '../../modules/catalogue-file/mending/mended-rows.ts'
import { readDataRows } from './mend-data.ts'

describe('the demonstration data', () => {
  let rows: DataRows

  beforeAll(async () => {
    rows = await readDataRows(join(import.meta.dirname, '../../../../data'))
  })

  test('is mended: the rules find nothing to change', () => {
    const again = mendRows(rows)
    expect([...again.counts].filter(([, times]) => times > 0)).toEqual([])
    expect(again.devices).toEqual(rows.devices)
    expect(again.items).toEqual(rows.items)
  })

  test('has no damaged name, no unknown device id in a fit list, no pair of twins of two sizes', () => {
    const ids = new Set(rows.devices.map(({ id }) => id))
    const sizes = new Map(rows.items.map(({ itemNo, dimension_mm: size }) => [itemNo, size]))
    for (const row of rows.items) {
      expect(row.fitModels.some(isDamaged), row.itemNo).toBe(false)
      expect(
        row.fitDeviceIds.every((id) => ids.has(id)),
        row.itemNo,
      ).toBe(true)
      if (!row.itemNo.startsWith('VU-')) continue
      expect(row.dimension_mm, row.itemNo).toBe(sizes.get(`VC-${row.itemNo.slice(3)}`))
    }
  })
})

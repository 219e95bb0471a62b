// Tests renaming the series of the catalogue for a brand.
import { expect, test } from 'vitest'
import type { CatalogueItem, ReadRow } from '../../../shared/catalogue-item.ts'
import { renameSeries } from './rename-series.ts'

const names = {
  brandName: 'Lumen',
  mainSeries: 'Lumen',
  secondSeries: 'Lumen Max',
  mainPrefix: 'LM',
  secondPrefix: 'LX',
}

async function* rows(): AsyncGenerator<ReadRow> {
  const given: Partial<CatalogueItem> = {
    itemNo: 'VU-LT62345',
    brand: 'Voltcell Ultra',
    title_en_us: 'Voltcell Ultra laptop battery for Dell VC-1, 11.1 V',
    remark: 'replaces VC-LT62345',
    partNumbers: ['VC-LT62345'],
  }
  yield { ok: true, row: { line: 1, itemNo: 'VU-LT62345', given } }
}

test('series and item numbers take the names of the brand, part numbers keep theirs', async () => {
  const [read] = await Array.fromAsync(renameSeries(rows(), names))
  expect(read).toEqual({
    ok: true,
    row: {
      line: 1,
      itemNo: 'LX-LT62345',
      given: {
        itemNo: 'LX-LT62345',
        brand: 'Lumen Max',
        title_en_us: 'Lumen Max laptop battery for Dell VC-1, 11.1 V',
        remark: 'replaces LM-LT62345',
        partNumbers: ['VC-LT62345'],
      },
    },
  })
})

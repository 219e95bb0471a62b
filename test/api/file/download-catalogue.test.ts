// GET /api/file/catalogue/{categoryId}
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  type Download,
  downloadCatalogueRoute,
  listDownloadsRoute,
} from '../../../src/contract/file.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { setImprint } from '../../../src/server/platform/brand/imprint.ts'
import { prepareData } from '../../../src/server/prepare-data.ts'
import { LANGS, type Lang } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, send, useShop } from '../../support/ask.ts'

const shop = useShop()
/** Waits up to 25 seconds until the catalogue is printed. */
const fetch = (categoryId: string, lang: Lang = 'en_us', headers: Record<string, string> = {}) =>
  send(shop(), 'GET', `/api/file/catalogue/${categoryId}?lang=${lang}&wait=25`, null, headers)

/** What the shop does with its data whenever it starts. */
async function start(publicUrl: string | null): Promise<void> {
  const { url, log, files } = shop()
  const login = { url, role: null, isBehindPooler: false, hasNamedStatements: true, log }
  const engine = { ...login, kind: 'external' as const, stop: async () => undefined }
  await prepareData(engine, login, { files, publicUrl })
}

describe('the printed catalogue', () => {
  test.each(LANGS)(
    'the catalogue is a PDF in %s with all models of its category',
    async (lang) => {
      const response = await fetch('tablet', lang)
      expect(response.headers['content-type']).toBe('application/pdf')
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(response.rawPayload.subarray(-6).toString()).toContain('%%EOF')
      const made = await shop()
        .db.selectFrom('printed_catalogue')
        .where('lang', '=', lang)
        .where('category_id', '=', 'tablet')
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(made.bytes).toBe(response.rawPayload.length)
      const text = response.rawPayload.toString('latin1')
      expect(text.match(/\/Type \/Page\n/g)).toHaveLength(made.pages)
      // Bookmarks, and a link target for each line of the table of contents.
      expect(text).toContain('/Outlines')
      expect(text).toContain('brand-0')
    },
    60_000,
  )

  test('the catalogue is cached for one catalogue version and made again for the next', async () => {
    const first = await fetch('tablet')
    expect((await fetch('tablet')).headers.etag).toBe(first.headers.etag)
    const part = await fetch('tablet', 'en_us', { range: 'bytes=0-9' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    await sql`update product set capacity_mah = capacity_mah + 1 where category_id = 'tablet'`.execute(
      shop().owner,
    )
    await sql`update catalogue_version set version = version + 1`.execute(shop().owner)
    await expect
      .poll(async () => (await fetch('tablet')).headers.etag, { timeout: 20_000 })
      .not.toBe(first.headers.etag)
  }, 60_000)

  test('the catalogue is made again after a start with another company or address, and only then', async () => {
    await start(null)
    const first = (await fetch('tablet')).headers.etag
    await start(null)
    expect((await fetch('tablet')).headers.etag).toBe(first)
    const none = { en_us: '', zh_cn: '', zh_hk: '' }
    setImprint({
      contact: { email: '', phone: '' },
      legal: {
        name: { en_us: 'Cells Ltd', zh_cn: '电芯有限公司', zh_hk: '電芯有限公司' },
        address: { en_us: '1 Sample Road', zh_cn: '样品路1号', zh_hk: '樣品路1號' },
        registration: none,
        taxNumber: '',
        representative: none,
      },
    })
    try {
      await start(null)
      expect((await fetch('tablet')).headers.etag).not.toBe(first)
    } finally {
      setImprint({ legal: null, contact: { email: '', phone: '' } })
    }
    await start(null)
    expect((await fetch('tablet')).headers.etag).toBe(first)
    await start('https://other.example')
    const listed = await ask<{ list: Download[] }>(shop(), listDownloadsRoute, {
      type: 'catalogue',
    })
    expect(listed.result.list.map(({ pages }) => pages)).not.toContainEqual(expect.any(Number))
  }, 60_000)

  test('requests while the catalogue is made are queued and get the time to wait', async () => {
    const input = { categoryId: 'laptop', wait: 0 }
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(shop(), downloadCatalogueRoute, input)),
    )
    for (const { code, result } of answers) {
      expect([code, result]).toEqual([RESULT_CODES.queued, { retryAfter: 5 }])
    }
    await expect
      .poll(async () => (await fetch('laptop')).headers['content-type'], { timeout: 30_000 })
      .toBe('application/pdf')
  }, 60_000)

  test('pictures in the catalogue name the same size of a battery as on its page', async () => {
    const { db } = shop()
    const { readPrintRows } = await import('../../../src/server/modules/catalogue/printed-items.ts')
    const { findDrawnProducts } =
      await import('../../../src/server/modules/catalogue/drawn-product.ts')
    for (const brand of ['Dell', null]) {
      const asked = { categoryIds: undefined, brand, after: '', limit: 50, lang: 'en_us' } as const
      const printed = await readPrintRows({ db, catalogueVersion: 1 }, asked)
      const drawn = await findDrawnProducts(
        db,
        printed.map(({ itemNo }) => itemNo),
      )
      expect(drawn.length).toBeGreaterThan(0)
      const sizeOf = new Map(drawn.map(({ itemNo, sizeName }) => [itemNo, sizeName]))
      for (const { itemNo, sizeName } of printed) expect(sizeName).toBe(sizeOf.get(itemNo))
    }
  })

  test('the catalogue contains no prices', async () => {
    const { db } = shop()
    const rows = await db.selectFrom('printed_catalogue').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    // The PDF is compressed, so this inspects the rows: a column that is not selected cannot be in it.
    const { readPrintRows } = await import('../../../src/server/modules/catalogue/printed-items.ts')
    const asked = {
      categoryIds: undefined,
      brand: 'Dell',
      after: '',
      limit: 5,
      lang: 'en_us',
    } as const
    const printed = await readPrintRows({ db, catalogueVersion: 1 }, asked)
    expect(printed.length).toBeGreaterThan(0)
    for (const row of printed) expect(Object.keys(row).join(' ')).not.toMatch(/price|amount|stock/i)
  })
})

test.each(LANGS)('an unknown category is answered with 404 in %s', async (lang) => {
  for (const categoryId of ['no-such-category', '__proto__', '..%2f..%2fetc']) {
    expect((await fetch(categoryId, lang)).headers['x-result-code']).toBe('404')
  }
})

test.each(['26', '-1', 'x'])('a waiting time of %j is answered with 422', async (wait) => {
  const answer = await ask(shop(), downloadCatalogueRoute, {
    categoryId: 'tablet',
    wait,
    lang: 'en_us',
  })
  expect(rejectedFields(answer, 'en_us')).toEqual(['wait'])
})

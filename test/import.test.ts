// Catalogue import and export: formats, encodings, bad rows, bad files, a killed import.
import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalogue } from '../src/server/staff/catalogue/export-catalogue.ts'
import type { ExportFormat } from '../src/server/staff/catalogue/export-catalogue.ts'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import type { ImportOptions, ImportResult } from '../src/server/staff/catalogue/import-catalogue.ts'
import { TableError } from '../src/server/platform/tables/table-error.ts'
import { copyOfItem } from '../src/server/modules/catalogue-file/multiply-items.ts'
import { formatRowError } from '../src/server/modules/catalogue-file/format-errors.ts'
import { searchProducts } from '../src/server/modules/search/search-service.ts'
import type { RowError } from '../src/shared/catalogue-item.ts'
import { encodeText } from './support/encode-text.ts'
import type { TestApp } from './support/test-app.ts'
import { createTestApp } from './support/test-app.ts'
import { searchContext } from './support/search-context.ts'

let shop: TestApp
let folder: string

beforeAll(async () => {
  shop = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'import-test-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

interface Outcome extends ImportResult {
  errors: RowError[]
}

async function importFile(path: string, options: Partial<ImportOptions> = {}): Promise<Outcome> {
  const errors: RowError[] = []
  const onError = (error: RowError): number => errors.push(error)
  const result = await importCatalogue({
    db: shop.owner,
    actor: 'staff:ann@shop.example',
    path,
    onError,
    ...options,
  })
  return { ...result, errors }
}

async function versionNow(): Promise<number> {
  const row = await shop.owner
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return row.version
}

async function countItems(): Promise<number> {
  const row = await sql<{ n: number }>`select count(*)::int as n from product`.execute(shop.owner)
  return row.rows[0]?.n ?? 0
}

async function exported(format: ExportFormat, name = `out.${format}`): Promise<string> {
  const path = join(folder, name)
  await exportCatalogue({ db: shop.owner, path, format })
  return path
}

const HEAD = 'itemNo;brand;category;title_en_us;voltage;capacity_mAh;chemistry;ean;fitModels'

describe('export, then import', () => {
  test.each<[ExportFormat, string]>([
    ['ndjson', 'out.ndjson'],
    ['ndjson', 'out.ndjson.gz'],
    ['csv', 'out.csv'],
    ['xlsx', 'out.xlsx'],
  ])('exporting and importing %s changes nothing (%s)', async (format, name) => {
    const before = await versionNow()
    const { counts, version, errors } = await importFile(await exported(format, name))
    expect(errors).toEqual([])
    expect(counts).toMatchObject({ new: 0, changed: 0, errors: 0, unchanged: await countItems() })
    expect(version).toBeNull()
    expect(await versionNow()).toBe(before)
  })

  test('texts that look like formulas, lists and leading zeros are kept', async () => {
    const odd = {
      itemNo: '=ODD-1',
      brand: '+Acme',
      category: 'laptop',
      title: { en_us: '@home "battery", one; two', zh_cn: "'=电池", zh_hk: '-電池' },
      voltage: 11.1,
      capacity_mAh: 5000,
      chemistry: 'Li-ion',
      ean: '0036000291452',
      partNumbers: ['00123', '=A;1', 'x|y'],
      fitModels: ['Acme Foo 1 {6-cell bay; no drive}'],
      remark: 'two\nlines',
    }
    await importFile(await put('odd.ndjson', JSON.stringify(odd)))
    for (const format of ['csv', 'xlsx', 'ndjson'] as const) {
      const { counts, errors } = await importFile(await exported(format))
      expect([format, counts.changed, errors]).toEqual([format, 0, []])
    }
    expect(await readFile(await exported('csv'), 'utf8')).toContain("'=ODD-1")
  })
})

describe('encodings', () => {
  const title = { simplified: '联想笔记本电脑电池', traditional: '聯想手提電腦電池' }
  const rows = (name: string): string =>
    `${HEAD};title_zh_cn;title_zh_hk\n` +
    [1, 2, 3]
      .map((n) => `ENC-${n};Acme;laptop;Pack ${n};11,1;5000;Li-ion;;;;${name}${n}\n`)
      .join('')

  test.each([
    ['utf-8', '', title.simplified],
    ['utf-8', '\uFEFF', title.traditional],
    ['utf-16le', '\uFEFF', title.simplified],
    ['utf-16be', '\uFEFF', title.traditional],
    ['utf-16le', '', title.simplified],
    ['utf-16be', '', title.traditional],
    ['gb18030', '', title.simplified],
    ['big5', '', title.traditional],
  ] as const)('%s with byte order mark %j is detected', async (encoding, mark, name) => {
    const path = await put(`${encoding}${mark.length}.csv`, encodeText(mark + rows(name), encoding))
    let guessed: string | null = null
    const { errors } = await importFile(path, { onOpen: (file) => (guessed = file.encoding) })
    expect(errors).toEqual([])
    expect(guessed).toBe(encoding)
    const stored = await sql<{ title: string }>`
      select title from product_text t join product p on p.id = t.product_id
       where item_no = 'ENC-2' and lang = 'zh_hk'`.execute(shop.owner)
    expect(stored.rows[0]?.title).toBe(`${name}2`)
  })

  test('a wrong encoding given by hand is reported row by row', async () => {
    const path = await put('wrong.csv', encodeText(rows(title.simplified), 'gb18030'))
    const { counts, errors } = await importFile(path, { encoding: 'utf-8' })
    expect(counts.errors).toBe(3)
    expect(errors[0]).toMatchObject({ line: 2, fault: 'bad-text' })
    await expect(importFile(path, { encoding: 'klingon' })).rejects.toMatchObject({
      kind: 'unknown-encoding',
    })
  })
})

describe('bad rows', () => {
  test('bad rows are reported with line, field and reason, and good ones are imported', async () => {
    const held = await sql<{ ean: string; item_no: string }>`
      select ltrim(ean, '0') as ean, item_no from product where ean is not null limit 1`.execute(
      shop.owner,
    )
    const { ean = '', item_no: holder = '' } = held.rows[0] ?? {}
    const path = await put(
      'bad.csv',
      [
        HEAD,
        'GOOD-1;Acme;laptop;Pack;11,1;5000;Li-ion;4006381333931;"Acme Foo 2\nAcme Foo 3"',
        'BAD-1;Acme;fridge;Pack;11,1V;5000.5;plutonium;4006381333932;',
        'BAD-2;;;;;;;;',
        'GOOD-1;Acme;laptop;Again;11;5000;Li-ion;;',
        'BAD-3;Acme;laptop;Pack;11;5000;Li-ion;4006381333931;',
        `BAD-4;Acme;laptop;Pack;11;5000;Li-ion;${ean};`,
        'BAD-5;Acme;laptop;"Pack;11;5000;Li-ion;;',
        'BAD-6;Acme;laptop;Pack;11;5000;Li-ion;;;;more',
        ';Acme;laptop;Pack;11;5000;Li-ion;;',
        'GOOD-2;Acme;laptop;Pack 2;3.7;5000;Li-ion;;',
        'BAD-7;Acme;lap',
      ].join('\n'),
    )
    const { counts, errors } = await importFile(path)
    expect(counts).toMatchObject({ read: 11, new: 2, errors: 9 })
    expect(errors.map(({ line, field, fault }) => [line, field, fault])).toEqual([
      [4, 'category', 'unknown-category'],
      [4, 'voltage', 'not-a-number'],
      [4, 'capacity_mAh', 'not-whole'],
      [4, 'chemistry', 'unknown-chemistry'],
      [4, 'ean', 'ean-bad-check-digit'],
      [6, 'itemNo', 'duplicate'],
      [7, 'ean', 'duplicate-ean'],
      [9, null, 'bad-quotes'],
      [10, null, 'too-many-cells'],
      [11, 'itemNo', 'missing'],
      [13, null, 'broken-off'],
      [5, 'brand', 'missing'],
      [5, 'category', 'missing'],
      [5, 'title_en_us', 'missing'],
      [5, 'capacity_mAh', 'missing'],
      [5, 'voltage', 'missing'],
      [5, 'chemistry', 'missing'],
      [8, 'ean', 'ean-taken'],
    ])
    expect(errors.at(-1)?.detail).toBe(holder)
    const spoken = errors.map((error) => formatRowError(error, 'en_us'))
    expect(spoken[0]).toMatch(
      /^line 4 \(BAD-1\), category: "fridge" is not a category; choose from: .*laptop/,
    )
    for (const lang of ['zh_cn', 'zh_hk'] as const) {
      expect(formatRowError(errors[1] as RowError, lang)).toMatch(/^第 4 行/)
    }
  })

  test('malformed lines of NDJSON are reported', async () => {
    const good = {
      itemNo: 'ND-1',
      brand: 'A',
      category: 'laptop',
      title: 'x',
      voltage: 3,
      capacity_mAh: 9,
    }
    const line = JSON.stringify({ ...good, chemistry: 'Alkaline' })
    const path = await put('broken.ndjson', `${line}\n{"itemNo":\n[1]\n\n{"itemNo":"ND-2"}\n{"item`)
    const { counts, errors } = await importFile(path)
    expect(counts).toMatchObject({ read: 5, new: 1, errors: 4 })
    expect(new Set(errors.map((error) => error.line))).toEqual(new Set([2, 3, 5, 6]))
  })
})

describe('bad files are rejected as a whole', () => {
  const packed = gzipSync(Buffer.from(`${JSON.stringify({ itemNo: 'GZ-1' })}\n`.repeat(5000)))
  test.each<[string, string | Uint8Array, string]>([
    ['empty.csv', '', 'empty'],
    ['blank.csv', '\n\n  \n', 'empty'],
    ['cut.ndjson.gz', packed.subarray(0, packed.length - 20), 'cut-short'],
    [
      'picture.png',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      'not-text',
    ],
    ['old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'not-text'],
    ['not-really.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6]), 'bad-workbook'],
    ['array.json', '[{"itemNo":"A"}]', 'unknown-format'],
    ['no-header.csv', 'foo,bar\n1,2\n', 'no-header'],
    ['double.csv', 'sku,ean,barcode\n1,2,3\n', 'double-column'],
  ])('%s is rejected without a change', async (name, content, kind) => {
    const before = await countItems()
    await expect(importFile(await put(name, content))).rejects.toMatchObject({
      name: 'TableError',
      kind,
    })
    expect(await countItems()).toBe(before)
  })

  test('a missing file and a missing sheet are reported', async () => {
    await expect(importFile(join(folder, 'nothing.csv'))).rejects.toBeInstanceOf(TableError)
    const path = await exported('xlsx')
    await expect(importFile(path, { sheet: 'prices' })).rejects.toMatchObject({
      kind: 'no-sheet',
      detail: 'catalogue',
    })
    expect((await importFile(path, { sheet: 'catalogue' })).counts.errors).toBe(0)
  })

  test('the file name does not matter', async () => {
    const path = await put('table.xlsx', `${HEAD}\nEXT-1;Acme;laptop;Pack;3.7;900;Li-ion;;\n`)
    expect((await importFile(path)).counts).toMatchObject({ new: 1, errors: 0 })
  })
})

describe('changes', () => {
  test('a dry run reports each field and writes nothing', async () => {
    const path = await put('dry.csv', 'sku,srp,stock\nGOOD-1,"9,99",7\n')
    const before = await versionNow()
    const reported: unknown[] = []
    const clock = (): Date => new Date('2030-01-02T03:04:05Z')
    const result = await importFile(path, {
      dryRun: true,
      onChange: (change) => reported.push(change),
      clock,
    })
    expect(result).toMatchObject({ version: null, counts: { changed: 1, errors: 0 } })
    expect(reported).toMatchObject([
      {
        itemNo: 'GOOD-1',
        fields: [
          { field: 'suggestedRetailPrice_USD', from: '', to: '9.99' },
          { field: 'stock', from: '0', to: '7' },
          { field: 'updatedOn', to: '2030-01-02' },
        ],
      },
    ])
    expect(await versionNow()).toBe(before)
  })

  test('columns missing in a file stay unchanged, and only changed rows are written', async () => {
    const path = await put('part.csv', 'sku,stock\nGOOD-1,7\nGOOD-2,0\n')
    const result = await importFile(path)
    expect(result.counts).toMatchObject({ changed: 1, unchanged: 1 })
    const touched = await sql<{ item_no: string }>`
      select item_no from product where changed_in = ${result.version}`.execute(shop.owner)
    expect(touched.rows).toEqual([{ item_no: 'GOOD-1' }])
    expect(await fitsOf('GOOD-1')).toEqual(['Acme Foo 2', 'Acme Foo 3'])
    expect((await importFile(path)).counts).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('products can exchange EANs within one file', async () => {
    const csv = (a: string, b: string): string => `sku,ean\nGOOD-1,${a}\nGOOD-2,${b}\n`
    await importFile(await put('give.csv', csv('4006381333931', '96385074')))
    const path = await put('swap.csv', csv('96385074', '4006381333931'))
    expect((await importFile(path, { dryRun: true })).counts).toMatchObject({
      changed: 2,
      errors: 0,
    })
    expect((await importFile(path)).counts).toMatchObject({ changed: 2, errors: 0 })
    const now = await sql<{ ean: string }>`
      select ean from product where item_no in ('GOOD-1', 'GOOD-2') order by item_no`.execute(
      shop.owner,
    )
    expect(now.rows.map(({ ean }) => ean)).toEqual(['00000096385074', '04006381333931'])
  })

  test('search finds new items and new devices as soon as the import ends', async () => {
    const csv = `${HEAD};partNumbers\nNEW-77;Acme;laptop;Pack;11.1;5000;Li-ion;;Zyx Quux 4711;QX-4711-B\n`
    await importFile(await put('new.csv', csv))
    for (const keyword of ['qx4711b', 'zyx quux 4711']) {
      const { certainty, productIds } = await searchProducts(searchContext(shop.owner), keyword)
      expect([keyword, certainty, productIds.length]).toEqual([keyword, 'exact', 1])
    }
    const device = await sql<{ brand: string; model: string; fit_count: number }>`
      select brand, model, fit_count from device where model = 'Quux 4711'`.execute(shop.owner)
    expect(device.rows).toEqual([{ brand: 'Zyx', model: 'Quux 4711', fit_count: 1 }])
  })

  test('a replacing import archives items missing in the file', async () => {
    const before = await exported('ndjson', 'all.ndjson')
    const csv = 'sku,stock\nGOOD-1,9\nGOOD-2,9\n'
    const { counts } = await importFile(await put('only.csv', csv), { replace: true })
    expect(counts).toMatchObject({ changed: 2, archived: (await countItems()) - 2 })
    const active = await sql<{ n: number }>`
      select count(*)::int as n from product where status = 'active'`.execute(shop.owner)
    expect(active.rows).toEqual([{ n: 2 }])
    const back = await importFile(before)
    expect(back.counts).toMatchObject({ errors: 0, changed: await countItems() })
    expect((await importFile(before)).counts).toMatchObject({ changed: 0, new: 0 })
  })
})

async function fitsOf(itemNo: string): Promise<string[]> {
  const rows = await sql<{ label: string }>`
    select label from fitment f join product p on p.id = f.product_id
     where item_no = ${itemNo} order by position`.execute(shop.owner)
  return rows.rows.map(({ label }) => label)
}

test(
  'a killed import leaves the old catalogue, and the next one succeeds',
  { timeout: 120_000 },
  async () => {
    const path = await put('large.ndjson', await largeFile())
    const [items, version] = [await countItems(), await versionNow()]
    const command = join(import.meta.dirname, '../src/commands/import.ts')
    const child = spawn(process.execPath, [command, path], {
      env: { ...process.env, DATABASE_URL: shop.url, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
    await waitForWriting()
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    expect([await countItems(), await versionNow()]).toEqual([items, version])
    const { counts } = await importFile(path)
    expect(counts).toMatchObject({ new: 1500, errors: 0 })
    expect(await countItems()).toBe(items + 1500)
    const runs = await sql<{ state: string }>`
    select state from import_run order by id desc limit 2`.execute(shop.owner)
    expect(runs.rows.map(({ state }) => state)).toEqual(['done', 'failed'])
  },
)

/** Waits until the other process has uncommitted changes. */
async function waitForWriting(): Promise<void> {
  const writing = sql`
    select 1 from pg_stat_activity where application_name = 'import'
      and datname = current_database() and backend_xid is not null
      and query like '%fitment%'`
  const count = async () => (await writing.execute(shop.owner)).rows.length
  await expect.poll(count, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
}

async function largeFile(): Promise<string> {
  const source = createReadStream(join(import.meta.dirname, '../data/catalogue.ndjson.gz'))
  const lines: string[] = []
  for await (const line of createInterface({ input: source.pipe(createGunzip()) })) {
    if (lines.length === 1500) break
    lines.push(JSON.stringify(copyOfItem(JSON.parse(line) as Record<string, unknown>, 7)))
  }
  return lines.join('\n')
}

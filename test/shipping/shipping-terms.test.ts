// How staff maintain shipping terms: examples, export, check, import, confirmation, and the audit entries of these.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findShippingChoices } from '../../src/server/modules/shipping/shipping-service.ts'
import {
  SHIPPING_FILES,
  type ShippingFile,
  type ShippingRowError,
} from '../../src/server/modules/shipping/writing/shipping-files.ts'
import { listServices } from '../../src/server/modules/shipping/writing/write-terms.ts'
import { loadShippingExamples } from '../../src/server/operations/load-shipping-examples.ts'
import { confirmTerms, withdrawService } from '../../src/server/staff/shipping/confirm-terms.ts'
import { exportTerms } from '../../src/server/staff/shipping/export-terms.ts'
import { importTerms } from '../../src/server/staff/shipping/import-terms.ts'
import { useShop } from '../support/ask.ts'
import { runCommand } from '../support/run-command.ts'

const shop = useShop()
const now = new Date('2026-11-23T04:00:00Z')
const staff = () => ({ db: shop().db, now, actor: 'staff:ann@example.com' })

async function exported(file: ShippingFile): Promise<string> {
  const parts: string[] = []
  await exportTerms(staff(), file, (text) => void parts.push(text))
  return parts.join('')
}

async function importText(
  file: ShippingFile,
  csv: string,
  more: { replace?: boolean; dryRun?: boolean } = {},
) {
  const path = join(await mkdtemp(join(tmpdir(), 'shipping-')), 'terms.csv')
  await writeFile(path, csv)
  const errors: ShippingRowError[] = []
  const result = await importTerms(staff(), {
    file,
    path,
    ...more,
    onError: (error) => errors.push(error),
  })
  return { result, errors }
}

async function auditEntries(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select actor || ' ' || action || ' ' || subject as text from audit_entry
    where action like 'shipping.%' order by id`.execute(shop().db)
  return rows.map(({ text }) => text)
}

/** Rows of a rules file: the first has no error, the others have at least one. */
const RULES_WITH_ERRORS = [
  'example-airmail,UN3480,alone,DE,,true,100,20,,,2,,2026-01-01,,x,2026-01-01',
  'nowhere,UN3480,alone,DE,,true,100,20,,,,,2026-01-01,,x,2026-01-01',
  'example-airmail,UN9999,alone,Germany,,perhaps,1e9,-1,,,1.5,,2026-02-30,,,2026-01-01',
  'example-airmail,UN3481,with,*,20,true,,,,,,,2026-01-01,2025-01-01,x,2026-01-01',
]

test('the demonstration shop offers a service for each lithium pack, but not airmail', async () => {
  const { db } = shop()
  const { rows } = await sql<{ id: number }>`
    select id from product where chemistry in ('li-ion', 'li-polymer') and status = 'active' limit 40`.execute(
    db,
  )
  for (const { id } of rows) {
    const choices = await findShippingChoices(db, {
      items: [{ productId: id, quantity: 1 }],
      country: 'DE',
      postCode: '20095',
      currency: 'USD',
      today: '2026-11-23',
    })
    expect(choices.some(({ isOffered }) => isOffered)).toBe(true)
    const airmail = choices.find(({ service }) => service === 'example-airmail')
    expect(airmail).toMatchObject({ reasons: [{ code: 'notAllowed' }] })
  }
})

test.each(SHIPPING_FILES)('exported %s are read back without a change', async (file) => {
  const { result, errors } = await importText(file, await exported(file), { replace: true })
  expect(errors).toEqual([])
  expect(result).toMatchObject({ created: 0, changed: 0, removed: 0, failed: 0, missing: [] })
  expect(await auditEntries()).toEqual([])
})

test('a changed row waits for its confirmation, and each step leaves one audit entry', async () => {
  const rates = await exported('rates')
  const changed = rates.replace(/^(example-airmail,\*,,USD,0),[\d.]+/m, '$1,99.95')
  expect(changed).not.toBe(rates)
  const dry = await importText('rates', changed, { dryRun: true })
  expect(dry.result).toMatchObject({ changed: 1 })
  expect(await exported('rates')).toBe(rates)
  expect(await auditEntries()).toEqual([])

  expect((await importText('rates', changed)).result).toMatchObject({ created: 0, changed: 1 })
  expect(await exported('rates')).toBe(changed)
  expect(await listServices(shop().db)).toMatchObject([
    { id: 'example-airmail', unconfirmedRates: 1 },
    {},
    {},
    {},
  ])
  const service = 'example-airmail'
  expect(await confirmTerms(staff(), service)).toBeGreaterThan(1)
  expect(await confirmTerms(staff(), service)).toBe(0)
  expect(await confirmTerms(staff(), 'unknown')).toBeUndefined()
  expect(await withdrawService(staff(), service)).toBe(true)
  expect(await withdrawService(staff(), service)).toBe(false)
  expect(await auditEntries()).toEqual([
    'staff:ann@example.com shipping.import shipping:rates',
    'staff:ann@example.com shipping.confirm shipping:example-airmail',
    'staff:ann@example.com shipping.withdraw shipping:example-airmail',
  ])
  expect(await listServices(shop().db)).toMatchObject([
    { confirmedBy: null, unconfirmedRates: 0 },
    {},
    {},
    {},
  ])
})

test('a file with any error writes nothing, and every error is named', async () => {
  const before = await exported('rules')
  const [head = ''] = before.split('\r\n')
  const csv = [head, ...RULES_WITH_ERRORS].join('\n')
  const { result, errors } = await importText('rules', csv)
  expect(result).toMatchObject({ read: 4, failed: 3, created: 0 })
  // A field of null: the fault is not one of a single field.
  expect(errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
    '4 unClass',
    '4 country',
    '4 allowed',
    '4 maxWh',
    '4 maxCellWh',
    '4 maxPieces',
    '4 validFrom',
    '4 sourceUrl',
    '5 null',
    '5 null',
    '3 service',
  ])
  expect(await exported('rules')).toBe(before)
})

test('a file without a limit column is not read, since no limit would apply', async () => {
  const csv = (await exported('rules')).replaceAll('maxCellWh', 'limit')
  const { result } = await importText('rules', csv)
  expect(result).toMatchObject({ missing: ['maxCellWh'], created: 0, changed: 0 })
})

test('the same row twice is an error', async () => {
  const lines = (await exported('rates')).split('\r\n')
  const { errors } = await importText('rates', [lines[0], lines[1], lines[1]].join('\r\n'))
  expect(errors).toMatchObject([{ line: 3, valid: 'each row only once; line 2 is the same' }])
})

test('transport data of products are written by item number, and unknown items are errors', async () => {
  const { rows } = await sql<{ item_no: string }>`select item_no from product limit 1`.execute(
    shop().db,
  )
  const itemNo = rows[0]?.item_no ?? ''
  const head = 'itemNo,cells,lithiumGrams,unClass,packing,customsCode,origin'
  const { result } = await importText('products', `${head}\n${itemNo},6,,,,85076000,CN`)
  expect(result).toMatchObject({ created: 1 })
  expect(await exported('products')).toContain(`${itemNo},6,,,alone,85076000,CN`)
  const { errors } = await importText('products', `${head}\nNOT-OURS,6,,,,,`)
  expect(errors).toMatchObject([{ field: 'itemNo', found: 'NOT-OURS' }])
  expect((await importText('products', head, { replace: true })).result).toMatchObject({
    removed: 1,
  })
})

test('the command checks, imports, confirms and lists, and says what is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shipping-'))
  const path = join(folder, 'rates.csv')
  const shipping = (...args: string[]) => runCommand(shop().url, 'shipping', args)
  expect(await shipping('export', 'rates', path)).toMatchObject({ code: 0, err: '' })
  const rates = await readFile(path, 'utf8')
  await writeFile(path, rates.replace(/^(example-air-cargo,\*,,USD,0),[\d.]+/m, '$1,88.80'))
  const checked = await shipping('check', 'rates', path)
  expect(checked).toMatchObject({ code: 0 })
  expect(checked.out).toContain('changed 1')
  expect(checked.out).toContain('Dry run')
  expect((await shipping('import', 'rates', path)).out).toContain('count once they are confirmed')
  expect((await shipping('list')).out).toMatch(/example-air-cargo .* rates 188 of 189/)
  expect((await shipping('confirm', 'all')).out).toMatch(/^Confirmed \d+ rows\.$/m)

  await writeFile(path, rates.replace('example-air-cargo', 'nowhere'))
  const rejected = await shipping('import', 'rates', path)
  expect(rejected.code).toBe(2)
  expect(rejected.err).toContain(
    'line 2, service: "nowhere" is not valid. Enter a service of the shop',
  )
  expect(await shipping('confirm', 'nowhere')).toMatchObject({ code: 1 })
  expect(await shipping('export', 'parcels')).toMatchObject({ code: 1 })
})

test('a shop that once had terms gets no examples', async () => {
  const { db } = shop()
  await sql`delete from shipping_service`.execute(db)
  expect(await loadShippingExamples(db, { isDemonstration: true, now })).toBe(0)
})

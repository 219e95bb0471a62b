// npm run import: the report of rejected rows.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { runCommand } from './support/run-command.ts'

const shop = useShop()
const HEAD = 'itemNo,brand,category,title_en_us,voltage,capacity_mAh,chemistry'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function importRow(row: string, report: string) {
  const file = join(folder, 'items.csv')
  await writeFile(file, `${HEAD}\n${row}\n`)
  return runCommand(shop().url, 'import', [file, '--report', report])
}

test('a report in place of the imported file is rejected, and the file stays', async () => {
  const file = join(folder, 'items.csv')
  const { code, err } = await importRow('REPORT-3,Acme,laptop,Pack,11.1,5000,Li-ion', file)
  expect(err).toContain('--report would overwrite the imported file.')
  expect(code).toBe(1)
  expect(await readFile(file, 'utf8')).toContain('REPORT-3')
})

async function isListed(itemNo: string): Promise<boolean> {
  const found = await shop()
    .db.selectFrom('product')
    .select('id')
    .where('item_no', '=', itemNo)
    .execute()
  return found.length > 0
}

test('rejected rows are written to the report with their reasons', async () => {
  const report = join(folder, 'rejected.csv')
  const { code } = await importRow('REPORT-1,Acme,fridge,Pack,11.1,5000,Li-ion', report)
  expect(code).toBe(2)
  expect(await readFile(report, 'utf8')).toMatch(
    /^\uFEFF?line,itemNo,field,.*\r?\n2,REPORT-1,category,/,
  )
})

test('nothing is imported when the report cannot be written', async () => {
  const report = join(folder, 'no-such-folder', 'rejected.csv')
  const { code, err } = await importRow('REPORT-2,Acme,laptop,Pack,11.1,5000,Li-ion', report)
  expect(err).toContain(`--report: ${report} cannot be written (ENOENT).`)
  expect(code).toBe(1)
  expect(await isListed('REPORT-2')).toBe(false)
})

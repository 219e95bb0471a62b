// Imports with --replace: which items they archive, and what the command says of those that stay archived.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import { LANGS } from '../src/shared/lang.ts'
import { useShop } from './support/ask.ts'
import { runCommand } from './support/run-command.ts'

const shop = useShop()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replacing-import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const HEAD = 'itemNo,title_en_us,brand,category,voltage,capacity_mAh,chemistry'
const row = (itemNo: string, title = 'Pack') => `${itemNo},${title},Acme,laptop,11.1,5000,Li-ion`

function put(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name)
  return writeFile(path, lines.join('\n')).then(() => path)
}

async function importFile(path: string, options: { replace?: boolean; dryRun?: boolean } = {}) {
  const actor = 'staff:ann@shop.example'
  const { counts } = await importCatalogue({ db: shop().owner, actor, path, ...options })
  return counts
}

async function statusOf(itemNo: string): Promise<string> {
  const { status, stop } = await shop()
    .owner.selectFrom('product')
    .select(['status', 'stop'])
    .where('item_no', '=', itemNo)
    .executeTakeFirstOrThrow()
  return stop ? 'discontinued' : status
}

beforeEach(async () => {
  const rows = ['A-1', 'A-2', 'A-3'].map((itemNo) => `${row(itemNo)},active`)
  await importFile(await put('all.csv', `${HEAD},status`, ...rows))
})

test.each([
  ['whose quotes are wrong', 'wrong.csv', [HEAD, row('A-1'), row('A-2', '"Battery 15" pack"')]],
  ['with a comma too many', 'comma.csv', [HEAD, row('A-1'), row('A-2', 'Pack, black')]],
  ['with which the file breaks off', 'cut.csv', [HEAD, row('A-1'), 'A-2,Pac']],
  ['without an item number', 'blank.csv', [HEAD, row('A-1'), row('')]],
  ['that is no JSON', 'cut.ndjson', ['{"itemNo":"A-1","stock":5}', '{"itemNo":"A-2","st']],
])('nothing is archived for a file with a row %s', async (_, name, lines) => {
  const path = await put(name, ...lines)
  for (const dryRun of [true, false]) {
    const counts = await importFile(path, { replace: true, dryRun })
    expect(counts).toMatchObject({ archived: 0, errors: 1, unidentified: 1 })
  }
  expect(await statusOf('A-2')).toBe('active')
  expect(await statusOf('A-3')).toBe('active')
})

test('an item whose row is rejected stays, and the others that are missing are archived', async () => {
  const path = await put('number.csv', HEAD, row('A-1'), row('A-2').replace('11.1', 'many'))
  const counts = await importFile(path, { replace: true })
  expect(counts).toMatchObject({ errors: 1, unidentified: 0 })
  expect(await statusOf('A-2')).toBe('active')
  expect(await statusOf('A-3')).toBe('archived')
})

test.each(LANGS)(
  'the command says in %s that nothing was archived, and what to do',
  async (lang) => {
    const path = await put('wrong.csv', HEAD, row('A-1'), row('A-2', '"Battery 15" pack"'))
    const text = {
      en_us: 'Nothing is archived, because the item number of some refused rows cannot be read (1)',
      zh_cn: '没有归档任何商品：有 1 行被拒收且读不出商品编号',
      zh_hk: '沒有封存任何貨品：有 1 行不獲接受，而且讀不到貨品編號',
    }[lang]
    for (const flag of ['--dry-run', '--yes']) {
      const args = [path, '--replace', flag, '--lang', lang]
      const { code, err } = await runCommand(shop().url, 'import', args)
      expect(err).toContain(text)
      expect(code).toBe(2)
    }
    expect(await statusOf('A-3')).toBe('active')
  },
)

describe.each(LANGS)('in %s', (lang) => {
  const text = {
    en_us: 'Still archived, because the file gives no status for them: A-2, A-3.',
    zh_cn: '以下商品仍处于归档状态，因为文件没有填写其状态：A-2, A-3。',
    zh_hk: '以下貨品仍屬封存，因為檔案沒有填寫其狀態：A-2, A-3。',
  }[lang]

  test('the command names archived items that a file lists again without a status, and what to do', async () => {
    await importFile(await put('one.csv', HEAD, row('A-1')), { replace: true })
    expect(await statusOf('A-2')).toBe('archived')
    const path = await put('again.csv', HEAD, row('A-1'), row('A-2', `${lang} pack`), row('A-3'))
    for (const flag of ['--dry-run', '--yes']) {
      const args = [path, '--replace', flag, '--lang', lang]
      const { code, err } = await runCommand(shop().url, 'import', args)
      expect(err).toContain(text)
      expect(code).toBe(0)
    }
    expect(await statusOf('A-2')).toBe('archived')
    // What the message advises.
    await importFile(await put('status.csv', 'itemNo,status', 'A-2,active', 'A-3,active'))
    expect(await statusOf('A-2')).toBe('active')
    const { err } = await runCommand(shop().url, 'import', [path, '--replace', '--yes'])
    expect(err).not.toContain('archived, because')
  })

  test('without --replace the command only counts them', async () => {
    await importFile(await put('one.csv', HEAD, row('A-1')), { replace: true })
    const path = await put('stock.csv', 'itemNo,stock', 'A-1,7', 'A-2,8', 'A-3,9')
    const { code, out, err } = await runCommand(shop().url, 'import', [path, '--lang', lang])
    expect(code).toBe(0)
    expect(out).toContain(
      {
        en_us:
          'Archived items in the file: 2. They stay archived, because it gives no status for them. To sell them again, set their status to active.',
        zh_cn:
          '文件中有 2 项商品已归档，因为没有填写其状态，导入后仍为归档。如要重新销售，请将其 status 填为 active。',
        zh_hk:
          '檔案內有 2 項貨品已封存，由於沒有填寫其狀態，匯入後仍屬封存。如要再次發售，請把其 status 填為 active。',
      }[lang],
    )
    expect(out + err).not.toContain('A-2')
  })

  test('items whose status the file gives as archived are not named', async () => {
    const lines = [`${HEAD},status`, `${row('A-1')},active`, `${row('A-2')},archived`]
    await importFile(await put('archived.csv', ...lines))
    const path = await put('stated.csv', ...lines)
    const { err } = await runCommand(shop().url, 'import', [path, '--lang', lang])
    expect(err).not.toContain('A-2')
  })
})

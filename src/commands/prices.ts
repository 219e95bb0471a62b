// npm run prices -- lists | import | export | remove: the price lists of groups and companies.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { exportPrices } from '../server/staff/prices/export-prices.ts'
import { importPrices } from '../server/staff/prices/import-prices.ts'
import { removePrices } from '../server/staff/prices/remove-prices.ts'
import { FileFault } from '../server/modules/catalogue-file/faults/file-fault.ts'
import { sayFileFault, sayRowError } from '../server/modules/catalogue-file/say-faults.ts'
import {
  type ListFault,
  listPriceLists,
  PriceListError,
} from '../server/modules/pricing/writing/price-lists.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { isLang, type Lang, LANGS } from '../shared/lang.ts'

const USAGE = `npm run prices -- lists
npm run prices -- import FILE --list ID [options]
npm run prices -- export --list ID [FILE]     to the screen without FILE
npm run prices -- remove --list ID --yes      the list with all its prices
  FILE                 CSV or XLSX; columns: itemNo or ean, minQuantity, amount, validFrom, validTo, minimum,
                       multiple, maximum, specialPrice, specialMonthlyQuantity, specialFrom, specialTo
  --create             make the list: with --name, --currency, and --group wholesale|dropship or --company NO
  --replace            remove what the file does not name (nothing, when rows were refused)
  --dry-run            tell what would change, write nothing
  --encoding NAME      instead of the guess; --sheet NAME of a workbook
  --lang LANG          language of the messages about rows: ${LANGS.join(', ')}
Ends with 0 when all rows were taken, 2 when some were refused, 1 when the file was not taken.`

const FAULTS: Record<ListFault, string> = {
  unknown_list: 'There is no such list. There are: {detail}. --create makes one.',
  bad_id: 'The id of a list is made of letters, digits, points and hyphens, and is not "srp".',
  list_exists: 'The list {detail} is there already: leave --create out.',
  owner_has_list: 'This group or company has a list in this currency: {detail}.',
  unknown_currency: 'This is no currency of the shop. There are: {detail}.',
  unknown_group: 'There is no such price group. There are: {detail}.',
  unknown_company: 'There is no company with the customer number {detail}.',
  group_or_company: 'A list belongs to a --group or to a --company: name one of them.',
}

const SHOWN = 40
const ACTIONS = { lists: showLists, import: takeFile, export: writeFile, remove: removeOne }

process.exitCode = await main()

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) {
    console.error(USAGE)
    return 1
  }
  try {
    return await withShopDatabase('prices', ({ db }) => ACTIONS[wish.action](db, wish))
  } catch (error) {
    if (error instanceof FileFault) console.error(sayFileFault(error, wish.lang))
    else if (error instanceof PriceListError) {
      console.error(forTerminal(FAULTS[error.fault].replace('{detail}', () => error.detail)))
    } else console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

interface Wish {
  action: keyof typeof ACTIONS
  path: string | undefined
  list: string
  create: { name: string; currency: string; group?: string; customerNo?: string } | undefined
  replace: boolean
  dryRun: boolean
  encoding: string | undefined
  sheet: string | undefined
  lang: Lang
}

function readWish(): Wish | null {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        list: text,
        create: flag,
        name: text,
        group: text,
        currency: text,
        company: text,
        replace: flag,
        yes: flag,
        'dry-run': flag,
        encoding: text,
        sheet: text,
        lang: text,
      },
    })
    const [action = '', path] = positionals
    const { list = '', replace, encoding, sheet, group, company } = values
    const lang = values.lang?.toLowerCase().replace('-', '_') ?? 'en_us'
    if (!Object.hasOwn(ACTIONS, action) || positionals.length > 2 || !isLang(lang)) return null
    if (action !== 'lists' && list === '') return null
    if (action === 'import' && path === undefined) return null
    if (action === 'remove' && !values.yes) return null
    const create = values.create
      ? {
          name: values.name ?? list,
          currency: (values.currency ?? 'USD').toUpperCase(),
          ...(group !== undefined && { group }),
          ...(company !== undefined && { customerNo: company }),
        }
      : undefined
    const dryRun = values['dry-run']
    return {
      action: action as Wish['action'],
      path,
      list,
      create,
      replace,
      dryRun,
      encoding,
      sheet,
      lang,
    }
  } catch {
    return null
  }
}

async function showLists(db: Kysely<Database>): Promise<number> {
  for (const list of await listPriceLists(db)) {
    const owner = list.group ? `group ${list.group}` : `company ${list.customerNo}`
    const sample = list.isDemonstration ? ' · demonstration' : ''
    const size = `${list.prices.toLocaleString('en')} prices of ${list.items.toLocaleString('en')} items`
    console.log(
      forTerminal(`${list.id} · ${list.name} · ${list.currency} · ${owner} · ${size}${sample}`),
    )
  }
  return 0
}

async function takeFile(db: Kysely<Database>, wish: Wish): Promise<number> {
  let errors = 0
  const begun = performance.now()
  const { path = '', lang, ...options } = wish
  const result = await importPrices({
    db,
    path,
    ...options,
    onOpen: ({ ignored }) => {
      if (ignored.length > 0) console.log(forTerminal(`Columns left aside: ${ignored.join(', ')}`))
    },
    onError: (error) => {
      errors += 1
      if (errors <= SHOWN) console.error(sayRowError(error, lang))
    },
  })
  if (errors > SHOWN) console.error(`… and ${errors - SHOWN} more`)
  if (result.replacedList) console.log(`Takes the place of the list ${result.replacedList}.`)
  const { read, created, changed, removed, unchanged, failed } = result
  console.log(`rows read ${read} · refused ${failed}`)
  console.log(
    `created ${created} · changed ${changed} · removed ${removed} · unchanged ${unchanged}`,
  )
  if (wish.replace && failed > 0) console.log('Nothing was removed, because rows were refused.')
  if (wish.dryRun) console.log('Dry run: nothing was written.')
  else console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return failed > 0 ? 2 : 0
}

async function removeOne(db: Kysely<Database>, { list }: Wish): Promise<number> {
  const { removed } = await removePrices(db, new Date(), list)
  console.log(`${list}: removed with ${removed.toLocaleString('en')} prices`)
  return 0
}

/** Written beside and moved into place, so the file is whole or not there. */
async function writeFile(db: Kysely<Database>, { list, path }: Wish): Promise<number> {
  if (path === undefined) {
    await exportPrices(db, list, (text) => void process.stdout.write(text))
    return 0
  }
  const beside = `${path}.part`
  try {
    const parts: string[] = []
    const { items } = await exportPrices(db, list, (text) => void parts.push(text))
    await pipeline(Readable.from(parts), createWriteStream(beside))
    await rename(beside, path)
    console.log(`${items.toLocaleString('en')} items → ${path}`)
  } finally {
    await rm(beside, { force: true })
  }
  return 0
}

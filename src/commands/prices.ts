// npm run prices: imports, exports and removes the price lists of groups and companies.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { exportPrices } from '../server/staff/prices/export-prices.ts'
import { importPrices } from '../server/staff/prices/import-prices.ts'
import { removePrices } from '../server/staff/prices/remove-prices.ts'
import { TableError } from '../server/platform/tables/table-error.ts'
import { formatFileError, formatRowError } from '../server/modules/catalogue-file/format-errors.ts'
import {
  type ListError,
  listPriceLists,
  PriceListError,
} from '../server/modules/pricing/writing/price-lists.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { LANGS } from '../shared/lang.ts'
import { MEMBER_KINDS } from '../shared/membership.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { langOption, requireValue, oneOf } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  type OptionValues,
  runCommand,
  UsageError,
} from './command-line/run-command.ts'

const USAGE = `npm run prices -- lists
npm run prices -- import FILE --list ID [options]
npm run prices -- export --list ID [FILE]     prints to standard output without FILE
npm run prices -- remove --list ID --yes      removes the list and all its prices
  FILE                 CSV or XLSX; columns: itemNo or ean, minQuantity, amount, validFrom, validTo, minimum,
                       multiple, maximum, specialPrice, specialMonthlyQuantity, specialFrom, specialTo
  --create             creates the list: with --name, --currency, and --group wholesale|dropship or --company NO
                       (--kind wholesale|dropship when it is in both areas)
  --replace            removes prices that the file does not contain (none if any row was rejected)
  --dry-run            shows what would change and writes nothing
  --encoding NAME      overrides the detected encoding; --sheet NAME selects a sheet of a workbook
  --lang LANG          language of the messages about rows: ${LANGS.join(', ')}
Exit code: 0 all rows accepted, 2 some rows rejected, 1 file not imported.`

const ERRORS: Record<ListError, string> = {
  unknown_list: 'There is no such list. Existing lists: {detail}. To make a new one, add --create.',
  bad_id:
    'A list ID consists of letters, digits, full stops, hyphens and underscores, and cannot be "srp".',
  list_exists: 'The list {detail} already exists: leave out --create.',
  owner_has_list: 'This group or company already has a list in this currency: {detail}.',
  unknown_currency: 'The shop does not use this currency. Available: {detail}.',
  unknown_group: 'There is no such price group. Available: {detail}.',
  unknown_company: 'No company has the customer number {detail}.',
  area_of_company: 'Name the area of the list with --kind: {detail}.',
  group_or_company: 'A list belongs to a --group or to a --company: name exactly one of them.',
}

/** The number of errors that are printed; the rest is counted. */
const MAX_PRINTED = 40

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const
const OPTIONS = {
  list: TEXT,
  create: FLAG,
  name: TEXT,
  group: TEXT,
  currency: TEXT,
  company: TEXT,
  kind: TEXT,
  replace: FLAG,
  yes: FLAG,
  'dry-run': FLAG,
  encoding: TEXT,
  sheet: TEXT,
  lang: TEXT,
} as const

type Options = OptionValues<typeof OPTIONS>

interface Context {
  db: Kysely<Database>
  actor: string
  options: Options
}

const ACTIONS: Actions<Context> = {
  lists: action([], ({ db }) => showLists(db)),
  import: action(['FILE'], importFile),
  export: action(['FILE?'], exportList),
  remove: action([], removeList),
}

async function showLists(db: Kysely<Database>): Promise<void> {
  for (const list of await listPriceLists(db)) {
    const owner = list.group ? `group ${list.group}` : `company ${list.customerNo}, ${list.kind}`
    const sample = list.isDemonstration ? ' · demonstration' : ''
    const size = `${list.prices.toLocaleString('en')} prices of ${list.items.toLocaleString('en')} items`
    console.log(
      forTerminal(`${list.id} · ${list.name} · ${list.currency} · ${owner} · ${size}${sample}`),
    )
  }
}

async function importFile({ db, actor, options }: Context, path: string): Promise<number> {
  let errors = 0
  const begun = performance.now()
  const lang = langOption(options.lang)
  const { replace, encoding, sheet, 'dry-run': dryRun } = options
  const result = await importPrices({
    db,
    actor,
    path,
    list: requireValue(options.list, '--list'),
    create: newList(options),
    replace,
    dryRun,
    encoding,
    sheet,
    onOpen: ({ ignored }) => {
      if (ignored.length > 0) console.log(forTerminal(`Ignored columns: ${ignored.join(', ')}`))
    },
    onError: (error) => {
      errors += 1
      if (errors <= MAX_PRINTED) console.error(formatRowError(error, lang))
    },
  })
  if (errors > MAX_PRINTED) console.error(`… and ${errors - MAX_PRINTED} more`)
  if (result.replacedList) console.log(`Replaces the list ${result.replacedList}.`)
  const { read, created, changed, removed, unchanged, failed } = result
  console.log(`rows read ${read} · rejected ${failed}`)
  console.log(
    `created ${created} · changed ${changed} · removed ${removed} · unchanged ${unchanged}`,
  )
  if (replace && failed > 0) console.log('Nothing was removed because some rows were rejected.')
  if (dryRun) console.log('Dry run: nothing was written.')
  else console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return failed > 0 ? 2 : 0
}

function newList({ create, list = '', name, currency, group, company, kind }: Options) {
  if (!create) return undefined
  return {
    name: name ?? list,
    currency: (currency ?? 'USD').toUpperCase(),
    ...(group !== undefined && { group }),
    ...(company !== undefined && { customerNo: company }),
    ...(kind !== undefined && { kind: oneOf(kind, MEMBER_KINDS, '--kind') }),
  }
}

async function removeList({ db, actor, options }: Context): Promise<void> {
  const list = requireValue(options.list, '--list')
  if (!options.yes) throw new UsageError('Confirm the removal with --yes.')
  const { removed } = await removePrices({ db, now: new Date(), actor }, list)
  console.log(`Removed ${list} with ${removed.toLocaleString('en')} prices.`)
}

/** Written to a temporary file and renamed, so that the file is complete or absent. */
async function exportList({ db, options }: Context, path: string | undefined): Promise<void> {
  const list = requireValue(options.list, '--list')
  if (path === undefined) {
    await exportPrices(db, list, (written) => void process.stdout.write(written))
    return
  }
  const temporary = `${path}.part`
  try {
    const parts: string[] = []
    const { items } = await exportPrices(db, list, (written) => void parts.push(written))
    await pipeline(Readable.from(parts), createWriteStream(temporary))
    await rename(temporary, path)
    console.log(`${items.toLocaleString('en')} items → ${path}`)
  } finally {
    await rm(temporary, { force: true })
  }
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ action: chosen, options }, run) => {
    // Reports invalid arguments before a database is started.
    if (chosen !== 'lists') requireValue(options.list, '--list')
    langOption(options.lang)
    return withShopDatabase('prices', async ({ db }) => {
      const isWriting = chosen === 'remove' || (chosen === 'import' && !options['dry-run'])
      const permission = isWriting ? 'price.write' : 'price.read'
      const { actor } = await actingStaff(db, { permission })
      return run({ db, actor, options })
    })
  },
  explain: (error, { options }) => {
    if (error instanceof TableError) return formatFileError(error, langOption(options.lang))
    if (!(error instanceof PriceListError)) return undefined
    return ERRORS[error.fault].replace('{detail}', () => error.detail)
  },
})

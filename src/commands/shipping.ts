// npm run shipping: exports, checks, imports and confirms shipping services, rules and rates.
import { writeFile } from 'node:fs/promises'
import { TableError } from '../server/platform/tables/table-error.ts'
import { formatFileError } from '../server/modules/catalogue-file/format-errors.ts'
import {
  SHIPPING_FILES,
  type ShippingFile,
  shippingFields,
  type ShippingRowError,
} from '../server/modules/shipping/writing/shipping-files.ts'
import { listServices } from '../server/modules/shipping/writing/write-terms.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { confirmTerms, withdrawService } from '../server/staff/shipping/confirm-terms.ts'
import { exportTerms } from '../server/staff/shipping/export-terms.ts'
import { importTerms } from '../server/staff/shipping/import-terms.ts'
import type { ShippingContext } from '../server/staff/shipping/shipping-context.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
  UsageError,
} from './command-line/run-command.ts'

const USAGE = `npm run shipping -- list                  lists services, and how much of each is confirmed
npm run shipping -- export KIND [FILE]    prints CSV to standard output without FILE
npm run shipping -- check KIND FILE       shows what an import would change and writes nothing
npm run shipping -- import KIND FILE      all rows, or none if any row has an error
npm run shipping -- confirm SERVICE       confirms the service with its rules and rates; 'all' for all
npm run shipping -- withdraw SERVICE      stops offering the service until it is confirmed again
  KIND        services, rules, rates or products (cells, lithium, UN number, customs code)
  FILE        CSV or XLSX with all columns of an export
  --replace   also removes rows that the file does not contain
Orders use confirmed rows only. An import that changes a row makes it unconfirmed.
Exit code: 0 done, 2 some rows have errors and nothing was written, 1 other errors.`

const OPTIONS = { replace: { type: 'boolean', default: false } } as const
/** The number of errors that are printed; the rest is counted. */
const MAX_PRINTED = 40

interface Context {
  shipping: ShippingContext
  options: OptionValues<typeof OPTIONS>
}

const READS: ReadonlySet<string> = new Set(['list', 'export', 'check'])

const ACTIONS: Actions<Context> = {
  list: action([], showServices),
  export: action(['KIND', 'FILE?'], exportFile),
  check: action(['KIND', 'FILE'], (context, kind, path) =>
    importFile(context, { kind, path, dryRun: true }),
  ),
  import: action(['KIND', 'FILE'], (context, kind, path) =>
    importFile(context, { kind, path, dryRun: false }),
  ),
  confirm: action(['SERVICE'], confirm),
  withdraw: action(['SERVICE'], withdraw),
}

async function showServices({ shipping }: Context): Promise<void> {
  const services = await listServices(shipping.db)
  if (services.length === 0) console.log('There are no services.')
  for (const each of services) {
    const who = each.confirmedBy ? `${each.confirmedOn} by ${each.confirmedBy}` : 'no'
    const example = each.isExample ? ' · example' : ''
    const rules = `rules ${each.rules - each.unconfirmedRules} of ${each.rules}`
    const rates = `rates ${each.rates - each.unconfirmedRates} of ${each.rates}`
    const line = `${each.id} · ${each.name} · ${each.mode} · confirmed: ${who} · ${rules} · ${rates}${example}`
    console.log(forTerminal(line))
  }
}

async function exportFile({ shipping }: Context, kind: string, path?: string): Promise<void> {
  const parts: string[] = []
  const rows = await exportTerms(shipping, kindOf(kind), (text) => void parts.push(text))
  if (path === undefined) process.stdout.write(parts.join(''))
  else {
    await writeFile(path, parts.join(''))
    console.log(`${rows.toLocaleString('en')} rows → ${path}`)
  }
}

async function importFile(
  { shipping, options }: Context,
  { kind, path, dryRun }: { kind: string; path: string; dryRun: boolean },
): Promise<number> {
  let errors = 0
  const file = kindOf(kind)
  const result = await importTerms(shipping, {
    file,
    path,
    replace: options.replace,
    dryRun,
    onError: (error) => {
      errors += 1
      if (errors <= MAX_PRINTED) console.error(forTerminal(errorText(error)))
    },
  })
  if (errors > MAX_PRINTED) console.error(`… and ${errors - MAX_PRINTED} more`)
  const { read, failed, missing, created, changed, removed, unchanged } = result
  if (missing.length > 0) {
    console.error(`Missing columns: ${missing.join(', ')}.`)
    console.error(`All columns are needed: ${shippingFields(file).join(', ')}.`)
    return 2
  }
  console.log(`rows read ${read} · with errors ${failed}`)
  if (failed > 0) {
    console.log('Nothing was written. Correct the rows and import the file again.')
    return 2
  }
  console.log(
    `created ${created} · changed ${changed} · removed ${removed} · unchanged ${unchanged}`,
  )
  if (dryRun) console.log('Dry run: nothing was written.')
  else if (created + changed > 0 && file !== 'products') {
    console.log(
      'New and changed rows count once they are confirmed: npm run shipping -- confirm all',
    )
  }
  return 0
}

function errorText({ line, field, found, valid }: ShippingRowError): string {
  const where = field === null ? `line ${line}` : `line ${line}, ${field}`
  return found === ''
    ? `${where}: enter ${valid}`
    : `${where}: "${found}" is not valid. Enter ${valid}`
}

async function confirm({ shipping }: Context, service: string): Promise<void> {
  const rows = await confirmTerms(shipping, service === 'all' ? null : service)
  if (rows === undefined)
    throw new CommandError(`There is no service ${service}. See: npm run shipping -- list`)
  console.log(rows === 0 ? 'Everything is already confirmed.' : `Confirmed ${rows} rows.`)
}

async function withdraw({ shipping }: Context, service: string): Promise<void> {
  if (await withdrawService(shipping, service)) console.log(`${service} is no longer offered.`)
  else
    throw new CommandError(
      `There is no confirmed service ${service}. See: npm run shipping -- list`,
    )
}

function kindOf(given: string): ShippingFile {
  const kind = SHIPPING_FILES.find((each) => each === given)
  if (!kind) throw new UsageError(`KIND must be one of: ${SHIPPING_FILES.join(', ')}.`)
  return kind
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ action: chosen, options }, run) =>
    withShopDatabase('shipping', async ({ db }) => {
      const permission = READS.has(chosen) ? 'order.read' : 'setting.write'
      const { actor } = await actingStaff(db, { permission })
      return run({ shipping: { db, now: new Date(), actor }, options })
    }),
  explain: (error) => (error instanceof TableError ? formatFileError(error, 'en_us') : undefined),
})

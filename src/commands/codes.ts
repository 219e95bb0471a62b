// npm run codes: makes, imports, voids and reports verification codes, which are stored as keyed hashes only.
import { open, readFile, rm } from 'node:fs/promises'
import { withShopDatabase } from './command-line/open-for-command.ts'
import {
  type CodesContext,
  CodesError,
  importCodes,
  makeCodes,
  type CodeBatch,
  voidCodes,
} from '../server/staff/codes/manage-codes.ts'
import type { BatchFacts } from '../server/modules/verification/batch-facts.ts'
import { recentOutcomes, reportBatches } from '../server/modules/verification/batch-service.ts'
import { readCodeFile } from '../server/modules/verification/code-file.ts'
import { codeKeyOf } from '../server/context/code-key.ts'
import { confirmCodeKey } from '../server/context/confirm-code-key.ts'
import { readConfig } from '../server/platform/config.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { digitalLinkPath } from '../shared/digital-link.ts'
import { PAGE_PATHS } from '../shared/page-paths.ts'
import { formatCode } from '../shared/verification-code.ts'
import { type ActionNeeds, actingStaff } from './command-line/acting-staff.ts'
import { printedOrigin } from './command-line/link-origin.ts'
import { wholeNumber } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
} from './command-line/run-command.ts'

const USAGE = `npm run codes -- make --count N [options] FILE.csv    creates codes, writes them once to FILE (mode 600), stores hashes
npm run codes -- import [options] FILE.csv            registers codes made elsewhere: one per row, in the first column
npm run codes -- void BATCH|CODE                      voids a batch or a code; checks then report it as unknown
npm run codes -- report [BATCH]                       shows how often codes were checked, and what was looked up in the last days
  --item NO            the product that the codes are printed for
  --lot LOT            the manufacturing lot: up to 20 letters, digits, full stops and hyphens
  --made-on DAY        YYYY-MM-DD
  --note TEXT          a note for yourself
Codes cannot be shown again. They are hashed with the key in CODE_KEY or DATA_DIR/code-key. Keep a copy of it: without
the key every code is unknown.`

const MAX_CODES = 5_000_000
const LOT = /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Placeholder for the code in the example link. */
const SAMPLE = '0'.repeat(16)

const ERRORS: Record<CodesError['fault'], string> = {
  unknown_item: 'No item has the number {detail}.',
  known_codes: '{detail} of these codes are already registered. Nothing was imported.',
  nothing_to_void: 'There is no such code or batch, or it is already void. {detail}',
}

const TEXT = { type: 'string' } as const
const OPTIONS = { count: TEXT, item: TEXT, lot: TEXT, 'made-on': TEXT, note: TEXT } as const

type Options = OptionValues<typeof OPTIONS>

interface Context {
  staff: CodesContext
  count: number
  facts: BatchFacts
  /** Of the links in QR codes; empty for actions that make none. */
  origin: string
}

/** What a link needs besides the code. */
type LinkFacts = Pick<Context, 'facts' | 'origin'>

/** What each action requires of the account. */
const NEEDS: Record<string, ActionNeeds> = {
  make: { permission: 'code.make', stepUp: true },
  import: { permission: 'code.make', stepUp: true },
  void: { permission: 'code.void', stepUp: true },
  report: { permission: 'code.read' },
}

const MAKES_LINKS: ReadonlySet<string> = new Set(['make', 'import'])

const ACTIONS: Actions<Context> = {
  make: action(['FILE'], makeFile),
  import: action(['FILE'], importFile),
  void: action(['BATCH or CODE'], voidBatchOrCode),
  report: action(['BATCH?'], showReport),
}

function factsOf({ item, lot = '', 'made-on': day, note = '' }: Options): BatchFacts {
  if (lot !== '' && !LOT.test(lot)) {
    throw new CommandError('--lot accepts up to 20 letters, digits, full stops and hyphens.')
  }
  if (day !== undefined && !isDay(day)) throw new CommandError('--made-on must be YYYY-MM-DD.')
  return { itemNo: item ?? null, lot, madeOn: day ?? null, note }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The file is complete before the codes are committed; after an error neither exists. */
async function makeFile({ staff, count, ...linkFacts }: Context, path: string): Promise<void> {
  const begun = performance.now()
  // Never overwrites: an existing file may hold the only copy of other codes.
  const file = await open(path, 'wx', 0o600)
  let batch: CodeBatch
  try {
    batch = await makeCodes(staff, { facts: linkFacts.facts, count }, async (made, codes) => {
      await file.writeFile(rowsOf(made, codes, linkFacts))
      await file.sync()
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  // The codes are committed: nothing below may delete their only copy.
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${count.toLocaleString('en')} codes of batch ${batch.id} → ${path} (${seconds} s)`)
  console.log('This file is the only copy: the shop stores hashes only.')
  console.log(`A QR code holds a link like this: ${linkMaker(batch, linkFacts)(SAMPLE)}`)
}

/** Codes in groups: a spreadsheet reads sixteen digits as a number and loses the last one. */
function rowsOf(batch: CodeBatch, codes: ReadonlySet<string>, linkFacts: LinkFacts): string {
  const { facts } = linkFacts
  const rows = ['code,link,batch,item_no,lot,made_on']
  const end = [batch.id, facts.itemNo ?? '', facts.lot, facts.madeOn ?? ''].join(',')
  const link = linkMaker(batch, linkFacts)
  for (const code of codes) rows.push(`${formatCode(code)},${link(code)},${end}`)
  return `${rows.join('\r\n')}\r\n`
}

/**
 * Returns a function that makes the link in the QR code of each code: if the item has a barcode number (GTIN), a GS1
 * Digital Link, an address that contains it.
 */
function linkMaker({ gtin }: CodeBatch, { facts, origin }: LinkFacts): (code: string) => string {
  if (gtin === null) return (code) => `${origin}${PAGE_PATHS.verification}?no=${code}`
  return (code) => origin + digitalLinkPath({ gtin, lot: facts.lot || null, serial: code })
}

async function importFile({ staff, facts, origin }: Context, path: string): Promise<void> {
  const { codes, errors } = readCodeFile(await readFile(path, 'utf8'))
  for (const { line, fault } of errors.slice(0, 40)) console.error(`line ${line}: ${fault}`)
  if (errors.length > 40) console.error(`… and ${errors.length - 40} more`)
  if (errors.length > 0 || codes.size === 0) throw new CommandError('Nothing was imported.')
  const batch = await importCodes(staff, { facts, codes })
  console.log(`${codes.size.toLocaleString('en')} codes imported as batch ${batch.id}`)
  console.log(`A QR code holds a link like this: ${linkMaker(batch, { facts, origin })(SAMPLE)}`)
}

async function voidBatchOrCode({ staff }: Context, name: string): Promise<void> {
  const voided = await voidCodes(staff, name)
  console.log(voided === 'code' ? 'The code is void.' : `Batch ${name} is void.`)
}

/** The days whose look-ups a report lists. */
const REPORTED_DAYS = 7

async function showReport({ staff: { db } }: Context, name: string | undefined): Promise<void> {
  const batches = await reportBatches(db, name)
  if (batches.length === 0)
    console.log(name ? `There is no batch ${name}.` : 'There are no codes yet.')
  for (const batch of batches) {
    const about = [batch.itemNo, batch.lot, batch.madeOn, batch.note].filter(Boolean).join(' · ')
    const state = batch.voidedAt ? ' · VOID' : ''
    console.log(forTerminal(`${batch.id}  ${about}${state}`))
    console.log(
      `  ${batch.codes} codes · checked ${batch.checked} · more than once ${batch.repeated}` +
        ` · five times or more ${batch.suspicious} · void ${batch.voided}`,
    )
  }
  if (name) return
  const outcomes = await recentOutcomes(db, new Date(), REPORTED_DAYS)
  if (outcomes.length === 0) return
  console.log(
    `Looked up in the last ${REPORTED_DAYS} days, also by programs that follow links, which do not count as checks:`,
  )
  for (const { day, outcome, count } of outcomes) {
    console.log(`${day}  ${outcome.padEnd(8)} ${count}`)
  }
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ action: chosen, options }, run) => {
    const counted = { name: '--count', to: MAX_CODES }
    const count = chosen === 'make' ? wholeNumber(options.count ?? '', counted) : 0
    const facts = factsOf(options)
    const config = readConfig()
    return withShopDatabase('codes', async ({ db }) => {
      await confirmCodeKey(db, config)
      const key = codeKeyOf(config)
      const { actor } = await actingStaff(db, NEEDS[chosen])
      const origin = MAKES_LINKS.has(chosen) ? await printedOrigin(db) : ''
      return run({ staff: { db, now: new Date(), key, actor }, count, facts, origin })
    })
  },
  explain: (error) => {
    if (error instanceof CodesError) {
      return ERRORS[error.fault].replace('{detail}', () => error.detail)
    }
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return undefined
    return 'That file exists and may be the only copy of its codes. Choose another name.'
  },
})

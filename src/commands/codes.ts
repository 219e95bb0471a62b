// npm run codes -- make | import | void | report: verification codes, kept as keyed hashes only.
import { open, readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { withShopDatabase } from './command-line/open-for-command.ts'
import {
  type CodeDesk,
  CodesError,
  importCodes,
  makeCodes,
  type MadeBatch,
  voidCodes,
} from '../server/staff/codes/manage-codes.ts'
import {
  type BatchFacts,
  recentOutcomes,
  reportBatches,
} from '../server/modules/verification/batch-service.ts'
import { readCodeFile } from '../server/modules/verification/code-file.ts'
import { codeKeyOf } from '../server/context/code-key.ts'
import { readConfig } from '../server/platform/config.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { digitalLinkPath } from '../shared/digital-link.ts'
import { PAGE_PATHS } from '../shared/page-paths.ts'
import { grouped } from '../shared/verification-code.ts'

const USAGE = `npm run codes -- make --count N [options] FILE.csv    new codes, written once to FILE (mode 600), kept as hashes
npm run codes -- import [options] FILE.csv            codes that were made elsewhere, one a row in the first column
npm run codes -- void BATCH|CODE                      out of use: from now on unknown
npm run codes -- report [BATCH]                       what became of the codes, and the looks of the last days
  --item NO            the product they are printed for
  --lot LOT            the maker's batch: up to 20 letters, digits, points, hyphens
  --made-on DAY        YYYY-MM-DD
  --note TEXT          for yourself
Codes cannot be shown again. The key they are hashed with is CODE_KEY or DATA_DIR/code-key: keep a copy, without it
every code is unknown.`

const MOST_CODES = 5_000_000
const LOT = /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** In the link that is shown: no code of ours. */
const SAMPLE = '0'.repeat(16)

const FAULTS: Record<CodesError['fault'], string> = {
  unknown_item: 'There is no item {detail}.',
  known_codes: '{detail} of these codes are here already. Nothing was taken.',
  nothing_to_void: 'There is no such code or batch, or it is out of use already. {detail}',
}

class Refusal extends Error {}

interface Wish {
  subject: string
  count: number
  facts: BatchFacts
}

const ACTIONS: Record<string, (desk: CodeDesk, wish: Wish) => Promise<void>> = {
  make: makeFile,
  import: takeFile,
  void: voidOne,
  report: showReport,
}

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { action, ...wish } = readWish()
    const work = ACTIONS[action]
    if (!work) throw new Refusal(USAGE)
    const key = codeKeyOf(readConfig())
    await withShopDatabase('codes', ({ db }) =>
      work({ db, now: new Date(), key, actor: 'command' }, wish),
    )
    return 0
  } catch (error) {
    console.error(sayError(error))
    return 1
  }
}

function readWish(): Wish & { action: string } {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: text, item: text, lot: text, 'made-on': text, note: text },
  })
  const [action = '', subject = '', ...rest] = positionals
  const count = Number(values.count ?? 0)
  const { lot = '', 'made-on': madeOn = null, item: itemNo = null, note = '' } = values
  if (rest.length > 0 || (subject === '' && action !== 'report')) throw new Refusal(USAGE)
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_CODES
  if (action === 'make' && !isCount) throw new Refusal(`--count is from 1 to ${MOST_CODES}.`)
  if (lot !== '' && !LOT.test(lot)) throw new Refusal('--lot: up to 20 letters, digits, . and -.')
  if (madeOn !== null && !isDay(madeOn)) throw new Refusal('--made-on is a day, YYYY-MM-DD.')
  return { action, subject, count, facts: { itemNo, lot, madeOn, note } }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The file is whole before the codes count; when anything fails, neither is left. */
async function makeFile(desk: CodeDesk, { subject: path, count, facts }: Wish): Promise<void> {
  const begun = performance.now()
  // Never over a file that is there: it may hold the only copy of other codes.
  const file = await open(path, 'wx', 0o600)
  let batch: MadeBatch
  try {
    batch = await makeCodes(desk, { facts, count }, async (made, codes) => {
      await file.writeFile(rowsOf(made, codes, facts))
      await file.sync()
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  // The codes count from here on: nothing below may take their only copy away.
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${count.toLocaleString('en')} codes of batch ${batch.id} → ${path} (${seconds} s)`)
  console.log('This file is their only copy: the shop keeps hashes.')
  console.log(`A QR code holds such a link: ${linker(batch, facts)(SAMPLE)}`)
}

/** Codes in groups: spreadsheet programs make of sixteen digits a number, and lose the last one. */
function rowsOf(batch: MadeBatch, codes: ReadonlySet<string>, facts: BatchFacts): string {
  const rows = ['code,link,batch,item_no,lot,made_on']
  const end = [batch.id, facts.itemNo ?? '', facts.lot, facts.madeOn ?? ''].join(',')
  const link = linker(batch, facts)
  for (const code of codes) rows.push(`${grouped(code)},${link(code)},${end}`)
  return `${rows.join('\r\n')}\r\n`
}

/** What a QR code holds for each code. */
function linker({ gtin }: MadeBatch, { lot }: BatchFacts): (code: string) => string {
  const site = readConfig().PUBLIC_URL.replace(/\/$/, '') || 'https://your-shop.example'
  if (gtin === null) return (code) => `${site}${PAGE_PATHS.verification}?no=${code}`
  return (code) => site + digitalLinkPath({ gtin, lot: lot || null, serial: code })
}

async function takeFile(desk: CodeDesk, { subject: path, facts }: Wish): Promise<void> {
  const { codes, faults } = readCodeFile(await readFile(path, 'utf8'))
  for (const { line, fault } of faults.slice(0, 40)) console.error(`line ${line}: ${fault}`)
  if (faults.length > 40) console.error(`… and ${faults.length - 40} more`)
  if (faults.length > 0 || codes.size === 0) throw new Refusal('Nothing was taken.')
  const batch = await importCodes(desk, { facts, codes })
  console.log(`${codes.size.toLocaleString('en')} codes taken as batch ${batch.id}`)
  console.log(`A QR code holds such a link: ${linker(batch, facts)(SAMPLE)}`)
}

async function voidOne(desk: CodeDesk, { subject }: Wish): Promise<void> {
  const what = await voidCodes(desk, subject)
  console.log(what === 'code' ? 'The code is out of use.' : `Batch ${subject} is out of use.`)
}

async function showReport({ db }: CodeDesk, { subject }: Wish): Promise<void> {
  const batches = await reportBatches(db, subject || undefined)
  if (batches.length === 0) console.log(subject ? `There is no batch ${subject}.` : 'No codes yet.')
  for (const batch of batches) {
    const about = [batch.itemNo, batch.lot, batch.madeOn, batch.note].filter(Boolean).join(' · ')
    const state = batch.voidedAt ? ' · OUT OF USE' : ''
    console.log(forTerminal(`${batch.id}  ${about}${state}`))
    console.log(
      `  ${batch.codes} codes · checked ${batch.checked} · more than once ${batch.repeated}` +
        ` · five times or more ${batch.suspicious} · out of use ${batch.voided}`,
    )
  }
  if (subject) return
  for (const { day, outcome, count } of await recentOutcomes(db, 7)) {
    console.log(`${day}  ${outcome.padEnd(8)} ${count}`)
  }
}

function sayError(error: unknown): string {
  if (error instanceof CodesError) {
    return forTerminal(FAULTS[error.fault].replace('{detail}', () => error.detail)).trim()
  }
  if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
    return 'That file is there already, and may be the only copy of its codes: name another.'
  }
  return error instanceof Error ? error.message : String(error)
}

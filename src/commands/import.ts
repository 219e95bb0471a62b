// npm run import -- FILE: imports a catalogue file into the shop, or shows what would change.
import { appendFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { importCatalogue } from '../server/staff/catalogue/import-catalogue.ts'
import type { ImportResult } from '../server/staff/catalogue/import-catalogue.ts'
import type { ItemChange } from '../server/modules/catalogue/writing/item-change.ts'
import { TableError } from '../server/platform/tables/table-error.ts'
import type { CatalogueFile } from '../server/modules/catalogue-file/open-catalogue-file.ts'
import {
  importTexts,
  formatFileError,
  formatReason,
  formatRowError,
} from '../server/modules/catalogue-file/format-errors.ts'
import { writeCsv } from '../server/platform/spreadsheet.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import type { RowError } from '../shared/catalogue-item.ts'
import { LANGS } from '../shared/lang.ts'
import type { Lang } from '../shared/lang.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { langOption } from './command-line/option-values.ts'
import { action, CommandError, type OptionValues, runCommand } from './command-line/run-command.ts'

/** Limited, so that an invalid file does not fill the memory. */
const MAX_REPORTED = 200_000

const USAGE = `npm run import -- FILE [options]
  FILE               NDJSON (compressed or not), CSV or XLSX; detected from the content, not from the name
  --dry-run          shows what would change and writes nothing
  --encoding NAME    overrides the detected encoding: utf-8, utf-16le, utf-16be, gb18030, big5, windows-1252
  --sheet NAME       selects a sheet of a workbook; the first by default
  --report FILE      writes rejected rows with their reasons to a CSV file, at most ${MAX_REPORTED.toLocaleString('en')}
  --replace --yes    takes every item that the file does not contain out of the catalogue (status archived);
                     none while the item number of a rejected row cannot be read
  --lang LANG        language of the messages: ${LANGS.join(', ')}
Exit code: 0 all rows accepted, 2 some rows rejected, 1 file not imported.`

/** The number of errors, with --replace of items that stay archived, and in a dry run of changes that are printed; the rest is counted. */
const MAX_PRINTED = 40

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const
const OPTIONS = {
  'dry-run': FLAG,
  replace: FLAG,
  yes: FLAG,
  encoding: TEXT,
  sheet: TEXT,
  report: TEXT,
  lang: TEXT,
} as const

type Options = OptionValues<typeof OPTIONS>

async function importFile(options: Options, path: string): Promise<number> {
  const lang = langOption(options.lang)
  const { replace, yes, encoding, sheet, report, 'dry-run': dryRun } = options
  if (report !== undefined && resolve(report) === resolve(path)) {
    throw new CommandError(
      '--report would overwrite the imported file. Choose another file for it.',
    )
  }
  if (replace && !yes && !dryRun) throw new CommandError(importTexts(lang).needsYes)
  return withShopDatabase('import', async ({ db }) => {
    const permission = dryRun ? 'catalogue.read' : 'catalogue.import'
    const { actor } = await actingStaff(db, { permission })
    const reporter = createReporter({ lang, dryRun, replace, report })
    const begun = performance.now()
    const result = await importCatalogue({
      db,
      actor,
      path,
      encoding,
      sheet,
      dryRun,
      replace,
      ...reporter,
    })
    await reporter.end(result, (performance.now() - begun) / 1000)
    return result.counts.errors > 0 ? 2 : 0
  })
}

interface ReporterOptions {
  lang: Lang
  dryRun: boolean
  replace: boolean
  report: string | undefined
}

/** Prints the format of the file, the first errors as they occur, in a dry run the first changes, and the result. */
function createReporter({ lang, dryRun, replace, report }: ReporterOptions) {
  const texts = importTexts(lang)
  const out = report === undefined ? null : openReport(report, lang)
  let changes = 0
  let errors = 0
  return {
    onOpen(file: Omit<CatalogueFile, 'rows'>): void {
      const facts = [file.format, file.encoding, file.delimiter === '\t' ? 'TAB' : file.delimiter]
      console.log([...facts, file.isCompressed ? 'gzip' : null].filter(Boolean).join(', '))
      if (file.ignored.length > 0) {
        console.log(forTerminal(texts.ignored.replace('{detail}', () => file.ignored.join(', '))))
      }
    },
    onChange(change: ItemChange): void {
      changes += 1
      if (dryRun && changes <= MAX_PRINTED) console.log(changeText(change, lang))
    },
    onError(error: RowError): void {
      errors += 1
      out?.add(error)
      if (errors <= MAX_PRINTED) console.error(formatRowError(error, lang))
    },
    async end({ counts, stillArchived, version }: ImportResult, seconds: number): Promise<void> {
      const unprinted = Math.max(0, changes - MAX_PRINTED)
      const more = Math.max(0, errors - MAX_PRINTED) + (dryRun ? unprinted : 0)
      if (more > 0) console.log(texts.more.replace('{detail}', String(more)))
      await out?.end()
      console.error(
        Object.entries(texts.counts)
          .map(([name, label]) => `${label} ${counts[name as keyof typeof counts]}`)
          .join(' · '),
      )
      if (replace && counts.unidentified > 0) {
        console.error(texts.unidentified.replace('{detail}', String(counts.unidentified)))
      }
      if (stillArchived.length > 0) {
        // Without --replace these may be items that staff archived on purpose, in a file that is imported every night.
        if (replace) console.error(stillArchivedText(stillArchived, lang))
        else console.log(texts.archivedInFile.replace('{detail}', String(stillArchived.length)))
      }
      if (dryRun) console.log(texts.dryRun)
      // Null when nothing was written.
      else if (version !== null) {
        const rate = Math.round(counts.read / seconds).toLocaleString('en')
        console.log(`${seconds.toFixed(1)} s · ${rate}/s`)
      }
    },
  }
}

function stillArchivedText(itemNos: readonly string[], lang: Lang): string {
  const texts = importTexts(lang)
  const unnamed = itemNos.length - MAX_PRINTED
  const more = unnamed > 0 ? ` ${texts.more.replace('{detail}', String(unnamed))}` : ''
  const named = itemNos.slice(0, MAX_PRINTED).join(', ')
  return forTerminal(texts.stillArchived.replace('{detail}', () => named + more))
}

function changeText({ line, itemNo, kind, fields }: ItemChange, lang: Lang): string {
  const texts = importTexts(lang)
  const what = fields.map(({ field, from, to }) => `  ${field}: ${from || '–'} → ${to || '–'}`)
  const where = texts.line.replace('{line}', String(line))
  return [`${kind === 'new' ? '+' : '~'} ${itemNo} (${where}, ${texts.counts[kind]})`, ...what]
    .map(forTerminal)
    .join('\n')
}

/** Errors: CommandError when the report cannot be written, so that nothing is imported then. An earlier report stays until the end. */
function openReport(
  path: string,
  lang: Lang,
): { add(error: RowError): void; end(): Promise<void> } {
  try {
    appendFileSync(path, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(
      `--report: ${path} cannot be written (${code}). Choose a file in a folder where you may write.`,
    )
  }
  const errors: RowError[] = []
  return {
    add(error) {
      if (errors.length < MAX_REPORTED) errors.push(error)
    },
    async end() {
      const columns = [
        { header: 'line', value: (error: RowError) => error.line },
        { header: 'itemNo', value: (error: RowError) => error.itemNo },
        { header: 'field', value: (error: RowError) => error.field },
        { header: 'found', value: (error: RowError) => error.found },
        { header: 'reason', value: (error: RowError) => formatReason(error, lang) },
      ]
      await writeFile(path, writeCsv(errors, columns))
    },
  }
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: action(['FILE'], importFile),
  open: ({ options }, run) => run(options),
  explain: (error, { options }) =>
    error instanceof TableError ? formatFileError(error, langOption(options.lang)) : undefined,
})

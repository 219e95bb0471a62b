// npm run import -- FILE: takes a catalogue file into the shop, or tells what it would do.
import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { importCatalogue } from '../server/staff/catalogue/import-catalogue.ts'
import type { ImportResult } from '../server/staff/catalogue/import-catalogue.ts'
import type { ItemChange } from '../server/modules/catalogue/writing/item-change.ts'
import { FileFault } from '../server/modules/catalogue-file/faults/file-fault.ts'
import type { CatalogueFile } from '../server/modules/catalogue-file/open-catalogue-file.ts'
import {
  importTexts,
  sayFileFault,
  sayReason,
  sayRowError,
} from '../server/modules/catalogue-file/say-faults.ts'
import { createProgressBar } from '../server/platform/progress-bar.ts'
import { writeCsv } from '../server/platform/spreadsheet.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import type { RowError } from '../shared/catalogue-item.ts'
import { LANGS, isLang } from '../shared/lang.ts'
import type { Lang } from '../shared/lang.ts'

const USAGE = `npm run import -- FILE [options]
  FILE               NDJSON (packed or not), CSV or XLSX; told by what is in it, not by its name
  --dry-run          tell what would change, write nothing
  --encoding NAME    instead of the guess: utf-8, utf-16le, utf-16be, gb18030, big5, windows-1252
  --sheet NAME       the sheet of a workbook; the first when not given
  --report FILE      write every refused row with its reason to a CSV file
  --replace --yes    archive every item that the file does not name
  --lang LANG        language of the messages: ${LANGS.join(', ')}
Ends with 0 when all rows were taken, 2 when some were refused, 1 when the file was not taken.`

const SHOWN = 40

process.exitCode = await main()

async function main(): Promise<number> {
  const options = readOptions()
  if (typeof options === 'string') {
    console.error(options)
    return 1
  }
  try {
    return await withShopDatabase('import', async ({ db }) => {
      const teller = createTeller(options)
      const begun = performance.now()
      const { path, encoding, sheet, dryRun, replace } = options
      const result = await importCatalogue({
        db,
        path,
        encoding,
        sheet,
        dryRun,
        replace,
        ...teller,
      })
      await teller.end(result, (performance.now() - begun) / 1000)
      return result.counts.errors > 0 ? 2 : 0
    })
  } catch (error) {
    if (error instanceof FileFault) console.error(sayFileFault(error, options.lang))
    else console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

interface Options {
  path: string
  dryRun: boolean
  replace: boolean
  encoding: string | undefined
  sheet: string | undefined
  report: string | undefined
  lang: Lang
}

function readOptions(): Options | string {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': flag,
        replace: flag,
        yes: flag,
        encoding: text,
        sheet: text,
        report: text,
        lang: text,
      },
    })
    const [path] = positionals
    const lang = values.lang?.toLowerCase().replace('-', '_') ?? 'en_us'
    if (path === undefined || positionals.length > 1 || !isLang(lang)) return USAGE
    if (values.replace && !values.yes && !values['dry-run']) return importTexts(lang).needsYes
    const { replace, encoding, sheet, report } = values
    return { path, dryRun: values['dry-run'], replace, encoding, sheet, report, lang }
  } catch (error) {
    return `${error instanceof Error ? error.message : ''}\n${USAGE}`
  }
}

/** Tells of the file, of the first changes and errors as they come, and of the outcome. */
function createTeller({ lang, dryRun, report }: Options) {
  const texts = importTexts(lang)
  const bar = createProgressBar('')
  const out = report === undefined ? null : openReport(report, lang)
  let changes = 0
  let errors = 0
  return {
    onOpen(file: Omit<CatalogueFile, 'rows'>): void {
      const facts = [file.format, file.encoding, file.delimiter === '\t' ? 'TAB' : file.delimiter]
      console.log([...facts, file.compressed ? 'gzip' : null].filter(Boolean).join(', '))
      if (file.ignored.length > 0) {
        console.log(forTerminal(texts.ignored.replace('{detail}', () => file.ignored.join(', '))))
      }
    },
    onChange(change: ItemChange): void {
      changes += 1
      if (dryRun && changes <= SHOWN) console.log(sayChange(change, lang))
    },
    onError(error: RowError): void {
      errors += 1
      out?.add(error)
      if (errors <= SHOWN) console.error(sayRowError(error, lang))
    },
    async end({ counts, version }: ImportResult, seconds: number): Promise<void> {
      const more = Math.max(0, errors - SHOWN) + (dryRun ? Math.max(0, changes - SHOWN) : 0)
      if (more > 0) console.log(texts.more.replace('{detail}', String(more)))
      await out?.end()
      bar.end(
        Object.entries(texts.counts)
          .map(([name, label]) => `${label} ${counts[name as keyof typeof counts]}`)
          .join(' · '),
      )
      if (dryRun) console.log(texts.dryRun)
      else if (version !== null) {
        const rate = Math.round(counts.read / seconds).toLocaleString('en')
        console.log(`${seconds.toFixed(1)} s · ${rate}/s`)
      }
    },
  }
}

function sayChange({ line, itemNo, kind, fields }: ItemChange, lang: Lang): string {
  const texts = importTexts(lang)
  const what = fields.map(({ field, from, to }) => `  ${field}: ${from || '–'} → ${to || '–'}`)
  const where = texts.line.replace('{line}', String(line))
  return [`${kind === 'new' ? '+' : '~'} ${itemNo} (${where}, ${texts.counts[kind]})`, ...what]
    .map(forTerminal)
    .join('\n')
}

function openReport(
  path: string,
  lang: Lang,
): { add(error: RowError): void; end(): Promise<void> } {
  const errors: RowError[] = []
  // Kept up to a bound, so that a file of rubbish does not fill the memory.
  const LIMIT = 200_000
  return {
    add(error) {
      if (errors.length < LIMIT) errors.push(error)
    },
    async end() {
      const file: WriteStream = createWriteStream(path)
      const columns = [
        { header: 'line', value: (error: RowError) => error.line },
        { header: 'itemNo', value: (error: RowError) => error.itemNo },
        { header: 'field', value: (error: RowError) => error.field },
        { header: 'found', value: (error: RowError) => error.found },
        { header: 'reason', value: (error: RowError) => sayReason(error, lang) },
      ]
      for await (const text of writeCsv(errors, columns)) file.write(text)
      await new Promise((resolve, reject) => {
        file.on('error', reject)
        file.end(resolve)
      })
    },
  }
}

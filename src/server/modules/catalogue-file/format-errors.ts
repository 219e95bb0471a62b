// Describes the errors of a row or file in the reader's language.
import { forTerminal } from '../../platform/terminal.ts'
import type { RowError } from '../../../shared/catalogue-item.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { TableError } from '../../platform/tables/table-error.ts'
import { enUs } from './texts/en_us.ts'
import type { ImportTexts } from './texts/import-texts.ts'
import { zhCn } from './texts/zh_cn.ts'
import { zhHk } from './texts/zh_hk.ts'

const TEXTS: Record<Lang, ImportTexts> = { en_us: enUs, zh_cn: zhCn, zh_hk: zhHk }

export function importTexts(lang: Lang): ImportTexts {
  return TEXTS[lang]
}

/** 'line 42, voltage: "11,1V" is not a number'. */
export function formatRowError(error: RowError<string>, lang: Lang): string {
  const texts = TEXTS[lang]
  const where = texts.line.replace('{line}', String(error.line))
  const item = error.itemNo === null ? '' : ` (${error.itemNo})`
  const field = error.field ?? texts.wholeRow
  const found = error.found === '' ? '' : `"${error.found}" `
  const gap = lang === 'en_us' ? ', ' : '，'
  return forTerminal(`${where}${item}${gap}${field}: ${found}${formatReason(error, lang)}`)
}

/** The reason alone: 'is not a number'. */
export function formatReason(error: RowError<string>, lang: Lang): string {
  return TEXTS[lang].row[error.fault].replace('{detail}', () => error.detail)
}

export function formatFileError(error: TableError, lang: Lang): string {
  return forTerminal(TEXTS[lang].file[error.kind].replace('{detail}', () => error.detail))
}

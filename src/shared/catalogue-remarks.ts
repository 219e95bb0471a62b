// Remarks of the catalogue in the language of the reader: replaced numbers, and what an update revised.
import { itemFieldNames } from './item-field-names.ts'
import type { Lang } from './lang.ts'
import { wordList } from './punctuation.ts'

const REPLACES: Record<Lang, (numbers: string[], others: boolean) => string> = {
  en_us: (numbers, others) =>
    `Replaces ${wordList(numbers, 'en_us')}${others ? ' and others' : ''}.`,
  zh_cn: (numbers, others) => `可替换 ${wordList(numbers, 'zh_cn')}${others ? ' 等型号' : ''}。`,
  zh_hk: (numbers, others) => `可代替 ${wordList(numbers, 'zh_hk')}${others ? ' 等型號' : ''}。`,
}

/**
 * 'Replaces A, B and others.' in this language. Names in Chinese characters, which are mainland names of cells (5号),
 * are for readers of simplified Chinese only. Any other remark is the seller's own text and stays as it is.
 */
export function remarkIn(remark: string | null, lang: Lang): string | null {
  const found = /^Replaces (.+?)( and others)?\.$/.exec(remark ?? '')
  if (!found) return remark
  const numbers = (found[1] ?? '').split(', ')
  const shown = lang === 'zh_cn' ? numbers : numbers.filter((each) => !/\p{Script=Han}/u.test(each))
  return shown.length === 0 ? null : REPLACES[lang](shown, Boolean(found[2]))
}

interface Update {
  remark: string | null
  /** A code of UPDATE_KINDS, such as 'changed'. */
  kind: string
  /** 'import' if an import saw what changed, otherwise 'derived'. */
  source: string
  /** The revised fields of the catalogue file. */
  fields: readonly string[]
  /** The item number that follows a discontinued item. */
  replacement: string | null
}

const UPDATES: Record<
  Lang,
  { revised: (names: string[]) => string; unknown: string; replacement: (itemNo: string) => string }
> = {
  en_us: {
    revised: (names) => `Revised: ${wordList(names, 'en_us')}.`,
    unknown: 'The source does not state what was revised.',
    replacement: (itemNo) => `Replacement item: ${itemNo}.`,
  },
  zh_cn: {
    revised: (names) => `更新内容：${wordList(names, 'zh_cn')}。`,
    unknown: '数据来源未注明具体更新内容。',
    replacement: (itemNo) => `替代商品：${itemNo}。`,
  },
  zh_hk: {
    revised: (names) => `更新項目：${wordList(names, 'zh_hk')}。`,
    unknown: '資料來源沒有註明更新了哪些項目。',
    replacement: (itemNo) => `替代貨品：${itemNo}。`,
  },
}

/** What an update revised; null where its kind says everything, as for a new item. */
export function updateRemark(update: Update, lang: Lang): string | null {
  const t = UPDATES[lang]
  if (update.remark !== null) return remarkIn(update.remark, lang)
  if (update.kind === 'discontinued') return update.replacement && t.replacement(update.replacement)
  const names = itemFieldNames(update.fields, lang)
  if (names.length > 0) return t.revised(names)
  return update.kind === 'changed' && update.source === 'derived' ? t.unknown : null
}

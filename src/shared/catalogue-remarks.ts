// Remarks of the catalogue in the language of the reader: replaced numbers, and what an update revised.
import { itemFieldNames } from './item-field-names.ts'
import type { Lang } from './lang.ts'

const REPLACES: Record<Lang, (numbers: string[], others: boolean) => string> = {
  en_us: (numbers, others) => `Replaces ${numbers.join(', ')}${others ? ' and others' : ''}.`,
  zh_cn: (numbers, others) => `可替换 ${numbers.join('、')}${others ? ' 等型号' : ''}。`,
  zh_hk: (numbers, others) => `可代替 ${numbers.join('、')}${others ? ' 等型號' : ''}。`,
}

/**
 * 'Replaces A, B and others.' in this language; English leaves out names in Chinese characters. Any other
 * remark is the seller's own text and stays as it is.
 */
export function remarkIn(remark: string | null, lang: Lang): string | null {
  const found = /^Replaces (.+?)( and others)?\.$/.exec(remark ?? '')
  if (!found) return remark
  const numbers = (found[1] ?? '').split(', ')
  const shown = lang === 'en_us' ? numbers.filter((each) => !/\p{Script=Han}/u.test(each)) : numbers
  return shown.length === 0 ? null : REPLACES[lang](shown, Boolean(found[2]))
}

interface Update {
  remark: string | null
  kind: string
  source: string
  fields: readonly string[]
  successor: string | null
}

const UPDATES: Record<
  Lang,
  { revised: (names: string[]) => string; unknown: string; successor: (itemNo: string) => string }
> = {
  en_us: {
    revised: (names) => `Revised: ${names.join(', ')}.`,
    unknown: 'The source does not state what was revised.',
    successor: (itemNo) => `Replacement item: ${itemNo}.`,
  },
  zh_cn: {
    revised: (names) => `更新内容：${names.join('、')}。`,
    unknown: '数据来源未注明具体更新内容。',
    successor: (itemNo) => `替代商品：${itemNo}。`,
  },
  zh_hk: {
    revised: (names) => `更新項目：${names.join('、')}。`,
    unknown: '資料來源沒有註明更新了哪些項目。',
    successor: (itemNo) => `替代貨品：${itemNo}。`,
  },
}

/** What an update revised; null where its kind says everything, as for a new item. */
export function updateRemark(update: Update, lang: Lang): string | null {
  const t = UPDATES[lang]
  if (update.remark !== null) return remarkIn(update.remark, lang)
  if (update.kind === 'discontinued') return update.successor && t.successor(update.successor)
  const names = itemFieldNames(update.fields, lang)
  if (names.length > 0) return t.revised(names)
  return update.kind === 'changed' && update.source === 'derived' ? t.unknown : null
}

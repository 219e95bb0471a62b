// Business figures as a writer might type them into a text, found by the values of the business constants.
import {
  AWAITING_FUNDS_DAYS,
  BUSINESS,
  CHARGING_LIMIT,
  STORAGE_CELSIUS,
  WARRANTY_MONTHS,
} from '../../src/shared/business-constants.ts'
import { readBrand } from '../../src/server/platform/brand/read-brand.ts'
import type { Lang } from '../../src/shared/lang.ts'

/** The promises of the default brand, which the texts and pictures of the project show. */
const PROMISES = readBrand('').promises

const UNITS: Record<string, Record<Lang, string>> = {
  workingDays: { en_us: 'working days?', zh_cn: '个工作日', zh_hk: '個工作天' },
  days: { en_us: '(?:calendar )?days?', zh_cn: '天|个自然日', zh_hk: '天|個曆日' },
  months: { en_us: 'months?', zh_cn: '个月', zh_hk: '個月' },
  pieces: { en_us: 'pieces?', zh_cn: '件', zh_hk: '件' },
  digits: { en_us: '-?digits?', zh_cn: '位', zh_hk: '位|個數字' },
  characters: { en_us: 'characters?', zh_cn: '位|个字符', zh_hk: '位|個字元' },
}
const WORDS: Record<number, Record<Lang, string>> = {
  3: { en_us: 'three', zh_cn: '三', zh_hk: '三' },
  5: { en_us: 'five', zh_cn: '五', zh_hk: '五' },
  6: { en_us: 'six', zh_cn: '六', zh_hk: '六' },
  7: { en_us: 'seven', zh_cn: '七', zh_hk: '七' },
  12: { en_us: 'twelve', zh_cn: '十二', zh_hk: '十二' },
  14: { en_us: 'fourteen', zh_cn: '十四', zh_hk: '十四' },
}

const COUNTED: readonly [number, keyof typeof UNITS][] = [
  [PROMISES.applicationWorkingDays, 'workingDays'],
  [AWAITING_FUNDS_DAYS, 'days'],
  [WARRANTY_MONTHS.lithium, 'months'],
  [WARRANTY_MONTHS.nickel, 'months'],
  [BUSINESS.applicantDataMonths, 'months'],
  [BUSINESS.wholesaleMinimum, 'pieces'],
  [PROMISES.customLabelMinimum, 'pieces'],
  [PROMISES.customBackCardMinimum, 'pieces'],
  [BUSINESS.verificationCodeLength, 'digits'],
  [BUSINESS.dateCodeLength, 'characters'],
]

/** Every business figure that is typed in a text instead of coming from a placeholder or constant. */
export function typedFigures(text: string, lang: Lang): string[] {
  return patterns(lang).flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
}

function patterns(lang: Lang): RegExp[] {
  const counted = COUNTED.map(([value, unit]) => {
    const word = WORDS[value]?.[lang]
    const number = [grouped(value), String(value), ...(word ? [word] : [])].join('|')
    const min = PROMISES.deliveryWorkingDays.from
    const from = unit === 'workingDays' ? `(?:${min}\\s*(?:to|至|–)\\s*)?` : ''
    // An interval such as "every six months" is another fact.
    return `(?<![\\d.,–十-]|every |to |每 ?|至 ?)${from}(?:${number})\\s?(?:${UNITS[unit]?.[lang]})`
  })
  const money = [BUSINESS.depositUsd, BUSINESS.topUpThresholdUsd, BUSINESS.paypalMaximumUsd].map(
    (value) => `USD\\s?(?:${grouped(value)}|${value})(?![\\d,.]\\d)`,
  )
  const { from, to } = STORAGE_CELSIUS
  return [
    ...counted,
    ...money,
    `(?<![\\d.])${escaped(BUSINESS.handlingPercent)}\\s?%`,
    `(?<![\\d.])${BUSINESS.restockingPercent}\\s?%`,
    `(?<!\\d)${from}\\s?(?:–|-|to|至)\\s?${to}\\s?°C`,
    `(?<![\\d.])${escaped(CHARGING_LIMIT.volts)}\\s?V(?!\\w)`,
    `(?<!\\d)${BUSINESS.attachmentMaxBytes / 1024 / 1024}\\s?MB`,
  ].map((source) => new RegExp(source, 'gi'))
}

function grouped(value: number): string {
  return new Intl.NumberFormat('en').format(value)
}

function escaped(value: number): string {
  return String(value).replace('.', '\\.')
}

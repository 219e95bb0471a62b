// Rewrites Chinese titles: that of a pack names the kind of battery, then, after 适用于 (fits), the device; that of a
// cell names its chemistry and form.
import { CHEMISTRIES } from '../../../../shared/vocabulary.ts'
import type { ItemRow } from './mended-rows.ts'

type Chinese = 'zh_cn' | 'zh_hk'
type Title = ItemRow['title']

const FITS: Record<Chinese, string> = { zh_cn: '适用于', zh_hk: '適用於' }
const BATTERY: Record<Chinese, string> = { zh_cn: '电池', zh_hk: '電池' }
const BUTTON_CELL: Record<Chinese, string> = { zh_cn: '纽扣电池', zh_hk: '鈕扣電池' }
const HEARING_AID: Record<Chinese, string> = { zh_cn: '助听器电池', zh_hk: '助聽器電池' }
const PACK_OF: Record<Chinese, string> = { zh_cn: '只装', zh_hk: '粒裝' }

/** 'laptop battery for HP MT03, 10.8 V 2550 mAh': the English title after the brand. */
const FOR_DEVICE = / battery for (?<device>.+), (?<figures>[\d.]+ V \d+ mAh)$/
/** 'CR1620 普通电池 3 V 70 mAh 2粒装': the Chinese title of a cell after the brand. */
const OF_CELL =
  /^(?<name>.+) (?:普通|通用|手[表錶]|助[听聽]器)(?:电|電)池 (?<figures>[\d.]+ V \d+ mAh)(?: (?<packed>\d+)粒[装裝])?$/

/** The same object where no title changes. */
export function mendTitles(item: ItemRow): Title {
  const zh_cn = mendedTitle(item, 'zh_cn')
  const zh_hk = mendedTitle(item, 'zh_hk')
  if (zh_cn === null && zh_hk === null) return item.title
  return { ...item.title, ...(zh_cn && { zh_cn }), ...(zh_hk && { zh_hk }) }
}

/** Null: the title is mended already, or has another form. */
function mendedTitle(item: ItemRow, lang: Chinese): string | null {
  const title = withoutBrand(item, lang)
  return title && (titleForDevice(item, title, lang) ?? titleOfCell(item, title, lang))
}

function titleForDevice(item: ItemRow, title: string, lang: Chinese): string | null {
  const found = FOR_DEVICE.exec(withoutBrand(item, 'en_us') ?? '')?.groups
  if (!found) return null
  const { device = '', figures = '' } = found
  if (!title.startsWith(`${device} `) || !title.endsWith(` ${figures}`)) return null
  const kind = title.slice(device.length + 1, -figures.length - 1)
  return kind.endsWith(BATTERY[lang])
    ? `${item.brand} ${kind} ${FITS[lang]} ${device} ${figures}`
    : null
}

function titleOfCell(item: ItemRow, title: string, lang: Chinese): string | null {
  const chemistry = chemistryOf(item, lang)
  const found = OF_CELL.exec(title)?.groups
  if (!found || chemistry === null) return null
  const { name, figures, packed } = found
  const isForHearingAids = title.includes(HEARING_AID[lang])
  const kind = isForHearingAids ? HEARING_AID : isButtonCell(item) ? BUTTON_CELL : BATTERY
  const pack = packed === undefined ? '' : ` ${packed} ${PACK_OF[lang]}`
  return `${item.brand} ${name} ${chemistry}${kind[lang]} ${figures}${pack}`
}

function withoutBrand({ brand, title }: ItemRow, lang: Chinese | 'en_us'): string | null {
  const text = title[lang]
  return text?.startsWith(`${brand} `) ? text.slice(brand.length + 1) : null
}

/** The Chinese name of the chemistry without its part in brackets; null: an unknown chemistry. */
function chemistryOf(item: ItemRow, lang: Chinese): string | null {
  const asNamed = String(item['chemistry']).replace('disulfide', 'disulphide')
  const names = Object.values(CHEMISTRIES).find(({ en_us }) => en_us === asNamed)
  return names?.[lang].replace(/（.*）$/, '') ?? null
}

/** Wider than high: 'Ø16 x 2'. */
function isButtonCell({ dimension_mm }: ItemRow): boolean {
  const size = /^Ø(?<diameter>[\d.]+) x (?<height>[\d.]+)$/.exec(dimension_mm ?? '')?.groups
  return size !== undefined && Number(size.diameter) > Number(size.height)
}

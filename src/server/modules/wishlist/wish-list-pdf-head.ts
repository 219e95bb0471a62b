// The head of a wish list as PDF: the logo, whose list it is, its day and how long its prices are valid.
import type { Lang } from '../../../shared/lang.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { ListedItems } from './listed-lines.ts'
import { EXPORT_TEXTS } from './texts/export-texts.ts'
import { PAGE, SIZE, type Sheet, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import { htmlLang } from '../../../shared/lang.ts'

export interface ListOwner {
  company: string
  customerNo: string
}

/** Points between the lines of the head. */
const STEP = 12
const LONGEST_COMPANY = 60

/** Moves the sheet below the head. */
export function drawListHead(
  sheet: Sheet,
  parts: { list: ListedItems; owner: ListOwner; lang: Lang; now: Date; logo: Buffer },
): void {
  const { list, owner, lang, now, logo } = parts
  const t = EXPORT_TEXTS[lang]
  const day = dayIn(lang, now)
  sheet.document.image(logo, PAGE.margin, sheet.y, { fit: [LOGO.width, LOGO.height] })
  const facts: [string, string][] = [
    [t.company, owner.company.slice(0, LONGEST_COMPANY)],
    [t.customerNo, owner.customerNo],
    [t.date, day],
  ]
  if (list.currency !== null) facts.push([t.validity, t.validOn(day)])
  facts.forEach(([label, value], at) => {
    const y = sheet.y + at * STEP
    writeAt(sheet, label, { x: FACTS.label, y, size: SIZE.small, isGrey: true })
    writeAt(sheet, value, { x: FACTS.value, y, size: SIZE.small })
  })
  sheet.y += Math.max(facts.length * STEP, LOGO.height) + STEP
  writeAt(sheet, list.name, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += SIZE.title * 1.6
  const about = t.lines(list.lines.length)
  writeAt(sheet, about, { x: PAGE.margin, y: sheet.y, size: SIZE.small, isGrey: true })
  sheet.y += SIZE.small * 2.2
}

/** The day of the seller: '22 Nov 2026', '2026年11月22日'. */
function dayIn(lang: Lang, now: Date): string {
  const dateStyle = lang === 'en_us' ? 'medium' : 'long'
  return new Intl.DateTimeFormat(htmlLang(lang), { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${sellerDay(now)}T00:00:00Z`),
  )
}

/** Where the labels and values of the facts begin, in points from the left edge of the page. */
const FACTS = { label: 300, value: 385 }
/** In points: the largest logo that leaves the facts their place. */
const LOGO = { width: 230, height: 32 }

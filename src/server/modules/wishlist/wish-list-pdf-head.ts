// The head of a wish list as PDF: the wordmark, whose list it is, its day and how long its prices are valid.
import type { Lang } from '../../../shared/lang.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { ListedItems } from './listed-lines.ts'
import { EXPORT_TEXTS } from './texts/export-texts.ts'
import { PAGE, SIZE, type Sheet, writeAt } from '../../platform/pdf/pdf-sheet.ts'

export interface ListOwner {
  company: string
  customerNo: string
}

/** Between the lines of the head. */
const STEP = 12
const LONGEST_COMPANY = 60

/** Moves the sheet below the head. */
export function drawListHead(
  sheet: Sheet,
  parts: { wishes: ListedItems; owner: ListOwner; lang: Lang; now: Date },
): void {
  const { wishes, owner, lang, now } = parts
  const say = EXPORT_TEXTS[lang]
  const day = dayIn(lang, now)
  drawWordmark(sheet.document, PAGE.margin, sheet.y)
  const facts: [string, string][] = [
    [say.company, owner.company.slice(0, LONGEST_COMPANY)],
    [say.customerNo, owner.customerNo],
    [say.date, day],
  ]
  if (wishes.currency !== null) facts.push([say.validity, say.validOn(day)])
  facts.forEach(([label, value], at) => {
    const y = sheet.y + at * STEP
    writeAt(sheet, label, { x: FACTS.label, y, size: SIZE.small, isGrey: true })
    writeAt(sheet, value, { x: FACTS.value, y, size: SIZE.small })
  })
  sheet.y += Math.max(facts.length * STEP, MARK.height) + STEP
  writeAt(sheet, wishes.name, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += SIZE.title * 1.6
  const about = say.lines(wishes.lines.length)
  writeAt(sheet, about, { x: PAGE.margin, y: sheet.y, size: SIZE.small, isGrey: true })
  sheet.y += SIZE.small * 2.2
}

/** The calendar day of the sales desk: '22 Nov 2026', '2026年11月22日'. */
function dayIn(lang: Lang, now: Date): string {
  const locale = { en_us: 'en-GB', zh_cn: 'zh-Hans', zh_hk: 'zh-Hant-HK' }[lang]
  const dateStyle = lang === 'en_us' ? 'medium' : 'long'
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${sellerDay(now)}T00:00:00Z`),
  )
}

const FACTS = { label: 300, value: 385 }
const MARK = { height: 32 }

/** The strokes of the wordmark in the site's header, with the charge bar below. */
const LETTERS = [
  'M2 4L9.6 22L17.2 4',
  'M25.6 9.4a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4z',
  'M37.4 3V23.4',
  'M45.6 4.5V18.4Q45.6 21.8 49 21.8H51.4M41.4 9.4H51.4',
  'M65.8 11.4A6.2 6.2 0 1 0 65.8 19.8',
  'M70.4 15.6H82.6A6.2 6.2 0 1 0 81 19.7',
  'M88.6 3V23.4',
  'M95.2 3V23.4',
]
const TICKS = [0, 1, 2, 3, 4]

function drawWordmark(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.save().translate(x, y)
  document.lineWidth(3.2).lineCap('round').lineJoin('round').strokeColor('#14181d')
  for (const letter of LETTERS) document.path(letter).stroke()
  for (const tick of TICKS) document.rect(0.5 + tick * 19.5, 28, 17.5, 3).fill('#0b5cad')
  document.restore()
}

// Draws a payment instruction, which says how much to pay for a credit and to which account, as one A4 page.
import type { Lang } from '../../../shared/lang.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { openSheet } from '../../platform/pdf/open-sheet.ts'
import { PAGE, type Sheet, SIZE, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import { INSTRUCTION_TEXTS } from './texts/instruction-texts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

const ROW = 20
const TEXT = 10.5
/** Left edge of the values, in points. */
const VALUES = 210
/** Bank details are a few lines; more would be a mistake. */
const MAX_BANK_LINES = 25

export interface PaymentInstruction {
  method: string
  currency: string
  /** What the account gains. Amounts in units of the currency ('1000.00'). */
  credit: string
  /** The surcharge of the payment method. */
  charge: string
  toPay: string
  paymentReference: string
  /** Several lines; null: not configured. */
  bankDetails: string | null
  /** By when a payment made today is credited: ISO moment. */
  creditedBy: string
}

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** One file at a time. Errors: 429 when the queue is too long. */
export function drawInstruction(
  instruction: PaymentInstruction,
  options: { lang: Lang; now: Date },
): Promise<Buffer> {
  return queue.run(() => draw(instruction, options))
}

async function draw(
  instruction: PaymentInstruction,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Buffer> {
  const t = INSTRUCTION_TEXTS[lang]
  const title = `${t.title} ${instruction.paymentReference}`
  const { sheet, finish } = await openSheet({ title, lang, created: now })
  writeAt(sheet, t.title, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += 2 * ROW
  for (const [name, value] of rowsOf(instruction, lang)) drawRow(sheet, name, value)
  sheet.y += ROW
  for (const line of [t.withReference, t.validFrom(sellerDay(now))]) {
    writeAt(sheet, line, { x: PAGE.margin, y: sheet.y, size: TEXT, isGrey: true })
    sheet.y += ROW
  }
  return finish()
}

/** A value of several lines takes as many rows. */
function drawRow(sheet: Sheet, name: string, value: string): void {
  writeAt(sheet, name, { x: PAGE.margin, y: sheet.y, size: TEXT, isGrey: true })
  const lines = value.split('\n').flatMap((line) => wrapped(sheet, line.trim()))
  for (const line of lines.slice(0, MAX_BANK_LINES)) {
    writeAt(sheet, line, { x: VALUES, y: sheet.y, size: TEXT })
    sheet.y += ROW
  }
}

/** Breaks before the character that no longer fits: names and addresses of banks may be long. */
function wrapped({ fonts }: Sheet, text: string): string[] {
  const lines = ['']
  for (const character of text) {
    const longer = `${lines.at(-1)}${character}`
    if (fonts.width(longer, TEXT) > PAGE.width - PAGE.margin - VALUES) lines.push(character)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function rowsOf(instruction: PaymentInstruction, lang: Lang): [string, string][] {
  const t = INSTRUCTION_TEXTS[lang]
  const { method, currency, paymentReference, bankDetails } = instruction
  const money = (amount: string) => `${currencyName(currency)} ${groupedAmounts(amount)}`
  return [
    [t.method, t.methods[method] ?? method],
    [t.credit, money(instruction.credit)],
    [t.charge, money(instruction.charge)],
    [t.toPay, money(instruction.toPay)],
    [t.reference, inGroupsOfFour(paymentReference)],
    [t.creditedBy, sellerDay(new Date(instruction.creditedBy))],
    ...(method === 'paypal' ? [] : [[t.bank, bankDetails ?? t.askUs] satisfies [string, string]]),
  ]
}

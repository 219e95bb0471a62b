// A wish list sent by a member: its items as a table, with or without prices.
import type { Lang } from '../../../../shared/lang.ts'
import type { UnlistedRow } from '../../../../shared/line-remarks.ts'
import {
  facts,
  paragraph,
  quote,
  type MailBlock,
  type MailCell,
  type MailDraft,
} from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

type WishListMail = MailContents['wish-list']

export function wishList(mail: WishListMail, lang: Lang): MailDraft {
  const { frame, wishList: t } = mailTexts(lang)
  return {
    subject: t.subject(mail.title, mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro(mail.senderName, mail.company, mail.customerNo)),
      ...(mail.message === '' ? [] : [paragraph(t.message), quote(mail.message)]),
      ...listBlocks(mail, lang),
    ],
  }
}

/** The lines of a list as a table, with their totals if prices are included, and the rows without an item. */
export function listBlocks(mail: WishListMail, lang: Lang): MailBlock[] {
  const { wishList: t } = mailTexts(lang)
  const { totals, unlisted = [] } = mail
  const priced =
    totals === null
      ? []
      : [
          facts(totals.map(({ currency, amount }) => [t.sum(currency), amount])),
          paragraph(t.prices),
        ]
  return [tableOf(mail, lang), ...priced, ...unlistedBlocks(unlisted, lang)]
}

function unlistedBlocks(rows: readonly UnlistedRow[], lang: Lang): MailBlock[] {
  if (rows.length === 0) return []
  const { columns, unlisted } = mailTexts(lang).wishList
  return [
    paragraph(unlisted),
    {
      kind: 'table',
      numeric: [2],
      head: [columns.yourRow, columns.yourNumber, columns.quantity],
      rows: rows.map(({ row, text, quantity }) => [String(row), text, String(quantity ?? '')]),
    },
  ]
}

/** Price columns only if prices are included, the sender's numbers only if there are any. */
function tableOf({ lines, totals }: WishListMail, lang: Lang): MailBlock {
  const { columns, onRequest, notForRegion } = mailTexts(lang).wishList
  const hasPrices = totals !== null
  const shown = (
    [
      [columns.yourRow, ({ yourRow }) => yourRow, lines.some(hasRow)],
      [columns.yourNumber, ({ yourNumber }) => yourNumber, lines.some(hasNumber)],
      [columns.itemNo, ({ itemNo, url }) => ({ text: itemNo, url }), true],
      [columns.title, ({ title }) => title, true],
      [columns.quantity, ({ quantity }) => String(quantity), true],
      [columns.note, ({ note }) => note, lines.some(hasNote)],
      [
        columns.unit,
        (line) => line.unit ?? (line.isForRegion ? onRequest : notForRegion),
        hasPrices,
      ],
      [columns.total, ({ total }) => total ?? '', hasPrices],
    ] satisfies Column[]
  ).filter(([, , isShown]) => isShown)
  const numeric = [columns.quantity, columns.unit, columns.total]
  return {
    kind: 'table',
    numeric: shown.flatMap(([head], at) => (numeric.includes(head) ? [at] : [])),
    head: shown.map(([head]) => head),
    rows: lines.map((line) => shown.map(([, cell]) => cell(line))),
  }
}

type Line = WishListMail['lines'][number]
type Column = [head: string, cell: (line: Line) => MailCell, isShown: boolean]

const hasRow = ({ yourRow }: { yourRow: string }) => yourRow !== ''
const hasNumber = ({ yourNumber }: { yourNumber: string }) => yourNumber !== ''
const hasNote = ({ note }: { note: string }) => note !== ''

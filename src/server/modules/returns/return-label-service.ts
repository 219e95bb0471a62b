// The label of an approved return as a PDF file.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { REASON_RULES } from '../../../shared/return-rules.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { unClassOf } from '../../../shared/un-class.ts'
import type { Database } from '../../db/database.ts'
import { returnAddressIn } from '../../platform/brand/imprint.ts'
import { AppError } from '../../platform/errors.ts'
import { drawReturnLabel } from './return-label-pdf.ts'
import { findLabelFacts, findLabelLines, type LabelLineRow } from './return-label-repository.ts'
import type { ReturnWithOrderNo } from './return-reading-repository.ts'
import { LABEL_TEXTS, type MarkedClass } from './texts/label-texts.ts'

/**
 * The same bytes each time, as long as return and address stay as they are. Errors: 409 with a sentence; 429 too many
 * PDFs.
 */
export async function makeReturnLabel(
  db: Kysely<Database>,
  { id, state, due_at, return_no: returnNo, order_no: orderNo }: ReturnWithOrderNo,
  lang: Lang,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { company_name: from, approved_at: approvedAt } = await findLabelFacts(db, id)
  if (state !== 'approved' || approvedAt === null) throw missingLabel(state, lang)
  const lines = (await findLabelLines(db, id)).filter((row) => REASON_RULES[row.reason].isSentBack)
  const bytes = await drawReturnLabel({
    lang,
    created: approvedAt,
    returnNo,
    orderNo,
    from,
    address: returnAddressIn(lang),
    sendBy: due_at === null ? '' : sellerDay(due_at),
    lines: lines.map(({ item_no: itemNo, titles, pieces }) => {
      return { itemNo, title: titles[lang] ?? titles.en_us ?? itemNo, pieces }
    }),
    classes: classesOf(lines),
  })
  return { fileName: `return-label-${returnNo}.pdf`, bytes }
}

/**
 * Each class once. How the parcel travels is unknown, so the rules of sea transport count, by which Ni-MH is dangerous
 * goods too.
 */
function classesOf(lines: readonly LabelLineRow[]): MarkedClass[] {
  const found = lines.flatMap(({ chemistry, type, un_class, packing }) => {
    const stated = un_class ?? ((type ?? 'battery') === 'battery' ? null : 'none')
    const goods = { chemistry, unClass: stated, packing: packing ?? 'alone' }
    const unClass = unClassOf(goods, 'sea')
    return unClass === null || unClass === 'none' ? [] : [unClass]
  })
  return [...new Set(found)].toSorted()
}

function missingLabel(state: ReturnWithOrderNo['state'], lang: Lang): AppError {
  const reason = state === 'requested' || state === 'more_info' ? 'notApproved' : 'over'
  return new AppError(409, [], { reason, text: LABEL_TEXTS[lang].missing[reason] })
}

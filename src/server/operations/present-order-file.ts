// What the calls of order files answer: the file with its columns, its progress, and rows with their errors as
// sentences.
import type { CheckedRow, ListedOrderFile, OrderFile } from '../../contract/order-file.ts'
import type { Lang } from '../../shared/lang.ts'
import type { OrderRowError } from '../../shared/order-file-fields.ts'
import { orderRowErrorText } from '../../shared/order-file-texts.ts'
import { LABEL_OF } from '../../shared/order-vocabulary.ts'
import { addressErrorText } from '../../shared/recipient-address-texts.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import { shippingReasonText } from '../../shared/shipping-texts.ts'
import { sentenceList } from '../../shared/punctuation.ts'
import type { MemberCtx } from '../context/context.ts'
import {
  describeFile,
  readOwnFile,
  type OrderFileRow,
  type RowCounts,
  type ShownRow,
} from '../modules/order-file/order-file-service.ts'
import { readFields } from '../modules/order-file/order-rows.ts'
import { loadShippingServices } from '../modules/shipping/shipping-service.ts'

/** Errors: 404. */
export async function presentFile(ctx: MemberCtx, id: number): Promise<OrderFile> {
  const file = await readOwnFile(ctx.db, ctx.actor, id)
  const { counts, columns, mapping, isRemembered, service, mayWait } = await describeFile(
    ctx.db,
    file,
  )
  const { services } = await loadShippingServices(ctx.db, {
    productIds: [],
    countries: [],
    currency: ctx.actor.currency,
    today: sellerDay(ctx.clock()),
  })
  return {
    ...presentListedFile(file, counts),
    columns,
    mapping,
    // The company mapped these headings before.
    isRemembered,
    service,
    mayWait,
    services: services.map((each) => ({ id: each.id, name: each.name[ctx.lang] })),
    summary: file.summary,
  }
}

/** A file as lists show it. Rows of lists have the counts as well, so callers pass such a row twice. */
export function presentListedFile(
  { id, file_name: fileName, state, row_count: rows, created_at }: OrderFileRow,
  { good, faulty, placing, placed, waiting }: RowCounts,
): ListedOrderFile {
  const progress = { good, faulty, placing, placed, waiting }
  return { id, fileName, state, rows, createdAt: created_at.toISOString(), progress }
}

export function presentRow(
  row: ShownRow,
  { mapping }: OrderFileRow,
  reader: { lang: Lang; currency: string },
): CheckedRow {
  const fields = readFields(row, mapping)
  const mapped = Object.entries(fields).filter(([, text]) => text !== '')
  return {
    line: row.line,
    reference: row.reference,
    fields: Object.fromEntries(mapped),
    errors: row.errors.map((error) => ({
      field: error.field,
      code: error.code,
      text: errorText(error, { ...reader, country: fields.country }),
      choices: error.choices ?? [],
    })),
    orderNo: row.order_no,
    label: row.order_state === null ? null : LABEL_OF[row.order_state],
  }
}

/** One or more whole sentences. */
export function errorText(
  { code, address, reasons = [], detail = '' }: OrderRowError,
  { lang, currency, country }: { lang: Lang; currency: string; country: string },
): string {
  if (code === 'address') return address ? addressErrorText(address, lang) : ''
  if (code === 'serviceRefused' && reasons.length > 0) {
    return sentenceList(
      reasons.map((each) => shippingReasonText(each, lang, { country, currency })),
      lang,
    )
  }
  return orderRowErrorText(code, lang, detail)
}

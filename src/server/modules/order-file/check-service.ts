// The check of an order file: its orders as read, what its texts mean, and the judgement that is stored.
import type { Kysely } from 'kysely'
import { cutText } from '../../../shared/cut-text.ts'
import type { OrderFileMapping, OrderFileSummary } from '../../../shared/order-file-fields.ts'
import type { Database } from '../../db/database.ts'
import { createPauses } from '../../platform/pauses.ts'
import { invalid } from '../../platform/errors.ts'
import { type JudgedOrder, judgeOrder, noUsedUnits } from './judge-rows.ts'
import { findItems, findUsedReferences } from './order-file-lookup-repository.ts'
import { saveMapping, type OrderFileRow, updateFile } from './order-file-repository.ts'
import type { OrderFileLookups, ItemMeaning } from './order-file-lookups.ts'
import { findOpenRows, type RowEdit, writeEdits, writeJudgement } from './order-row-repository.ts'
import { groupOrders, type ReadOrder, readFields } from './order-rows.ts'

type Trx = Kysely<Database>

export interface EditedOrders {
  orders: ReadOrder[]
  /** By line, the text in the file that the member replaced by an item number. */
  replacedTexts: Map<number, string>
}

/**
 * Stores the edits and returns the orders of the rows that are not placed. Errors: 422 a column that the file does not
 * have.
 */
export async function applyEdits(
  trx: Trx,
  file: OrderFileRow,
  { mapping, edits, now }: { mapping: OrderFileMapping; edits: readonly RowEdit[]; now: Date },
): Promise<EditedOrders> {
  if (Object.values(mapping).some((column) => column >= file.columns.length)) {
    throw invalid('mapping', 'range')
  }
  await writeEdits(trx, file.id, edits)
  // Until the judgement is written, nothing can be placed.
  await updateFile(trx, file.id, { state: 'read', now })
  const rows = await findOpenRows(trx, file.id)
  const column = mapping.item
  const replaced = rows.flatMap(({ line, cells, edits: rowEdits }) => {
    const text = column === undefined ? '' : (cells[column] ?? '')
    return rowEdits.item !== undefined && text !== '' && rowEdits.item !== text
      ? [[line, text] as const]
      : []
  })
  const read = rows.map((row) => ({ line: row.line, fields: readFields(row, mapping) }))
  return { orders: groupOrders(read), replacedTexts: new Map(replaced) }
}

/** What the search found for a text of the file. */
export interface CatalogueMatch {
  /** The text is the number of one item, or a name that the company chose; otherwise the member is asked. */
  isExact: boolean
  productIds: number[]
}

const MAX_CHOICES = 5

/** The meaning of each text: one item; a question which item is meant, if its match is not exact; or unknown. */
export async function readMeanings(
  db: Kysely<Database>,
  { texts, matches }: { texts: readonly string[]; matches: ReadonlyMap<string, CatalogueMatch> },
): Promise<Map<string, ItemMeaning>> {
  const ids = [...matches.values()].flatMap(({ productIds }) => productIds)
  const items = await findItems(db, [...new Set(ids)])
  const itemOf = (id: number) => {
    const row = items.get(id)
    return row ? [{ productId: id, itemNo: row.item_no, isStopped: row.is_stopped }] : []
  }
  return new Map(
    texts.map((text): [string, ItemMeaning] => {
      const match = matches.get(text)
      const found = match?.productIds.flatMap(itemOf) ?? []
      const [exact] = match?.isExact ? found : []
      if (exact) return [text, { kind: 'exact', item: exact }]
      if (found.length === 0) return [text, { kind: 'unknown' }]
      const choices = found.filter(({ isStopped }) => !isStopped).map(({ itemNo }) => itemNo)
      return [text, { kind: 'question', choices: choices.slice(0, MAX_CHOICES) }]
    }),
  )
}

/** Numbers of earlier orders by reference in lower case. */
export function readUsedReferences(
  db: Kysely<Database>,
  companyId: number,
  orders: readonly ReadOrder[],
): Promise<Map<string, string>> {
  return findUsedReferences(
    db,
    companyId,
    orders.map(({ reference }) => reference.toLowerCase()),
  )
}

/** In the order of the file: earlier orders use up stock and special quantities. Yields to other requests. */
export async function judgeOrders(
  orders: readonly ReadOrder[],
  lookups: OrderFileLookups,
): Promise<JudgedOrder[]> {
  const used = noUsedUnits()
  const pauses = createPauses()
  const judged: JudgedOrder[] = []
  for (const order of orders) {
    judged.push(judgeOrder(order, lookups, used))
    if (pauses.isDue()) await pauses.take()
  }
  return judged
}

/** Stores the judgement, and the mapping for further files with these headings. */
export async function saveCheck(
  trx: Trx,
  file: OrderFileRow,
  check: {
    judged: readonly JudgedOrder[]
    mapping: OrderFileMapping
    /** Of orders that name none; null: the cheapest. */
    service: string | null
    mayWait: boolean
    summary: OrderFileSummary
    now: Date
  },
): Promise<void> {
  const { mapping, service, mayWait, summary, now } = check
  const rows = check.judged.flatMap(({ errors, firstLine, reference, agreed }) =>
    [...errors].map(([line, lineErrors]) => ({
      line,
      firstLine,
      reference: cutText(reference, 60),
      errors: lineErrors,
      // The order as it would be placed is stored once, with its first row.
      agreed: line === firstLine ? agreed : null,
      isGood: agreed !== null,
    })),
  )
  await writeJudgement(trx, file.id, rows)
  await updateFile(trx, file.id, { state: 'checked', mapping, service, mayWait, summary, now })
  const { company_id: companyId, heading_hash: headingHash } = file
  await saveMapping(trx, { companyId, headingHash, now }, { mapping, service, may_wait: mayWait })
}

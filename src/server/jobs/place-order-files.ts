// Job: places the orders of uploaded files that members have submitted for placing, one transaction for each order.
import type { Kysely } from 'kysely'
import type { BuyerCtx, Member } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import type { WhoMayOrder } from '../modules/mail/composition/order-mail-contents.ts'
import { writeFileMail } from '../modules/mail/order-mail.ts'
import {
  finishFile,
  listPlacingFiles,
  lockNextOrder,
  markPlaced,
  type OrderFileRow,
  type Rejection,
  rejectOrder,
} from '../modules/order-file/file-placing-service.ts'
import { readOrderMailReader } from '../modules/ordering/order-digest-service.ts'
import { confirmBuyer, findBuyer, mayCompanyOrder } from '../modules/ordering/placing-service.ts'
import { deriveOrder, promiseOf, requireUnchanged } from '../operations/derive-order.ts'
import { placeAgreed } from '../operations/place-agreed.ts'
import { eachItem } from '../platform/each-item.ts'
import { AppError } from '../platform/errors.ts'
import type { Job } from './job.ts'

export const placeOrderFiles: Job = {
  name: 'place-order-files',
  everySeconds: 2,
  isCheckedEachSecond: true,
  run: placeAll,
}

interface Placing {
  file: OrderFileRow
  /** The member who submitted the file; undefined: this member may not order any more. */
  actor: Member | undefined
}

/** Orders of one file before the next file has its turn. */
const ORDERS_PER_TURN = 50

async function placeAll(db: Kysely<Database>, startedAt: Date): Promise<void> {
  const clock = clockFrom(startedAt)
  for (;;) {
    const files = await listPlacingFiles(db)
    if (files.length === 0) return
    await eachItem(files, async (file) => {
      const by = { memberId: file.placed_by, kind: file.kind }
      const placing = { file, actor: await findBuyer(db, by) }
      for (let turn = 0; turn < ORDERS_PER_TURN; turn += 1) {
        if (!(await placeNext(db, placing, clock()))) break
      }
    })
  }
}

/** The present time in a run that began at `startedAt`: the last order of many is placed minutes after the first. */
function clockFrom(startedAt: Date): () => Date {
  const begun = performance.now()
  return () => new Date(startedAt.getTime() + performance.now() - begun)
}

/**
 * False: the file is done. A crash loses nothing and repeats nothing: an order and the rows it came from are written
 * together.
 */
async function placeNext(db: Kysely<Database>, placing: Placing, now: Date): Promise<boolean> {
  try {
    return await db.transaction().execute((trx) => placeOne(trx, placing, now))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const rejection = rejectionOf(error)
    return db.transaction().execute((trx) => rejectOne(trx, placing, { rejection, now }))
  }
}

/**
 * Locks the membership, the rows of the order, then what placing any order locks. Errors: those of placing an order,
 * 403.
 */
async function placeOne(
  trx: Kysely<Database>,
  { file, actor }: Placing,
  now: Date,
): Promise<boolean> {
  if (!actor) throw new AppError(403)
  const buyer = await confirmBuyer(trx, actor)
  const next = await lockNextOrder(trx, file)
  if (!next) return finish(trx, file, now)
  const { firstLine, agreed, products, usedBy } = next
  if (usedBy !== undefined) {
    const error = { field: 'reference', code: 'referenceUsed', detail: usedBy } as const
    await rejectOrder(trx, { file, order: next, rejection: { error } })
    return true
  }
  const ctx: BuyerCtx = { db: trx, clock: () => now, lang: file.lang, actor }
  const derived = await deriveOrder(ctx, products, agreed)
  const chosenService = requireUnchanged(derived, { ...agreed, expectedTotal: agreed.total })
  const deliveryPromise = promiseOf(now, chosenService)
  const order = { ...agreed, ...derived, chosenService, deliveryPromise, mayWait: file.may_wait }
  const { id: orderId } = await placeAgreed(trx, ctx, {
    buyer,
    agreed: order,
    isMailed: false,
    basketId: null,
  })
  await markPlaced(trx, { fileId: file.id, firstLine, orderId })
  return true
}

/** Of items of which too few are left, how many are; otherwise the error `changed`, whatever the cause. */
function rejectionOf({ result }: AppError): Rejection {
  const { reason, lines = [] } = (result ?? {}) as {
    reason?: string
    lines?: { itemNo: string; free: number }[]
  }
  if (reason !== 'short') return { error: { field: 'reference', code: 'changed' } }
  return { free: new Map(lines.map(({ itemNo, free }) => [itemNo, free])) }
}

async function rejectOne(
  trx: Kysely<Database>,
  { file }: Placing,
  { rejection, now }: { rejection: Rejection; now: Date },
): Promise<boolean> {
  const next = await lockNextOrder(trx, file)
  if (!next) return finish(trx, file, now)
  await rejectOrder(trx, { file, order: next, rejection })
  return true
}

/**
 * Mails what became of the file, even if the member who submitted it may not order any more: to that member, or to an
 * owner if the login was removed.
 */
async function finish(trx: Kysely<Database>, file: OrderFileRow, now: Date): Promise<false> {
  const { kind, placed_by: memberId, company_id: companyId, file_name: fileName } = file
  const counts = await finishFile(trx, file, now)
  const reader = await readOrderMailReader(trx, { memberId, companyId, kind })
  if (!reader || reader.mails === 'none') return false
  const { to, lang, firstName } = reader
  const whoMayOrder = await readWhoMayOrder(trx, file)
  await writeFileMail(trx, now, { to, lang, firstName, fileName, whoMayOrder, ...counts })
  return false
}

async function readWhoMayOrder(
  trx: Kysely<Database>,
  { kind, placed_by: memberId, company_id: companyId }: OrderFileRow,
): Promise<WhoMayOrder> {
  if (await findBuyer(trx, { memberId, kind })) return 'submitter'
  return (await mayCompanyOrder(trx, { companyId, kind })) ? 'colleagues' : 'nobody'
}

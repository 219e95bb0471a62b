// POST /api/order-files/{id}/check: checks every row like an order, with a few statements for the whole file.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { checkOrderFileRoute, type OrderFile } from '../../../contract/order-file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { minorText } from '../../../shared/minor-units.ts'
import type { OrderFileSummary } from '../../../shared/order-file-fields.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, type MemberCtx, memberCtx } from '../../context/context.ts'
import { keepAliases, readAliases } from '../../modules/company-alias/company-alias-service.ts'
import { findMembersAccount } from '../../modules/ledger/ledger-service.ts'
import {
  judgeOrders,
  applyEdits,
  readMeanings,
  readUsedReferences,
  saveCheck,
} from '../../modules/order-file/check-service.ts'
import type { JudgedOrder } from '../../modules/order-file/judge-rows.ts'
import type { OrderFileLookups } from '../../modules/order-file/order-file-lookups.ts'
import type { ReadOrder } from '../../modules/order-file/order-rows.ts'
import { lockOpenFile } from '../../modules/order-file/order-file-service.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { presentFile } from '../../operations/present-order-file.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Lang } from '../../../shared/lang.ts'
import { pricedFieldsOf } from '../../modules/pricing/pricing-service.ts'
import { countryLookup } from '../../modules/reference/country-names.ts'
import { matchTexts } from '../../modules/search/batch-match-service.ts'
import { loadShippingServices } from '../../modules/shipping/shipping-service.ts'

export const checkOrderFileCall = handle(checkOrderFileRoute, check)

type Input = ParsedInputOf<typeof checkOrderFileRoute>

/** A file of the most rows takes seconds of CPU. */
const queue = createSemaphore({ permits: 2, waiting: 8, retryAfter: 5 })

/** Errors: 404, 409 `placing`, `changed` by another check, 422 the mapping or service, 429 too many at once. */
function check(ctx: Ctx, input: Input): Promise<CodedResult<OrderFile>> {
  const member = memberCtx(ctx)
  return queue.run(async () => {
    const faulty = await checkRows(member, input)
    return new CodedResult(
      faulty > 0 ? RESULT_CODES.partly : 200,
      await presentFile(member, input.id),
    )
  })
}

/** Judges between two transactions, so that no connection is held meanwhile. Returns how many rows have errors. */
async function checkRows(ctx: MemberCtx, input: Input): Promise<number> {
  const { db, actor } = ctx
  const { id, mapping, service, mayWait, edits } = input
  const now = ctx.clock()
  const { orders, replacedTexts } = await db.transaction().execute(async (trx) => {
    const file = await lockOpenFile(trx, actor, id)
    return applyEdits(trx, file, { mapping, edits, now })
  })
  const moreTexts = [...replacedTexts.values()]
  const lookups = await loadOrderFileLookups(ctx, orders, { service, mayWait, moreTexts })
  if (service !== null && lookups.serviceOf(service) === undefined)
    throw invalid('service', 'choice')
  const judged = await judgeOrders(orders, lookups)
  const summary = await summarise(ctx, judged)
  const aliases = aliasesFromEdits(orders, lookups, replacedTexts)
  await db.transaction().execute(async (trx) => {
    const file = await lockOpenFile(trx, actor, id)
    // Another check, with other edits, began after this one.
    if (file.changed_at.getTime() !== now.getTime()) {
      throw new AppError(409, [], { reason: 'changed' })
    }
    await saveCheck(trx, file, { judged, mapping, service, mayWait, summary, now })
    const { companyId, memberId } = actor
    await keepAliases(trx, { companyId, memberId, now }, aliases)
  })
  return summary.faultyRows
}

/**
 * The item for each text of the file that the member replaced by an item number. A text that is itself the number of
 * an item keeps that meaning.
 */
function aliasesFromEdits(
  orders: readonly ReadOrder[],
  lookups: OrderFileLookups,
  /** By line. */
  replacedTexts: ReadonlyMap<number, string>,
): Map<string, number> {
  const rows = orders.flatMap((order) => order.rows)
  return new Map(
    rows.flatMap(({ line, fields }) => {
      const text = replacedTexts.get(line)
      if (text === undefined || lookups.meaningOf(text).kind === 'exact') return []
      const meaning = lookups.meaningOf(fields.item)
      return meaning.kind === 'exact' ? [[text, meaning.item.productId] as const] : []
    }),
  )
}

async function summarise(
  { db, actor }: MemberCtx,
  judged: readonly JudgedOrder[],
): Promise<OrderFileSummary> {
  const { companyId, memberKind, currency } = actor
  const account = await findMembersAccount(db, companyId, memberKind)
  const available = BigInt(account?.available ?? 0)
  // An order without errors is agreed: its price and shipping are settled.
  const orderable = judged.filter(({ agreed }) => agreed !== null)
  const rows = judged.flatMap(({ errors }) => [...errors.values()])
  const sum = (amountOf: (order: JudgedOrder) => bigint) =>
    orderable.reduce((total, order) => total + amountOf(order), 0n)
  const [goods, freight] = [sum(({ goods }) => goods), sum(({ freight }) => freight)]
  const text = (minor: bigint) => minorText(minor, currency)
  const isQueued = account?.opened_at == null || account.waiting > 0
  return {
    rows: rows.length,
    faultyRows: orderable.length === judged.length ? 0 : countFaultyRows(judged),
    orders: judged.length,
    goodOrders: orderable.length,
    pieces: orderable.reduce((all, { pieces }) => all + pieces, 0),
    currency,
    goods: text(goods),
    freight: text(freight),
    total: text(goods + freight),
    available: text(available),
    waiting: isQueued ? orderable.length : orderable.length - countCovered(orderable, available),
    short: orderable.filter(({ isShort }) => isShort).length,
  }
}

function countFaultyRows(judged: readonly JudgedOrder[]): number {
  return judged.reduce((all, { agreed, errors }) => all + (agreed === null ? errors.size : 0), 0)
}

/** How many orders the money covers, in their sequence: no order overtakes one that waits. */
function countCovered(orders: readonly JudgedOrder[], available: bigint): number {
  let remaining = available
  const firstUncovered = orders.findIndex(
    ({ goods, freight }) => (remaining -= goods + freight) < 0n,
  )
  return firstUncovered < 0 ? orders.length : firstUncovered
}

/** Items, prices, stock, services and earlier orders, read for all rows together. */
async function loadOrderFileLookups(
  ctx: MemberCtx,
  orders: readonly ReadOrder[],
  {
    service,
    mayWait,
    moreTexts,
  }: { service: string | null; mayWait: boolean; moreTexts: readonly string[] },
): Promise<OrderFileLookups> {
  const { db, actor } = ctx
  const texts = orders.flatMap(({ rows }) => rows.map(({ fields }) => fields.item))
  const meanings = await readItems(ctx, [...texts, ...moreTexts])
  const items = [...meanings.values()].flatMap((each) => (each.kind === 'exact' ? each.item : []))
  const pricesByItem = await pricedFieldsOf(ctx, [...new Set(items.map(({ itemNo }) => itemNo))])
  const countryNamed = await countryLookup()
  const countryOf = (text: string) => {
    const rules = countryNamed(text)
    return rules && { code: rules.iso2, rules }
  }
  const codes = orders.flatMap(({ address }) => countryOf(address.country)?.code ?? [])
  const { services, servicesFor } = await loadShippingServices(db, {
    productIds: [...new Set(items.map(({ productId }) => productId))],
    countries: [...new Set(codes)],
    currency: actor.currency,
    today: sellerDay(ctx.clock()),
  })
  const ordersByReference = await readUsedReferences(db, actor.companyId, orders)
  const serviceIds = new Map(services.flatMap(namesOfService))
  return {
    currency: actor.currency,
    mayWait,
    service,
    meaningOf: (text) => meanings.get(text) ?? { kind: 'unknown' },
    pricedOf: (itemNo) => pricesByItem.get(itemNo),
    countryOf,
    orderOf: (reference) => ordersByReference.get(reference.toLowerCase()),
    serviceOf: (text) => serviceIds.get(text.toLowerCase()),
    servicesFor,
  }
}

async function readItems(ctx: MemberCtx, texts: readonly string[]) {
  const distinctTexts = [...new Set(texts.filter((text) => text !== ''))]
  const aliases = await readAliases(ctx.db, ctx.actor.companyId, distinctTexts)
  const matched = await matchTexts(ctx, distinctTexts, aliases)
  const matches = new Map(
    [...matched].map(([text, { isExact, products }]) => {
      const onSaleIfAny = products.some(({ stop }) => !stop)
        ? products.filter(({ stop }) => !stop)
        : products
      return [text, { isExact, productIds: onSaleIfAny.map(({ id }) => id) }]
    }),
  )
  return readMeanings(ctx.db, { texts: distinctTexts, matches })
}

function namesOfService({ id, name }: { id: string; name: Record<Lang, string> }) {
  return [id, ...Object.values(name)].map((each) => [each.toLowerCase(), id] as const)
}

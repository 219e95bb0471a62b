// Promises stock to order lines and takes promises back, in the caller's transaction.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  changeLevels,
  lockLevels,
  type LevelChange,
  type LevelRow,
} from './reservation-repository.ts'

export interface WantedUnits {
  position: number
  productId: number
  quantity: number
}

export interface PromisedUnits extends WantedUnits {
  reserved: number
  /** Pieces beyond the stock, which wait for the next delivery. */
  backordered: number
}

/** Locks the stock in the order of product ids and reserves what is free, line by line; the rest is backordered. */
export function promiseStock(
  trx: Kysely<Database>,
  lines: readonly WantedUnits[],
): Promise<PromisedUnits[]> {
  return promiseLines(trx, lines, true)
}

/** Reserves what is free and backorders nothing, for an order that is not paid yet. */
export function reserveFree(
  trx: Kysely<Database>,
  lines: readonly WantedUnits[],
): Promise<PromisedUnits[]> {
  return promiseLines(trx, lines, false)
}

async function promiseLines(
  trx: Kysely<Database>,
  lines: readonly WantedUnits[],
  mayWait: boolean,
): Promise<PromisedUnits[]> {
  if (lines.length === 0) return []
  const levels = await lockLevels(
    trx,
    lines.map(({ productId }) => productId),
  )
  const freeAt = new Map([...levels].map(([productId, level]) => [productId, freeOf(level)]))
  const reservedFor = new Map<WantedUnits, number>()
  // A substitute may be a product that the order has in another line, which comes first.
  for (const line of lines.toSorted((a, b) => a.position - b.position)) {
    const free = freeAt.get(line.productId) ?? 0
    const reserved = Math.min(line.quantity, free)
    freeAt.set(line.productId, free - reserved)
    reservedFor.set(line, reserved)
  }
  const promised = lines.map((line) => {
    const reserved = reservedFor.get(line) ?? 0
    return { ...line, reserved, backordered: mayWait ? line.quantity - reserved : 0 }
  })
  await changeLevels(trx, promised)
  return promised
}

function freeOf(level: LevelRow | undefined): number {
  return level ? Math.max(0, level.on_hand - level.reserved - level.backordered) : 0
}

/** Makes reserved and backordered pieces free again. */
export async function releaseStock(
  trx: Kysely<Database>,
  lines: ReadonlyArray<{ productId: number; reserved: number; backordered: number }>,
): Promise<void> {
  const promised = lines.filter((line) => line.reserved > 0 || line.backordered > 0)
  await lockAndChange(
    trx,
    promised.map((line) => ({
      productId: line.productId,
      reserved: -line.reserved,
      backordered: -line.backordered,
    })),
  )
}

/** Reserved pieces left the warehouse. */
export async function shipStock(
  trx: Kysely<Database>,
  lines: ReadonlyArray<{ productId: number; pieces: number }>,
): Promise<void> {
  await lockAndChange(
    trx,
    lines.map(({ productId, pieces }) => ({ productId, onHand: -pieces, reserved: -pieces })),
  )
}

/** Returned pieces: those that are sold again are on hand, the others are quarantined. */
export async function takeBackStock(
  trx: Kysely<Database>,
  lines: ReadonlyArray<{ productId: number; restocked: number; quarantined: number }>,
): Promise<void> {
  await lockAndChange(
    trx,
    lines.map(({ productId, restocked, quarantined }) => {
      return { productId, onHand: restocked, quarantined }
    }),
  )
}

/**
 * Free pieces leave without an order, to replace returned or lost ones. False when a product has too few; then nothing
 * changes.
 */
export async function sendReplacements(
  trx: Kysely<Database>,
  lines: ReadonlyArray<{ productId: number; pieces: number }>,
): Promise<boolean> {
  const levels = await lockLevels(
    trx,
    lines.map(({ productId }) => productId),
  )
  const isShort = lines.some(({ productId }) => {
    const level = levels.get(productId)
    const free = level ? level.on_hand - level.reserved - level.backordered : 0
    const wanted = lines.filter((line) => line.productId === productId)
    return wanted.reduce((sum, { pieces }) => sum + pieces, 0) > free
  })
  if (isShort) return false
  await changeLevels(
    trx,
    lines.map(({ productId, pieces }) => ({ productId, onHand: -pieces })),
  )
  return true
}

/** Locks the stock of these products and returns, by product, the pieces on hand that no order has reserved. */
export async function lockUnreserved(
  trx: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const levels = await lockLevels(trx, productIds)
  return new Map([...levels].map(([id, { on_hand, reserved }]) => [id, on_hand - reserved]))
}

/**
 * Locks the stock of these products. `unreserved`: pieces on hand that no order has reserved, below zero where more
 * are reserved than there are; `free`: those that no order waits for either.
 */
export async function lockCounts(
  trx: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, { unreserved: number; free: number }>> {
  const levels = await lockLevels(trx, productIds)
  return new Map(
    [...levels].map(([id, level]) => {
      return [id, { unreserved: level.on_hand - level.reserved, free: freeOf(level) }]
    }),
  )
}

/** Reserves pieces of locked stock for the orders that waited for them. */
export function reserveBackordered(
  trx: Kysely<Database>,
  lines: ReadonlyArray<{ productId: number; pieces: number }>,
): Promise<void> {
  return changeLevels(
    trx,
    lines.map(({ productId, pieces }) => ({ productId, reserved: pieces, backordered: -pieces })),
  )
}

async function lockAndChange(
  trx: Kysely<Database>,
  changes: readonly LevelChange[],
): Promise<void> {
  if (changes.length === 0) return
  await lockLevels(
    trx,
    changes.map(({ productId }) => productId),
  )
  await changeLevels(trx, changes)
}

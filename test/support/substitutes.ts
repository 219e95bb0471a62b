// Substitutes for tests: a dropshipper who allows them, an order whose item runs out, and the run of the job.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { readOrderRoute } from '../../src/contract/order.ts'
import { changeSubstitutionRoute } from '../../src/contract/substitution.ts'
import { runJob } from './run-job.ts'
import { ask } from './ask.ts'
import {
  createDropshipper,
  ITEM,
  OTHER,
  placeOrder,
  type Dropshipper,
  setOnHand,
  setStock,
} from './orders.ts'
import type { TestApp } from './test-app.ts'

/** Allows substitutes: by default twins of the same or a higher capacity, whose price differs by half at most. */
export async function allowSubstitutes(
  shop: TestApp,
  dropshipper: Dropshipper,
  change: Record<string, unknown> = {},
): Promise<void> {
  const sent = { rule: 'same_or_higher', mostPercent: 50, exceptions: [], ...change }
  const { code } = await ask(shop, changeSubstitutionRoute, sent, dropshipper.headers)
  expect(code).toBe(200)
}

/** Places an order: one piece of ITEM is reserved for a dropshipper who allows substitutes; then none is on hand. */
export async function shortOrder(
  shop: TestApp,
  rule: Record<string, unknown> = {},
): Promise<{ dropshipper: Dropshipper; orderNo: string }> {
  await setStock(shop, ITEM, 10)
  await setStock(shop, OTHER, 10)
  const dropshipper = await createDropshipper(shop)
  await allowSubstitutes(shop, dropshipper, rule)
  const { orderNo } = await placeOrder(shop, dropshipper, [{ itemNo: ITEM, quantity: 1 }])
  await setOnHand(shop, ITEM, 0)
  return { dropshipper, orderNo }
}

/** Runs the job that substitutes the lines whose item ran out. */
export function runSubstitution(shop: TestApp): Promise<unknown> {
  return runJob(shop, 'substitute-short-lines', new Date())
}

export async function readSubstitutedOrder(
  shop: TestApp,
  dropshipper: Dropshipper,
  orderNo: string,
): Promise<ResultOf<typeof readOrderRoute>> {
  const answer = await ask<ResultOf<typeof readOrderRoute>>(
    shop,
    readOrderRoute,
    { orderNo },
    dropshipper.headers,
  )
  return answer.result
}

export async function stopItem(shop: TestApp, itemNo: string, isStopped: boolean): Promise<void> {
  await sql`update product set stop = ${isStopped} where item_no = ${itemNo}`.execute(shop.owner)
}

// Returns for tests: an order that was shipped, what a browser sends for its return, and staff who handle it.
import { randomUUID } from 'node:crypto'
import type { ResultOf } from '../../src/contract/call.ts'
import {
  type JudgedReturn,
  previewReturnRoute,
  readReturnRoute,
  requestReturnRoute,
} from '../../src/contract/return.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { ask } from './ask.ts'
import { ITEM, type Lines, placeOrder, type Dropshipper } from './orders.ts'
import type { TestApp } from './test-app.ts'

/** Week 40 of 2025 (pattern YYWW), with a serial after it. */
export const DATE_CODE = '2540ABCDEFGHIJKLMNOPQ'

/** The context in which a staff account of this name acts. */
export const staffOf = (shop: Pick<TestApp, 'db'>, name = 'support') => {
  return { db: shop.db, now: new Date(), actor: `staff:${name}@example` }
}

/** Places an order and dispatches it in one parcel. Returns its number. */
export async function shipOrder(
  shop: TestApp,
  dropshipper: Dropshipper,
  lines: Lines = [{ itemNo: ITEM, quantity: 2 }],
): Promise<string> {
  const { orderNo } = await placeOrder(shop, dropshipper, lines)
  await shipPlaced(shop, orderNo)
  return orderNo
}

/** Picks and packs an order that was placed, and dispatches it in one parcel. */
export async function shipPlaced(shop: Pick<TestApp, 'db'>, orderNo: string): Promise<void> {
  const staff = staffOf(shop, 'warehouse')
  await pickOrder(staff, orderNo)
  const dateCodes = { pattern: 'YYWW', byItem: new Map() } as const
  await packOrder(staff, orderNo, { grams: 700, dateCodes })
  await dispatchOrder(staff, orderNo, 'TRACK-17')
}

export interface ReturnLineInput {
  quantity?: number
  reason?: string
  device?: string
  dateCode?: string
  position?: number
}

/** Each line returns one piece of the first line of the first parcel, unless it says otherwise. */
export function returnInput(orderNo: string, ...lines: ReturnLineInput[]) {
  return {
    orderNo,
    lines: lines.map((line) => ({
      parcelNo: `${orderNo}-1`,
      position: 1,
      quantity: 1,
      reason: 'not_needed',
      dateCode: DATE_CODE,
      ...line,
    })),
  }
}

export function previewReturn(
  shop: TestApp,
  dropshipper: Dropshipper,
  input: Record<string, unknown>,
) {
  return ask<JudgedReturn>(shop, previewReturnRoute, input, dropshipper.headers)
}

/** Previews a return, then requests it with the fee that was shown. */
export async function sendReturn(
  shop: TestApp,
  dropshipper: Dropshipper,
  input: Record<string, unknown>,
) {
  const { message: _, ...shown } = input
  const { result } = await previewReturn(shop, dropshipper, shown)
  const sent = { ...input, key: randomUUID(), expectedFee: result?.fee ?? '0.00' }
  return ask<ResultOf<typeof requestReturnRoute>>(
    shop,
    requestReturnRoute,
    sent,
    dropshipper.headers,
  )
}

export async function requestReturn(
  shop: TestApp,
  dropshipper: Dropshipper,
  input: Record<string, unknown>,
): Promise<string> {
  const { code, result } = await sendReturn(shop, dropshipper, input)
  if (code !== 200) throw new Error(`The return was answered ${code}.`)
  return result.returnNo
}

export function readReturn(shop: TestApp, dropshipper: Dropshipper, returnNo: string) {
  const input = { returnNo }
  return ask<ResultOf<typeof readReturnRoute>>(shop, readReturnRoute, input, dropshipper.headers)
}

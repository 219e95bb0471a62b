// Helpers of the random acts: a call of a member, a task of staff, any order in a state, and what an error counts as.
import { sql } from 'kysely'
import type { CallRoute } from '../../src/contract/call.ts'
import { callPath } from '../../src/shared/call-path.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import { parseAnswer, send } from '../support/ask.ts'
import type { Dropshipper } from '../support/orders.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'

/** Returns the code of a call, or 200 for what staff or a job did; throws their errors. */
export type Act<T extends Dropshipper = Dropshipper> = (
  shop: TestApp,
  member: T,
  random: Random,
) => Promise<number | string>

export const RANDOM_STAFF = 'staff:random@example'
/** A number that no order has, for acts that find no order in the state they need. */
export const NO_ORDER = 'O26-9999999'

export const staffOf = (shop: TestApp) => ({ db: shop.db, now: new Date(), actor: RANDOM_STAFF })

/** An answer of a busy shop is an answer too; `result` is empty then. */
export async function call<T = Record<string, unknown>>(
  shop: TestApp,
  { method, path }: CallRoute,
  input: object,
  { headers }: Pick<Dropshipper, 'headers'>,
): Promise<{ code: number; result: Partial<T> }> {
  const { address, body } = callPath(method, path, { ...input })
  const response = await send(shop, method, address, body, headers)
  if (response.statusCode === 503) return { code: 503, result: {} }
  const { code, result } = parseAnswer(response)
  return { code, result: (result ?? {}) as Partial<T> }
}

/** The number of any order in one of these states, of one company or of all. */
export async function anyOrder(
  shop: TestApp,
  random: Random,
  { states, companyId = null }: { states: string[]; companyId?: number | null },
): Promise<string> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from trade_order where state = any(${states}::text[])
      and (${companyId}::bigint is null or company_id = ${companyId})
    order by md5(order_no || ${String(random())}) limit 1`.execute(shop.db)
  return rows[0]?.order_no ?? NO_ORDER
}

/** Waits for work of staff or a job, whose success counts as the code 200. */
export async function codeOfWork(work: Promise<unknown>): Promise<number> {
  await work
  return 200
}

/** An expected rejection by its code; a failure by its text. */
export function outcomeOf(error: unknown): number | string {
  if (error instanceof AppError) return error.code
  const { code, message } = error as { code?: string; message?: string }
  // What calls answer with 503: no free connection, or a lock that was not free in time (55P03).
  if (message === 'timeout exceeded when trying to connect' || code === '55P03') return 503
  return `${code ?? ''} ${message ?? String(error)}`
}

export const anyOf = <T>(values: readonly T[], random: Random): T =>
  values[Math.floor(random() * values.length)]!

export const wholeBetween = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))

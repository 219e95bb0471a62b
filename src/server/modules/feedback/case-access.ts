// Access to a case requires its number and code; the response does not reveal which of them was wrong.
import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'
import { networkOf } from '../../platform/net/network.ts'
import { consumeLimit, refundLimit } from '../../platform/limits/rate-limit.ts'
import { caseCodeHash, readCaseCode, readCaseNumber } from './case-code.ts'
import { type CaseRow, findCase } from './case-repository.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/**
 * Limits wrong attempts per network, and per case from all networks; the latter never blocks a correct code.
 */
const NETWORK = { purpose: 'case-network', max: 20, windowSeconds: 600 }
const CASE = { purpose: 'case-number', max: 60, windowSeconds: HOUR_SECONDS }
/** Longer than a right or a wrong attempt takes, so that the response time does not tell them apart. */
const MINIMUM_MS = 40

/** The case with this number, if the code is right. Errors: 404 for a wrong number or a wrong code alike, 429. */
export function readCaseWithCode(
  ctx: Ctx,
  given: { caseNo: string; feedbackCode: string },
): Promise<CaseRow> {
  return withMinimumDuration(MINIMUM_MS, () => find(ctx, given))
}

async function find(ctx: Ctx, given: { caseNo: string; feedbackCode: string }): Promise<CaseRow> {
  const caseNo = readCaseNumber(given.caseNo)
  const network = { ...NETWORK, subject: networkOf(ctx.caller.ip) }
  await consumeLimit(ctx.db, ctx.clock(), network)
  const hash = caseCodeHash(caseNo, readCaseCode(given.feedbackCode))
  const row = await findCase(ctx.db, caseNo)
  const isRight = timingSafeEqual(row?.code_hash ?? NO_HASH, hash)
  if (row && isRight && !row.erased_at) {
    await refundLimit(ctx.db, network)
    return row
  }
  // Case numbers are public, so attempts on a case must not lock out its customer.
  await consumeLimit(ctx.db, ctx.clock(), { ...CASE, subject: caseNo })
  throw notFound()
}

const NO_HASH = Buffer.alloc(32)

// Acts of members and staff on one return, each with the outcome that the model predicts; then the model is updated.
import { withdrawReturnRoute } from '../../src/contract/return.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import {
  approveReturn,
  askAboutReturn,
  inspectReturn,
  receiveReturn,
  rejectReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import {
  claimForeignGoods,
  refundReturned,
  replaceReturned,
  reportForeignGoods,
} from '../../src/server/staff/returns/settle-return.ts'
import { ask } from '../support/ask.ts'
import type { FundedMember } from '../support/money.ts'
import { staffOf } from '../support/returns.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'
import { wholeBetween } from './random-act.ts'
import {
  feeOf,
  type ModelLine,
  type ModelParcel,
  type ModelReturn,
  refundOf,
} from './return-model.ts'

export interface Shipped {
  member: FundedMember
  account: number
  orderNo: string
  lines: ModelLine[]
  parcels: ModelParcel[]
}

/** What was done so far, and what it was done with. */
export interface Played {
  shop: TestApp
  random: Random
  members: FundedMember[]
  shipped: Shipped[]
  returns: ModelReturn[]
  /** Expected booked total by account, in cents. */
  booked: Map<number, bigint>
}

/** Result codes of one act. */
export interface Outcome {
  name: string
  expected: number
  actual: number
}

type Answer = Omit<Outcome, 'name'>

/** Those that are named twice are played more often. */
export const NAMES = [
  'ask',
  'approve',
  'approve',
  'reject',
  'withdraw',
  'receive',
  'receive',
  'inspect',
  'inspect',
  'settle',
  'settle',
  'replace',
  'report',
  'claim',
] as const

export const ACTS: Record<
  (typeof NAMES)[number],
  (played: Played, found: ModelReturn) => Promise<Answer>
> = {
  async ask({ shop }, found) {
    const isOpen = found.state === 'requested' || found.state === 'more_info'
    const actual = await codeOf(askAboutReturn(staffOf(shop), found.no, 'Which one?'))
    if (isOpen) found.state = 'more_info'
    return { expected: isOpen ? 200 : 409, actual }
  },
  async approve({ shop }, found) {
    const isOpen = found.state === 'requested' || found.state === 'more_info'
    const actual = await codeOf(approveReturn(staffOf(shop), found.no))
    if (isOpen) found.state = found.isSent ? 'approved' : 'received'
    return { expected: isOpen ? 200 : 409, actual }
  },
  async reject({ shop }, found) {
    const { state, accepted } = found
    const isOpen =
      state === 'requested' || state === 'more_info' || (state === 'received' && !accepted)
    const actual = await codeOf(rejectReturn(staffOf(shop), found.no, 'No'))
    if (isOpen) found.state = 'refused'
    return { expected: isOpen ? 200 : 409, actual }
  },
  async withdraw({ shop, members }, found) {
    const member = members.find(({ accountId }) => accountId === found.account)!
    const isOpen = ['requested', 'more_info', 'approved'].includes(found.state)
    const input = { returnNo: found.no }
    const { code } = await ask(shop, withdrawReturnRoute, input, member.headers)
    if (isOpen) found.state = 'ended'
    // A return that was withdrawn before gets another answer than an expired one; the model does not distinguish them.
    const isOver = found.state === 'ended' && !isOpen
    return { expected: isOpen ? 200 : isOver ? code : 409, actual: code }
  },
  async receive({ shop }, found) {
    const isApproved = found.state === 'approved'
    const actual = await codeOf(receiveReturn(staffOf(shop), found.no))
    if (isApproved) found.state = 'received'
    return { expected: isApproved ? 200 : 409, actual }
  },
  async inspect({ shop, random }, found) {
    const { state, accepted, pieces, isWrongItem } = found
    const good = wholeBetween(random, 0, pieces)
    const bad = wholeBetween(random, 0, pieces - good + (random() < 0.05 ? 1 : 0))
    const fee = random() < 0.1 ? ('waive' as const) : undefined
    const isValid = good + bad <= pieces && !(isWrongItem && good > 0)
    const isOpen = state === 'received' && accepted === null
    const result = new Map([[1, { good, bad, fee }]])
    const actual = await codeOf(inspectReturn(staffOf(shop), found.no, result))
    if (isOpen && isValid) {
      found.accepted = good + bad
      if (fee === 'waive') found.isFeeFree = true
    }
    // A second inspection with wrong figures is rejected for the figures.
    const isReceived = state === 'received'
    return { expected: isOpen && isValid ? 200 : isReceived && !isValid ? 422 : 409, actual }
  },
  async settle({ shop, returns, booked }, found) {
    const isDue = found.state === 'received' && (found.accepted ?? 0) > 0
    const first = await settled(refundReturned(staffOf(shop, 'finance'), found.no))
    const actual =
      first === 'propose' ? await settled(refundReturned(staffOf(shop, 'second'), found.no)) : first
    if (isDue) {
      const before = returns
        .filter((each) => each.parcel === found.parcel && each.position === found.position)
        .filter(({ resolution }) => resolution === 'refund')
        .reduce((sum, each) => sum + (each.accepted ?? 0), 0)
      const refund = refundOf(found, { taken: before, pieces: found.accepted ?? 0 })
      const credited = refund - feeOf(refund, found.isFeeFree)
      booked.set(found.account, booked.get(found.account)! + credited)
      Object.assign(found, { state: 'settled', resolution: 'refund' })
    }
    return { expected: isDue ? 200 : 409, actual: actual === 'settle' ? 200 : Number(actual) }
  },
  async replace({ shop }, found) {
    const isDue = found.state === 'received' && (found.accepted ?? 0) > 0
    const actual = await codeOf(replaceReturned(staffOf(shop), found.no, 'TRACK-18'))
    if (isDue) Object.assign(found, { state: 'settled', resolution: 'replacement' })
    return { expected: isDue ? 200 : 409, actual }
  },
  async report({ shop, random }, found) {
    const { state, foreign } = found
    const grams = wholeBetween(random, 1, 5000)
    const isDue = ['received', 'settled', 'refused'].includes(state) && foreign === null
    const actual = await codeOf(reportForeignGoods(staffOf(shop), found.no, grams))
    if (isDue) found.foreign = { grams, state: 'noticed' }
    return { expected: isDue ? 200 : 409, actual }
  },
  async claim({ shop }, found) {
    const isDue = found.foreign?.state === 'noticed'
    const actual = await codeOf(claimForeignGoods(staffOf(shop), found.no))
    if (isDue && found.foreign) found.foreign.state = 'claimed'
    return { expected: isDue ? 200 : 409, actual }
  },
}

/** The event: `settle`, or `propose` where a second person must approve. After an error, its result code. */
function settled(work: Promise<{ event: string }>): Promise<string | number> {
  return work.then(({ event }) => event, codeIn)
}

function codeOf(work: Promise<unknown>): Promise<number> {
  return work.then(() => 200, codeIn)
}

function codeIn(error: unknown): number {
  if (error instanceof AppError) return error.code
  throw error
}

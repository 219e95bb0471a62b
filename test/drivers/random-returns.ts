// Random acts of members, staff and jobs on returns: compares each outcome, and at the end the total of each account,
// with what a model predicts.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { requestReturnRoute } from '../../src/contract/return.ts'
import { RETURN_DAYS } from '../../src/shared/business-constants.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { ask } from '../support/ask.ts'
import { type OrderWithHold, dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMemberWithMoney, type FundedMember } from '../support/money.ts'
import { ITEM, OTHER, setStock } from '../support/orders.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'
import { anyOf, wholeBetween } from './random-act.ts'
import { ACTS, NAMES, type Outcome, type Played } from './return-acts.ts'
import { claimedBy, disposalOf, feeOf, type ModelParcel, refundOf } from './return-model.ts'

export interface RandomReturns {
  acts: Record<string, number>
  /** Acts whose outcome was not the one that the model predicted. */
  failures: string[]
  /** Accounts whose booked total is not what the model says. */
  wrongAccounts: string[]
  returns: number
}

/** What each account has at first, in cents. */
const MONEY = 10n ** 13n
const REASONS = [
  'defective',
  'damaged',
  'not_needed',
  'does_not_fit',
  'wrong_item',
  'missing',
] as const
/** Reasons for which no restocking fee is charged. */
const FREE = new Set<string>(['defective', 'damaged', 'wrong_item', 'missing'])

/** Plays `count` acts one after the other; the shop must have no other returns. */
export async function playReturns(
  shop: TestApp,
  { count, random }: { count: number; random: Random },
): Promise<RandomReturns> {
  const members: FundedMember[] = []
  for (const kind of ['wholesale', 'dropship', 'wholesale', 'dropship'] as const) {
    members.push(await createMemberWithMoney(shop.db, shop.owner, { kind, available: MONEY }))
  }
  for (const itemNo of [ITEM, OTHER]) await setStock(shop, itemNo, 1_000_000)
  const booked = new Map(members.map(({ accountId }) => [accountId, MONEY]))
  const played: Played = { shop, random, members, shipped: [], returns: [], booked }
  const acts: Record<string, number> = {}
  const failures: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { name, expected, actual } = await act(played)
    acts[`${name} ${expected}`] = (acts[`${name} ${expected}`] ?? 0) + 1
    if (expected !== actual) failures.push(`act ${at}, ${name}: ${actual} instead of ${expected}`)
    if (failures.length > 20) break
  }
  const wrongAccounts = await compareAccounts(played)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from trade_return`.execute(shop.db)
  return { acts, failures, wrongAccounts, returns: rows[0]!.count }
}

async function act(played: Played): Promise<Outcome> {
  const { random, shipped, returns } = played
  const choice = random()
  if (shipped.length === 0 || choice < 0.08) return ship(played)
  if (returns.length === 0 || choice < 0.3) return request(played)
  if (choice < 0.302) return endReturns(played)
  // The newest ones: older ones are over.
  const found = anyOf(returns.slice(-30), random)
  const name = anyOf(NAMES, random)
  const { expected, actual } = await ACTS[name](played, found)
  return { name, expected, actual }
}

async function ship({ shop, random, members, shipped, booked }: Played): Promise<Outcome> {
  const member = anyOf(members, random)
  const { accountId } = member
  const unit = () => (1 + random() * 60).toFixed(4)
  const parts = () => {
    return Array.from({ length: wholeBetween(random, 1, 2) }, () => ({
      quantity: wholeBetween(random, 1, 5),
      unit: unit(),
    }))
  }
  const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, parts: parts() }))
  const freight = BigInt(wholeBetween(random, 0, 3000))
  const order = await placeWithHold(shop.db, { accountId, lines, freight })
  const parcels: ModelParcel[] = []
  const all = lines.map(({ parts: each }) => each.reduce((sum, { quantity }) => sum + quantity, 0))
  const first = all.map((max) => wholeBetween(random, 1, max))
  await sendParcel(shop, { order, parcels, pieces: first, before: [0, 0] })
  const second = all.map((max, at) => max - first[at]!)
  if (second.some((left) => left > 0))
    await sendParcel(shop, { order, parcels, pieces: second, before: first })
  const charged = order.parcels.reduce((sum, { goods }) => sum + goods, freight)
  booked.set(accountId, booked.get(accountId)! - charged)
  shipped.push({ member, account: accountId, orderNo: order.orderNo, lines, parcels })
  return { name: 'ship', expected: 200, actual: 200 }
}

async function sendParcel(
  shop: TestApp,
  sent: { order: OrderWithHold; parcels: ModelParcel[]; pieces: number[]; before: number[] },
): Promise<void> {
  const { order, parcels, pieces, before } = sent
  await dispatchCharged(shop.db, order, pieces)
  parcels.push({ parcelNo: order.parcels.at(-1)!.parcelNo, pieces, before })
}

/** Up to two pieces more than are left, so that some are rejected. */
async function request({ shop, random, shipped, returns }: Played): Promise<Outcome> {
  const { member, account, orderNo, lines, parcels } = anyOf(shipped.slice(-12), random)
  const parcel = anyOf(parcels, random)
  const positions = [1, 2].filter((position) => parcel.pieces[position - 1]! > 0)
  const position = anyOf(positions, random)
  const reason = anyOf(REASONS, random)
  const line = lines[position - 1]!
  const others = returns.filter((each) => each.parcel === parcel && each.position === position)
  const taken = claimedBy(others)
  const left = parcel.pieces[position - 1]! - taken
  const pieces = wholeBetween(random, 1, Math.max(1, left) + (random() < 0.2 ? 2 : 0))
  const canReplace = reason !== 'not_needed' && reason !== 'does_not_fit'
  const wish = canReplace && random() < 0.3 ? 'replacement' : 'refund'
  const isFeeFree = FREE.has(reason)
  const isLeft = pieces <= left
  const refund =
    isLeft && wish === 'refund' ? refundOf({ line, parcel, position }, { taken, pieces }) : 0n
  const device = reason === 'does_not_fit' ? { device: 'Unlisted device 17' } : {}
  const { code, result } = await ask<{ returnNo: string }>(
    shop,
    requestReturnRoute,
    {
      orderNo,
      wish,
      key: randomUUID(),
      expectedFee: cents(feeOf(refund, isFeeFree)),
      lines: [{ parcelNo: parcel.parcelNo, position, quantity: pieces, reason, ...device }],
    },
    member.headers,
  )
  if (code === 200) {
    returns.push({
      no: result.returnNo,
      account,
      orderNo,
      parcel,
      line,
      position,
      pieces,
      isFeeFree,
      isSent: reason !== 'missing',
      isWrongItem: reason === 'wrong_item',
      state: 'requested',
      accepted: null,
      resolution: null,
      foreign: null,
    })
  }
  return { name: 'request', expected: isLeft ? 200 : 422, actual: code }
}

/** Runs the job on a day when no parcel is awaited any more: it ends approved returns and charges for foreign goods. */
async function endReturns({ shop, returns, booked }: Played): Promise<Outcome> {
  const days = RETURN_DAYS.sendWithin + RETURN_DAYS.onTheWay + 1
  await runJob(shop, 'end-returns', new Date(Date.now() + days * DAY_MS))
  for (const found of returns) {
    if (found.state === 'approved' || found.state === 'more_info') found.state = 'ended'
    if (found.foreign?.state !== 'noticed') continue
    found.foreign.state = 'disposed'
    booked.set(found.account, booked.get(found.account)! - disposalOf(found.foreign.grams))
  }
  return { name: 'job', expected: 200, actual: 200 }
}

async function compareAccounts({ shop, booked }: Played): Promise<string[]> {
  const { rows } = await sql<{ id: number; total: string }>`
    select id, (available + held)::text as total from money_account`.execute(shop.db)
  return rows
    .filter(({ id, total }) => booked.has(id) && booked.get(id) !== BigInt(total))
    .map(({ id, total }) => `account ${id}: ${total} instead of ${booked.get(id)}`)
}

const cents = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

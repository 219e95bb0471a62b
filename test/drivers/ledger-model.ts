// A random sequence of acts on accounts, run against the ledger and against a small reference of its rules.
import fc from 'fast-check'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import {
  decideAdjustment,
  proposeAdjustment,
} from '../../src/server/modules/ledger/account-service.ts'
import {
  captureHold,
  fundWaiting,
  holdOrWait,
  leaveWaiting,
  releaseHold,
} from '../../src/server/modules/ledger/ledger-service.ts'
import { proposeReversal, reversePayment } from '../../src/server/modules/ledger/payment-service.ts'
import {
  figuresOf,
  newOrderId,
  newReturnId,
  newShipmentId,
  putMoney,
  refundReturn,
} from '../support/money.ts'

/**
 * `fund` reserves money for a waiting order, and `leave` ends its waiting; `capture`, `release` and `refund` concern
 * an order whose money is held, `reverse` a payment.
 */
export type Act =
  | { act: 'pay' | 'order' | 'adjust'; amount: number }
  | {
      act: 'fund' | 'leave' | 'capture' | 'release' | 'refund' | 'reverse'
      at: number
      amount: number
    }

/** In minor units. */
const amount = fc.integer({ min: 1, max: 9000 })
const at = fc.nat({ max: 40 })
/** One act; `at` chooses among the orders or payments that it fits. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('pay', 'order', 'order'), amount }),
  fc.record({ act: fc.constant('adjust' as const), amount: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({
    act: fc.constantFrom(
      'fund',
      'fund',
      'leave',
      'capture',
      'capture',
      'release',
      'refund',
      'reverse',
    ),
    at,
    amount,
  }),
) as fc.Arbitrary<Act>

interface Order {
  id: number
  amount: number
  state: 'waiting' | 'held'
  captured: number
  released: number
  refunded: number
}

/** What the ledger must hold: the rules in a few lines, with plain numbers. */
export class LedgerReference {
  available = 0
  held = 0
  /** Open charges: what reversed payments cost more than was available. */
  owed = 0
  orders: Order[] = []
  payments: { id: number; amount: number }[] = []

  get waiting(): number {
    return this.orders.filter(({ state }) => state === 'waiting').length
  }

  /** Money becomes available; what is owed is taken first. */
  gain(minor: number): void {
    const settled = Math.min(this.owed, minor + this.available)
    this.available += minor - settled
    this.owed -= settled
  }

  figures() {
    return { available: this.available, held: this.held, waiting: this.waiting }
  }
}

export interface Played {
  /** Acts that the ledger accepted and rejected, as the reference expected. */
  accepted: number
  rejected: number
}

/** Plays the acts on one account; throws where ledger and reference differ. */
export async function playActs(
  db: Kysely<Database>,
  accountId: number,
  acts: readonly Act[],
): Promise<Played> {
  const reference = new LedgerReference()
  const played = { accepted: 0, rejected: 0 }
  for (const act of acts) {
    const expected = expectedOf(reference, act)
    if (expected === null) continue
    const wasAccepted = await expected.run(db, accountId).then(
      () => true,
      (error: { code?: unknown }) => {
        if (error.code !== 409) throw error
        return false
      },
    )
    if (wasAccepted !== expected.isAccepted) {
      throw new Error(`${JSON.stringify(act)}: accepted ${wasAccepted}`)
    }
    if (wasAccepted) expected.apply()
    played[wasAccepted ? 'accepted' : 'rejected'] += 1
    const [found, wanted] = [await figuresOf(db, accountId), reference.figures()]
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      const shown = `${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`
      throw new Error(`${JSON.stringify(act)}: ${shown}`)
    }
  }
  return played
}

interface Expected {
  isAccepted: boolean
  run(db: Kysely<Database>, accountId: number): Promise<unknown>
  /** Changes the reference, after the ledger accepted. */
  apply(): void
}

/** An act in a transaction of its own, as calls and commands run it. */
function inTransaction(
  run: (trx: Transaction<Database>, accountId: number) => Promise<unknown>,
): Expected['run'] {
  return (db, accountId) => db.transaction().execute((trx) => run(trx, accountId))
}

/** Null when nothing fits the act. */
function expectedOf(reference: LedgerReference, act: Act): Expected | null {
  switch (act.act) {
    case 'pay':
      return payment(reference, act.amount)
    case 'order':
      return order(reference, act.amount)
    case 'adjust':
      return act.amount === 0 ? null : adjustment(reference, act.amount)
    case 'reverse':
      return reversal(reference, act.at)
    default:
      return onOrder(reference, act as Extract<Act, { at: number }>)
  }
}

function payment(reference: LedgerReference, minor: number): Expected {
  let id = 0
  return {
    isAccepted: true,
    run: async (db, accountId) => {
      id = await putMoney(db, accountId, BigInt(minor))
    },
    apply() {
      reference.payments.push({ id, amount: minor })
      reference.gain(minor)
    },
  }
}

function order(reference: LedgerReference, minor: number): Expected {
  let id = 0
  return {
    isAccepted: true,
    run: inTransaction(async (trx, accountId) => {
      id = await newOrderId(trx, accountId)
      await holdOrWait(trx, { accountId, orderId: id, amount: BigInt(minor) })
    }),
    apply() {
      const isHeld = reference.waiting === 0 && reference.available >= minor
      const state = isHeld ? 'held' : 'waiting'
      reference.orders.push({ id, amount: minor, state, captured: 0, released: 0, refunded: 0 })
      if (!isHeld) return
      reference.available -= minor
      reference.held += minor
    },
  }
}

function adjustment(reference: LedgerReference, minor: number): Expected {
  return {
    isAccepted: reference.available + minor >= 0,
    run: inTransaction(async (trx, accountId) => {
      const proposal = { accountId, amount: BigInt(minor), reason: 'model', by: 'staff:a' }
      const { id: adjustmentId, state } = await proposeAdjustment(trx, proposal)
      if (state === 'posted') return
      await decideAdjustment(trx, { adjustmentId, isApproved: true, by: 'staff:b' })
    }),
    apply: () => reference.gain(minor),
  }
}

function reversal(reference: LedgerReference, index: number): Expected | null {
  const found = reference.payments[index % Math.max(reference.payments.length, 1)]
  if (!found) return null
  const { id: paymentId, amount: minor } = found
  return {
    isAccepted: true,
    run: inTransaction(async (trx) => {
      await proposeReversal(trx, { paymentId, reason: 'model', by: 'staff:a' })
      await reversePayment(trx, { paymentId, by: 'staff:b' })
    }),
    apply() {
      reference.payments = reference.payments.filter(({ id }) => id !== paymentId)
      const taken = Math.min(reference.available, minor)
      reference.available -= taken
      reference.owed += minor - taken
    },
  }
}

function onOrder(
  reference: LedgerReference,
  { act, at: index, amount: minor }: Extract<Act, { at: number }>,
): Expected | null {
  const isForWaiting = act === 'fund' || act === 'leave'
  const fitting = reference.orders.filter(({ state }) => (state === 'waiting') === isForWaiting)
  const found = fitting[index % Math.max(fitting.length, 1)]
  if (!found) return null
  const open = found.amount - found.captured - found.released
  const { id: orderId } = found
  if (act === 'fund') return funding(reference, found)
  if (act === 'leave') {
    return {
      isAccepted: true,
      run: inTransaction((trx, accountId) => leaveWaiting(trx, { accountId })),
      apply: () => void reference.orders.splice(reference.orders.indexOf(found), 1),
    }
  }
  if (act === 'refund') {
    // The restocking fee: 15% of the amount, rounded half up.
    const fee = Math.floor((minor * 1500 + 5000) / 10_000)
    const refund = {
      orderId,
      returnId: newReturnId(),
      amount: BigInt(minor),
      feeBasis: BigInt(minor),
    }
    return {
      isAccepted: minor <= found.captured - found.refunded,
      run: inTransaction((trx) => refundReturn(trx, refund)),
      apply() {
        found.refunded += minor
        reference.gain(minor - fee)
      },
    }
  }
  const isCapture = act === 'capture'
  const capture = { orderId, goods: BigInt(minor), freight: 0n }
  return {
    isAccepted: minor <= open,
    run: inTransaction(async (trx) =>
      isCapture
        ? captureHold(trx, { ...capture, shipmentId: await newShipmentId(trx, orderId) })
        : releaseHold(trx, { orderId, amount: BigInt(minor) }),
    ),
    apply() {
      found[isCapture ? 'captured' : 'released'] += minor
      reference.held -= minor
      if (!isCapture) reference.gain(minor)
    },
  }
}

function funding(reference: LedgerReference, found: Order): Expected {
  const isFunded = reference.available >= found.amount
  return {
    isAccepted: true,
    run: inTransaction(async (trx, accountId) => {
      const hold = { accountId, orderId: found.id, amount: BigInt(found.amount) }
      const wasFunded = await fundWaiting(trx, hold)
      if (wasFunded !== isFunded) throw new Error(`order ${found.id} was funded: ${wasFunded}`)
    }),
    apply() {
      if (!isFunded) return
      found.state = 'held'
      reference.available -= found.amount
      reference.held += found.amount
    },
  }
}

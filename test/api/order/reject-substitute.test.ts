// POST /api/orders/{orderNo}/reject-substitute
import { afterEach, describe, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../../src/contract/order.ts'
import { rejectSubstituteRoute } from '../../../src/contract/substitution.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { packOrder, pickOrder } from '../../../src/server/staff/orders/handle-order.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { MEMBER_ROLES } from '../../../src/shared/membership.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { expectReconciled } from '../../support/expect-reconciled.ts'
import { figuresOf } from '../../support/money.ts'
import {
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  setOnHand,
  setStock,
} from '../../support/orders.ts'
import {
  allowSubstitutes,
  readSubstitutedOrder,
  runSubstitution,
  shortOrder,
} from '../../support/substitutes.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const

const reject = (login: TestMember, orderNo: string, more: Record<string, unknown> = {}) =>
  ask<{ state: string }>(
    shop(),
    rejectSubstituteRoute,
    { orderNo, position: 2, ...more },
    login.headers,
  )

/** Places an order whose item runs out and is substituted. */
async function placeSubstitutedOrder() {
  const order = await shortOrder(shop())
  await runSubstitution(shop())
  return order
}

afterEach(() => expectReconciled(shop().db))

describe('refusing a substitute', () => {
  test.each(LANGS)('releases its pieces and its money in %s', async (lang) => {
    const { dropshipper, orderNo } = await placeSubstitutedOrder()
    const answer = await reject(dropshipper, orderNo, { lang })
    expect(answer).toMatchObject({ code: 200, result: { state: 'cancelled' } })
    expectContract(rejectSubstituteRoute, answer.result)
    expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({ held: 0 })
    expect(await levelOf(shop(), OTHER)).toMatchObject({ reserved: 0 })
    const again = await reject(dropshipper, orderNo, { lang })
    expect(again).toMatchObject({
      code: RESULT_CODES.alreadyDone,
      msg: resultText(RESULT_CODES.alreadyDone, lang),
    })
  })

  test('leaves the other lines of the order, also while it is picked', async () => {
    for (const isPicked of [false, true]) {
      await setStock(shop(), ITEM, 10)
      await setStock(shop(), OTHER, 10)
      await setStock(shop(), 'VC-LT97948', 10)
      const dropshipper = await createDropshipper(shop())
      await allowSubstitutes(shop(), dropshipper)
      const lines = [ITEM, 'VC-LT97948'].map((itemNo) => ({ itemNo, quantity: 1 }))
      const { orderNo } = await placeOrder(shop(), dropshipper, lines)
      await setOnHand(shop(), ITEM, 0)
      await runSubstitution(shop())
      if (isPicked) await pickOrder(staff(), orderNo)
      const { items, state } = await readSubstitutedOrder(shop(), dropshipper, orderNo)
      expect(items[2]).toMatchObject({ replaces: ITEM, position: 3, mayRefuse: true })
      const before = await figuresOf(shop().db, dropshipper.accountId)
      expect((await reject(dropshipper, orderNo, { position: 3 })).result).toMatchObject({ state })
      const after = await figuresOf(shop().db, dropshipper.accountId)
      const amount = Number(items[2]?.amount.replace('.', ''))
      expect(after.available - before.available).toBe(amount)
    }
  })

  test('cancels an order whose buyer asked for that while it was picked, once nothing is left to pick', async () => {
    const WAITING = 'VC-LT97948'
    await setStock(shop(), ITEM, 1)
    await setStock(shop(), OTHER, 10)
    await setStock(shop(), WAITING, 0)
    const dropshipper = await createDropshipper(shop())
    await allowSubstitutes(shop(), dropshipper, {
      exceptions: [{ itemNo: WAITING, rule: 'never' }],
    })
    const lines = [ITEM, WAITING].map((itemNo) => ({ itemNo, quantity: 1 }))
    const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
    await setOnHand(shop(), ITEM, 0)
    await runSubstitution(shop())
    await pickOrder(staff(), orderNo)
    const asked = await ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
    expect(asked.code).toBe(RESULT_CODES.queued)
    const answer = await reject(dropshipper, orderNo, { position: 3 })
    expect(answer).toMatchObject({ code: 200, result: { state: 'cancelled' } })
    const order = await readSubstitutedOrder(shop(), dropshipper, orderNo)
    expect(order).toMatchObject({ state: 'cancelled', cancelAskedAt: null })
    expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({ held: 0 })
    expect(await levelOf(shop(), WAITING)).toMatchObject({ reserved: 0, backordered: 0 })
  })

  test('is too late once the order is packed', async () => {
    const { dropshipper, orderNo } = await placeSubstitutedOrder()
    await pickOrder(staff(), orderNo)
    await packOrder(staff(), orderNo, PARCEL)
    expect((await reject(dropshipper, orderNo)).code).toBe(409)
    expect((await readSubstitutedOrder(shop(), dropshipper, orderNo)).items[1]).toMatchObject({
      mayRefuse: false,
      reserved: 1,
    })
  })

  test('either succeeds or is too late when the order is packed at the same moment', async () => {
    const won = { rejected: 0, packed: 0 }
    for (let round = 0; round < 6; round += 1) {
      const { dropshipper, orderNo } = await placeSubstitutedOrder()
      await pickOrder(staff(), orderNo)
      const [packed, rejected] = await Promise.all([
        packOrder(staff(), orderNo, PARCEL).catch(() => null),
        reject(dropshipper, orderNo),
      ])
      const { state } = await readSubstitutedOrder(shop(), dropshipper, orderNo)
      expect([packed, rejected.code, state]).toEqual(
        packed === null ? [null, 200, 'cancelled'] : ['packed', 409, 'packed'],
      )
      won[packed === null ? 'rejected' : 'packed'] += 1
    }
    expect(won.rejected + won.packed).toBe(6)
  })

  test('is for owners and buyers of the company, and for substitutes only', async () => {
    const { dropshipper, orderNo } = await placeSubstitutedOrder()
    expect((await reject(dropshipper, orderNo, { position: 1 })).code).toBe(404)
    expect((await reject(dropshipper, orderNo, { position: 9 })).code).toBe(404)
    expect((await reject(await createDropshipper(shop()), orderNo)).code).toBe(404)
    for (const role of MEMBER_ROLES) {
      if (role === 'owner' || role === 'buyer') continue
      const { companyId } = dropshipper
      const login = await createMember(shop().db, { kind: 'dropship', companyId, role })
      expect((await reject(login, orderNo)).code, role).toBe(403)
    }
  })
})

// One company whose logins order at the same moment, on a balance that covers only some of the orders.
import { setTimeout as sleep } from 'node:timers/promises'
import { placeOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { send } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { credit, createDropshipper, prepareOrder, type Dropshipper } from '../support/orders.ts'
import { figuresOf } from '../support/money.ts'
import { parseMinor } from '../../src/shared/minor-units.ts'
import type { TestApp } from '../support/test-app.ts'

export interface ShortBalanceOutcome {
  /** Orders that the money covers, and those that wait. */
  held: number
  waiting: number
  /** Cents that are left. */
  available: number
}

/** Each login has a basket with one piece; the money covers `covered` of them to the cent. */
export async function shortBalanceRound(
  shop: TestApp,
  { logins, covered }: { logins: number; covered: number },
): Promise<ShortBalanceOutcome> {
  const first = await createDropshipper(shop, 0n)
  const { companyId, accountId } = first
  const inputs = []
  for (let at = 0; at < logins; at += 1) {
    const login = await createMember(shop.db, { kind: 'dropship', companyId })
    const dropshipper = { ...login, accountId }
    inputs.push({ dropshipper, input: await prepareOrder(shop, dropshipper) })
  }
  const each = parseMinor(String(inputs[0]!.input['expectedTotal']), 'USD') ?? 0n
  await credit(shop, first, each * BigInt(covered))
  await Promise.all(inputs.map(({ dropshipper, input }) => placeWhenFree(shop, dropshipper, input)))
  const { available, held, waiting } = await figuresOf(shop.db, accountId)
  return { held: held / Number(each), waiting, available }
}

/** The order was placed: paid for, waiting for money, or by an earlier submission whose answer was lost. */
const PLACED: number[] = [RESULT_CODES.done, RESULT_CODES.needsAction, RESULT_CODES.alreadyDone]

/** Repeats the request with its key while the shop is overloaded (503) or still handles an earlier one (`inFlight`). */
async function placeWhenFree(
  shop: TestApp,
  dropshipper: Dropshipper,
  input: object,
): Promise<void> {
  for (;;) {
    const { method, path } = placeOrderRoute
    const response = await send(shop, method, path, JSON.stringify(input), dropshipper.headers)
    if (response.statusCode !== 503) {
      const { code, result } = response.json<{ code: number; result?: { reason?: string } }>()
      if (PLACED.includes(code)) return
      if (result?.reason !== 'inFlight') throw new Error(`An order got ${response.body}`)
    }
    await sleep(20)
  }
}

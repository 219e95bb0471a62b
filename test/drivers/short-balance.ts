// One company whose logins order at the same moment, on a balance that covers only some of the orders.
import { setTimeout as sleep } from 'node:timers/promises'
import { placeOrderRoute } from '../../src/contract/order.ts'
import { send } from '../support/ask.ts'
import { enrol } from '../support/enrol.ts'
import { credit, enrolDropshipper, prepareOrder, type Dropshipper } from '../support/orders.ts'
import { figuresOf } from '../support/money.ts'
import { parseMinor } from '../../src/shared/minor-units.ts'
import type { TestApp } from '../support/test-app.ts'

export interface ShortBalanceOutcome {
  held: number
  waiting: number
  available: number
  waitingCount: number
}

/** Each login has a basket with one piece; the money covers `covered` of them to the cent. */
export async function shortBalanceRound(
  shop: TestApp,
  { logins, covered }: { logins: number; covered: number },
): Promise<ShortBalanceOutcome> {
  const first = await enrolDropshipper(shop, 0n)
  const { companyId, accountId } = first
  const inputs = []
  for (let at = 0; at < logins; at += 1) {
    const login = await enrol(shop.db, { kind: 'dropship', companyId })
    const dropshipper = { ...login, accountId }
    inputs.push({ dropshipper, input: await prepareOrder(shop, dropshipper) })
  }
  const each = parseMinor(String(inputs[0]!.input['expectedTotal']), 'USD') ?? 0n
  await credit(shop, first, each * BigInt(covered))
  const codes = await Promise.all(
    inputs.map(({ dropshipper, input }) => placeWhenFree(shop, dropshipper, input)),
  )
  const { available, waiting } = await figuresOf(shop.db, accountId)
  return {
    held: codes.filter((code) => code === 200).length,
    waiting: codes.filter((code) => code === 40001).length,
    available,
    waitingCount: waiting,
  }
}

/** Fifty orders wait for a few connections: a busy shop answers 503, and the same key is sent again. */
async function placeWhenFree(
  shop: TestApp,
  dropshipper: Dropshipper,
  input: object,
): Promise<number> {
  for (;;) {
    const { method, path } = placeOrderRoute
    const response = await send(shop, method, path, JSON.stringify(input), dropshipper.headers)
    if (response.statusCode === 200) return response.json<{ code: number }>().code
    if (response.statusCode !== 503) throw new Error(`An order got HTTP ${response.statusCode}`)
    await sleep(20)
  }
}

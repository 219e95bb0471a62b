// Buyers of the benchmark of orders: each fills a basket, checks out and places, as a browser does.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { sql, type Kysely } from 'kysely'
import { addBasketLinesRoute } from '../src/contract/basket.ts'
import type { CallRoute } from '../src/contract/call.ts'
import { checkoutRoute, placeOrderRoute } from '../src/contract/order.ts'
import type { Database } from '../src/server/db/database.ts'
import { confirmTerms, DEMONSTRATION } from '../src/server/modules/shipping/writing/write-terms.ts'
import { callPath } from '../src/shared/call-path.ts'
import { createMember } from '../test/support/create-member.ts'
import { createMemberWithMoney } from '../test/support/money.ts'

const CHOICES = {
  address: {
    name: 'Example Recipient',
    line1: 'Example Street 17',
    city: 'Hamburg',
    postCode: '20095',
    country: 'DE',
    phone: '+49 40 123456',
  },
  service: 'example-air-express',
}
/** Enough for every order of a run, in minor units. */
const MONEY = 900_000_000_000n

export interface Buyer {
  headers: Record<string, string>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Answer {
  /** The result code, or the HTTP status of a call that was rejected without one. */
  code: number
  result: Record<string, unknown>
  milliseconds: number
}

export function sendCall(
  origin: string,
  route: CallRoute,
  input: object,
  headers: Record<string, string>,
): Promise<Answer> {
  const { address, body } = callPath(route.method, route.path, { lang: 'en_us', ...input })
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${address}`, {
      method: route.method,
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const milliseconds = performance.now() - begun
        // A shop that has too much to do rejects a call with an HTTP status and without an envelope.
        if (response.statusCode !== 200)
          return resolve({ code: response.statusCode ?? 0, result: {}, milliseconds })
        const { code, result } = JSON.parse(Buffer.concat(parts).toString()) as Answer
        resolve({ code, result, milliseconds })
      })
    })
    sent.end(body ?? undefined)
  })
}

/** Confirms the example shipping terms, and sets the stock of each item to more pieces than a run can order. */
export async function prepareShop(owner: Kysely<Database>): Promise<void> {
  // With an external database (DATABASE_URL), the shop loads the example terms without confirming them.
  const terms = { service: null, now: new Date('2026-01-01'), actor: DEMONSTRATION }
  await owner.transaction().execute((trx) => confirmTerms(trx, terms))
  await sql`update stock_level set on_hand = 1000000000 where on_hand < 900000000`.execute(owner)
}

/** Creates buyers, each with its own company and money; with `hasSharedAccount` all are logins of one company. */
export async function createBuyers(
  owner: Kysely<Database>,
  { count, hasSharedAccount = false }: { count: number; hasSharedAccount?: boolean },
): Promise<Buyer[]> {
  const first = await createMemberWithMoney(owner, owner, { available: MONEY })
  const buyers: Buyer[] = [first]
  while (buyers.length < count) {
    const { companyId } = first
    buyers.push(
      hasSharedAccount
        ? await createMember(owner, { kind: 'dropship', companyId })
        : await createMemberWithMoney(owner, owner, { available: MONEY }),
    )
  }
  return buyers
}

/** Finds items that can be ordered, by ordering one piece of each; empties all baskets after an item that cannot. */
export async function findItemsByOrdering(
  origin: string,
  owner: Kysely<Database>,
  { buyer, count }: { buyer: Buyer; count: number },
): Promise<string[]> {
  const rows = await owner
    .selectFrom('product')
    .where('status', '=', 'active')
    .where('stop', '=', false)
    .select('item_no')
    .orderBy(sql`md5(item_no)`)
    .limit(count * 4)
    .execute()
  const items: string[] = []
  for (const { item_no: itemNo } of rows) {
    if (items.length === count) break
    if ((await placeTimedOrder(origin, buyer, itemNo)).code === 200) items.push(itemNo)
    else await sql`delete from basket_line`.execute(owner)
  }
  if (items.length < count) throw new Error(`Only ${items.length} items can be ordered.`)
  return items
}

async function fillBasket(origin: string, buyer: Buyer, itemNo: string) {
  const lines = [{ itemNo, quantity: 1 }]
  const sent = { lines, mode: 'set' }
  const { code, result, milliseconds } = await sendCall(
    origin,
    addBasketLinesRoute,
    sent,
    buyer.headers,
  )
  return { code, revision: result['revision'], milliseconds }
}

/** Times in ms. */
export interface TimedOrder {
  /** From the first call to the answer of the last. */
  whole: number
  /** The last call, which places the order. */
  placing: number
  /** Of RESULT_CODES: done (held), accepted (backordered), needsAction (waiting for money); any other was rejected. */
  code: number
}

/** Places an order of one piece with three calls: basket, checkout, order. */
export async function placeTimedOrder(
  origin: string,
  buyer: Buyer,
  itemNo: string,
): Promise<TimedOrder> {
  const begun = performance.now()
  const timed = ({ code, milliseconds }: Pick<Answer, 'code' | 'milliseconds'>) => {
    return { whole: performance.now() - begun, placing: milliseconds, code }
  }
  const filled = await fillBasket(origin, buyer, itemNo)
  if (filled.code !== 200) return timed(filled)
  const { revision } = filled
  const choices = { ...CHOICES, revision }
  const checked = await sendCall(origin, checkoutRoute, choices, buyer.headers)
  if (checked.code !== 200) return timed(checked)
  const input = { ...choices, expectedTotal: checked.result['total'], key: randomUUID() }
  return timed(await sendCall(origin, placeOrderRoute, input, buyer.headers))
}

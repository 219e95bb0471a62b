// Dropshippers who order over HTTP from shops that may die at any moment, and repeat a request until it is answered.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { CallRoute } from '../../src/contract/call.ts'
import { addBasketLinesRoute } from '../../src/contract/basket.ts'
import { checkoutRoute, placeOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import type { Database } from '../../src/server/db/database.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { callPath } from '../../src/shared/call-path.ts'
import { CHOICES, ITEM } from '../support/orders.ts'

interface Sender {
  headers: Record<string, string>
}

export interface Reply {
  code: number
  result: Record<string, unknown>
}

/** Rejects when the connection is lost. `isReplyLost` cuts it as soon as the request has been sent. */
export function post(
  port: number,
  {
    route,
    input,
    headers,
    isReplyLost = false,
  }: {
    route: CallRoute
    input: object
    headers: Record<string, string>
    isReplyLost?: boolean
  },
): Promise<Reply> {
  const { address, body } = callPath(route.method, route.path, { lang: 'en_us', ...input })
  return new Promise((resolve, reject) => {
    const sent = request(`http://127.0.0.1:${port}${address}`, {
      method: route.method,
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
      timeout: 20_000,
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')))
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => {
        try {
          resolve(JSON.parse(text) as Reply)
        } catch {
          reject(new Error(`not an answer: ${text.slice(0, 80)}`))
        }
      })
    })
    sent.end(body ?? undefined, () => {
      if (isReplyLost) setTimeout(() => sent.destroy(new Error('reply lost')), 5)
    })
  })
}

/** Enough to outlast the time that a shop is down, also where it dies again soon after each start. */
const MAX_ATTEMPTS = 6000
/** Held, backordered, placed by an earlier submission, or waiting for money. */
const PLACED = new Set<number>([
  RESULT_CODES.done,
  RESULT_CODES.accepted,
  RESULT_CODES.alreadyDone,
  RESULT_CODES.needsAction,
])

/** Repeats while a shop is down, busy or still at work on the same key; alternates between the ports. */
export async function postUntilAnswered(
  ports: () => number[],
  submission: Parameters<typeof post>[1],
): Promise<Reply> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const open = ports()
    const port = open[(attempt + Math.floor(Math.random() * 2)) % Math.max(open.length, 1)]
    if (port !== undefined) {
      const reply = await post(port, submission).catch(() => undefined)
      const isBusy =
        reply === undefined ||
        reply.code === 503 ||
        (reply.code === 409 && reply.result['reason'] === 'inFlight')
      if (!isBusy) return reply
    }
    await sleep(50 + Math.random() * 100)
  }
  throw new Error('no shop answered')
}

/** An answer other than 200 to a step before the order. */
class RejectedStep extends Error {}

async function takeStep(
  ports: () => number[],
  submission: Parameters<typeof post>[1],
): Promise<Reply['result']> {
  const reply = await postUntilAnswered(ports, submission)
  if (reply.code !== RESULT_CODES.done) throw new RejectedStep(summaryOf(reply))
  return reply.result
}

function summaryOf({ code, result }: Reply): string {
  return `${code} ${JSON.stringify(result).slice(0, 200)}`
}

/** What a browser sends for one piece, with a key of its own. Errors: RejectedStep. */
export async function prepareOrderOverHttp(
  ports: () => number[],
  { headers }: Sender,
  itemNo = ITEM,
): Promise<Record<string, unknown>> {
  const basket = { lines: [{ itemNo, quantity: 1 }], mode: 'set' }
  const added = await takeStep(ports, { route: addBasketLinesRoute, input: basket, headers })
  const checkout = { ...CHOICES, revision: added['revision'] }
  const checked = await takeStep(ports, { route: checkoutRoute, input: checkout, headers })
  return { ...checkout, expectedTotal: checked['total'], key: randomUUID() }
}

export interface Journal {
  /** Number of the acknowledged order by key. */
  acknowledged: Map<string, string>
  /** Other answers to an order, or to a step before it. */
  rejected: string[]
}

/** Each dropshipper places one order after the other until `isOver`; what was acknowledged is in the journal. */
export async function placeUntil(
  ports: () => number[],
  dropshippers: readonly Sender[],
  isOver: () => boolean,
): Promise<Journal> {
  const journal: Journal = { acknowledged: new Map(), rejected: [] }
  await Promise.all(
    dropshippers.map(async (dropshipper) => {
      while (!isOver()) {
        await placeOne(ports, dropshipper, journal).catch((error: unknown) => {
          if (!(error instanceof RejectedStep)) throw error
          journal.rejected.push(error.message)
        })
      }
    }),
  )
  return journal
}

async function placeOne(
  ports: () => number[],
  dropshipper: Sender,
  journal: Journal,
): Promise<void> {
  const input = await prepareOrderOverHttp(ports, dropshipper)
  const submission = { route: placeOrderRoute, input, headers: dropshipper.headers }
  const reply = await postUntilAnswered(ports, submission)
  if (!PLACED.has(reply.code)) throw new RejectedStep(summaryOf(reply))
  journal.acknowledged.set(String(input['key']), String(reply.result['orderNo']))
}

export interface JournalComparison {
  /** Acknowledged orders that the database does not have. */
  lost: string[]
  /** Orders beyond those that were acknowledged. */
  surplus: number
  differences: unknown[]
}

/** Compares the journal with the orders of these companies and reconciles the database. */
export async function compareJournal(
  db: Kysely<Database>,
  journal: Journal,
  companyIds: readonly number[],
): Promise<JournalComparison> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from trade_order where company_id = any(${companyIds}::bigint[])`.execute(db)
  const stored = new Set(rows.map(({ order_no }) => order_no))
  const acknowledged = new Set(journal.acknowledged.values())
  return {
    lost: [...acknowledged].filter((orderNo) => !stored.has(orderNo)),
    surplus: stored.size - acknowledged.size,
    differences: await findDifferences(db, null),
  }
}

/** Runs `fault` `times` times while these dropshippers order, and compares the answers they got with the database. */
export async function placeDuring(
  shop: {
    owner: Kysely<Database>
    ports: () => number[]
    dropshippers: readonly (Sender & { companyId: number })[]
  },
  times: number,
  fault: () => Promise<void>,
): Promise<JournalComparison & { acknowledged: number; rejected: string[] }> {
  const { owner, ports, dropshippers } = shop
  const state = { isOver: false }
  const placing = placeUntil(ports, dropshippers, () => state.isOver)
  for (let time = 0; time < times; time += 1) {
    await sleep(300 + Math.random() * 700)
    await fault()
  }
  state.isOver = true
  const journal = await placing
  const companyIds = dropshippers.map(({ companyId }) => companyId)
  const found = await compareJournal(owner, journal, companyIds)
  return { ...found, acknowledged: journal.acknowledged.size, rejected: journal.rejected }
}

/**
 * Sends one order `times` times at once, alternately to each port; returns the final codes and the number of different
 * answers.
 */
export async function retryAtOnce(
  ports: number[],
  { dropshipper, times }: { dropshipper: Sender; times: number },
): Promise<{ codes: Record<number, number>; answers: number }> {
  const input = await prepareOrderOverHttp(() => ports, dropshipper)
  const submission = { route: placeOrderRoute, input, headers: dropshipper.headers }
  const replies = await Promise.all(
    Array.from({ length: times }, (_, at) =>
      postUntilAnswered(() => [ports[at % ports.length]!], submission),
    ),
  )
  const codes: Record<number, number> = {}
  for (const { code } of replies) codes[code] = (codes[code] ?? 0) + 1
  return { codes, answers: new Set(replies.map(({ result }) => textOf(result))).size }
}

/** The same text for the same fields, since a stored answer has them in another order. */
function textOf(result: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export interface KeyRun {
  keys: number
  orders: number
  /** Keys whose answers differed, or whose altered body was not rejected. */
  wrong: string[]
}

/**
 * Places orders with `keys` idempotency keys, each sent three times at once; a tenth loses a reply, a twentieth comes
 * again with another body.
 */
export async function sendKeys(
  ports: number[],
  { dropshippers, keys }: { dropshippers: readonly Sender[]; keys: number },
): Promise<KeyRun> {
  const run: KeyRun = { keys: 0, orders: 0, wrong: [] }
  const orderNos = new Set<string>()
  await Promise.all(
    dropshippers.map(async (dropshipper) => {
      while (run.keys < keys) {
        run.keys += 1
        const nth = run.keys
        const input = await prepareOrderOverHttp(() => ports, dropshipper)
        const submission = { route: placeOrderRoute, input, headers: dropshipper.headers }
        if (nth % 10 === 0)
          await post(ports[0]!, { ...submission, isReplyLost: true }).catch(() => undefined)
        const replies = await Promise.all(
          [0, 1, 2].map((at) => postUntilAnswered(() => [ports[at % ports.length]!], submission)),
        )
        const answers = new Set(replies.map(({ result }) => String(result['orderNo'])))
        if (answers.size !== 1) run.wrong.push(`${nth}: ${[...answers].join(' ')}`)
        for (const answer of answers) orderNos.add(answer)
        if (nth % 20 !== 0) continue
        const altered = { ...submission, input: { ...input, ownReference: 'altered' } }
        const { code } = await postUntilAnswered(() => ports, altered)
        if (code !== 422) run.wrong.push(`${nth}: an altered body got ${code}`)
      }
    }),
  )
  run.orders = orderNos.size
  return run
}

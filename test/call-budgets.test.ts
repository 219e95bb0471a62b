// How many SQL statements each call takes, so that no number grows unnoticed: for a visitor, for a member, whose
// session takes one, and for staff. test/support/call-budgets.ts is the table.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallRoute } from '../src/contract/call.ts'
import { isSuccess } from '../src/contract/result-code.ts'
import { callPath } from '../src/shared/call-path.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { send, useShop } from './support/ask.ts'
import { CALL_BUDGETS, REJECTED_SAMPLES } from './support/call-budgets.ts'
import { actorsOf, type Caller, type CallActor } from './support/call-inputs.ts'
import { createProvenCaller } from './support/proven-caller.ts'
import { countStatements, type StatementCount } from './support/count-statements.ts'
import { ITEM, OTHER, setStock } from './support/orders.ts'

const shop = useShop()
let statements: StatementCount

beforeAll(async () => {
  for (const item of [ITEM, OTHER]) await setStock(shop(), item, 500)
  statements = countStatements()
})
afterAll(() => statements.stop())

const nameOf = ({ method, path }: CallRoute) => `${method} ${path}`

/** Calls that change nothing, although they are sent by POST and not shared by all visitors. */
const READING_POSTS = new Set([
  'POST /api/home/top-info',
  'POST /api/post-code/region-info',
  'POST /api/file/download/video',
  'POST /api/file/batch/download',
  'POST /api/about/product/update-information/export',
  'POST /api/wish-lists/match',
  'POST /api/wish-lists/preview-mail',
  'POST /api/wish-lists/export',
  'POST /api/checkout',
  'POST /api/returns/preview',
  'POST /api/account/top-ups/quote',
])

/**
 * Whether a request that is not counted is sent first: the first one of a catalogue version fills the memory.
 * A GET that browsers must not prefetch changes the session.
 */
function isRepeatable(route: CallRoute): boolean {
  if (route.method === 'GET') return route.crossSite !== 'deny-prefetch'
  return route.cache === 'public' || READING_POSTS.has(nameOf(route))
}

interface Counted {
  code: number
  /** The statements that were sent to the database. */
  sent: string[]
}

/** Counts the statements of one request; of a call that only reads, of its second request. */
async function countFor(route: CallRoute, actor: CallActor): Promise<Counted> {
  const caller = await createProvenCaller(shop(), route, actor)
  if (isRepeatable(route)) await sendOnce(route, caller, 1)
  statements.take()
  const code = await sendOnce(route, caller, 2)
  return { code, sent: statements.take() }
}

/** `visit` changes the bytes of the request but not its input, so that the response cache does not know it. */
async function sendOnce(route: CallRoute, { headers, input }: Caller, visit: number) {
  const { address, body } = callPath(route.method, route.path, input)
  const url = `${address}${address.includes('?') ? '&' : '?'}visit=${visit}`
  const payload = body === null ? null : body + ' '.repeat(visit)
  const answer = await send(shop(), route.method, url, payload, headers)
  return Number(answer.headers['x-result-code'] ?? answer.statusCode)
}

const CASES = ALL_CALLS.flatMap(({ route }) => actorsOf(route).map((actor) => ({ route, actor })))

test('no call takes more statements than its row of the budgets says, and each call has a row', async () => {
  const over: Record<string, string[]> = {}
  const rejected: Record<string, number> = {}
  for (const { route, actor } of CASES) {
    const name = nameOf(route)
    const { code, sent } = await countFor(route, actor)
    if (!isSuccess(code)) rejected[`${name} ${actor}`] = code
    const budget = CALL_BUDGETS[name]?.[actor]
    if (budget === undefined || sent.length > budget) {
      over[`${name}, ${actor}: ${sent.length} of ${budget ?? 'no row'}`] = sent
    }
  }
  expect(over).toEqual({})
  expect(rejected).toEqual(REJECTED_SAMPLES)
}, 120_000)

test('each row belongs to a call and to an actor who may make it', () => {
  const rows = Object.entries(CALL_BUDGETS).flatMap(([name, budget]) =>
    Object.keys(budget).map((actor) => `${name} ${actor}`),
  )
  expect(rows.sort()).toEqual(CASES.map(({ route, actor }) => `${nameOf(route)} ${actor}`).sort())
})

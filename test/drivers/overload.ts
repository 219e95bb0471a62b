// Sends a mix of requests to a shop, as fast as it answers or at a fixed rate, and counts what becomes of them.
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { percentile } from '../support/compare-times.ts'

export type Kind = 'home' | 'product' | 'search' | 'write' | 'member'

export interface MixedLoad {
  port: number
  itemNos: readonly string[]
  /** Addresses of product pages that are not redirected. */
  productPaths: readonly string[]
  keywords: readonly string[]
  /** Session tokens of members, which may change during the load. */
  tokens: readonly string[]
}

export interface Counted {
  sent: number
  answered: number
  /** Answered with 503. */
  rejected: number
  /** All others: how many ended with which status or result code, or with which error of the connection. */
  failed: Record<string, number>
  /** Of the answered ones, in ms. */
  p50: number
  p99: number
}

export interface LoadOutcome {
  /** Requests answered per second. */
  perSecond: number
  /** Of the rejected ones, in ms. */
  rejectedP50: number
  rejectedP99: number
  /** How late this process was itself, in ms: no time above is measured more exactly. */
  driverDelayP99: number
  kinds: Record<Kind, Counted>
}

/** The share of each kind of request, in hundredths. */
const MIX: readonly [Kind, number][] = [
  ['home', 30],
  ['product', 30],
  ['search', 20],
  ['write', 10],
  ['member', 10],
]

interface Reply {
  kind: Kind
  /** The result code of an answer, otherwise the HTTP status or the error of the connection. */
  status: number | string
  ms: number
}

/** Each of `connections` sends its next request when the former one is answered. */
export async function closedLoop(
  load: MixedLoad,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadOutcome> {
  const tally = createTally()
  const delay = measureDelay()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ends = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let turn = at; performance.now() < ends; turn += connections) {
        tally.add(await send(load, agent, turn))
      }
    }),
  )
  agent.destroy()
  return tally.outcome(seconds, delay())
}

/** Sends at this rate whatever comes back. */
export async function openLoop(
  load: MixedLoad,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
  const delay = measureDelay()
  const tally = createTally()
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let turn = 0; ;) {
    const elapsed = performance.now() - began
    if (elapsed >= seconds * 1000) break
    for (; turn < (elapsed / 1000) * perSecond; turn += 1) {
      const ended = send(load, agent, turn).then(tally.add)
      open.add(ended)
      void ended.then(() => open.delete(ended))
    }
    await sleep(2)
  }
  await Promise.all(open)
  agent.destroy()
  return tally.outcome(seconds, delay())
}

/** Measures until the returned function is called, which answers with the 99th percentile in ms. */
function measureDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  return () => {
    histogram.disable()
    return Math.max(0, histogram.percentile(99) / 1e6 - 10)
  }
}

function send(load: MixedLoad, agent: Agent, turn: number): Promise<Reply> {
  const kind = kindOf(turn)
  const { method, path, body, headers } = requestOf(load, kind, turn)
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: Reply['status']) =>
      resolve({ kind, status, ms: performance.now() - began })
    const sent = request(
      { host: '127.0.0.1', port: load.port, agent, method, path, headers },
      (response) => {
        response.resume()
        response.on('end', () =>
          end(
            response.statusCode === 200
              ? Number(response.headers['x-result-code'] ?? 200)
              : (response.statusCode ?? 0),
          ),
        )
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
    sent.end(body)
  })
}

/** Spread evenly: 37 and 100 have no common divisor. */
function kindOf(turn: number): Kind {
  let place = (turn * 37) % 100
  for (const [kind, share] of MIX) {
    if (place < share) return kind
    place -= share
  }
  return 'home'
}

function requestOf(
  { itemNos, productPaths, keywords, tokens }: MixedLoad,
  kind: Kind,
  turn: number,
) {
  const itemNo = itemNos[(turn * 13) % itemNos.length] ?? ''
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const memberHeaders = { ...headers, authorization: `Bearer ${tokens[turn % tokens.length]}` }
  // Another page for every request: nothing is answered from the cache but the home page.
  if (kind === 'product') {
    const path = productPaths[(turn * 13) % productPaths.length] ?? ''
    return { method: 'GET', path: `${path}?visit=${turn}`, headers }
  }
  if (kind === 'search') {
    const keyword = encodeURIComponent(`${keywords[(turn * 7) % keywords.length]} ${turn}`)
    return { method: 'GET', path: `/searchProduct?keyword=${keyword}`, headers }
  }
  if (kind === 'member')
    return { method: 'GET', path: '/api/home/other-info', headers: memberHeaders }
  if (kind === 'home') return { method: 'GET', path: '/', headers }
  const body = JSON.stringify({ lang: 'en_us', quantity: 5 + (turn % 90) })
  return {
    method: 'POST',
    path: `/api/about/product/wish-list/${itemNo}`,
    headers: { ...memberHeaders, 'content-type': 'application/json' },
    body,
  }
}

interface Tally {
  /** Of the answered ones, in ms. */
  times: number[]
  rejected: number
  failed: Counted['failed']
}

/** Counts replies as they come in; of each it keeps a number, so that an hour of them fits into memory. */
function createTally() {
  const empty = (): Tally => ({ times: [], rejected: 0, failed: {} })
  const kinds = Object.fromEntries(MIX.map(([kind]) => [kind, empty()])) as Record<Kind, Tally>
  const rejections: number[] = []
  return {
    add({ kind, status, ms }: Reply): void {
      const counted = kinds[kind]
      if (isAnswer(status)) {
        counted.times.push(ms)
      } else if (status === 503) {
        counted.rejected += 1
        rejections.push(ms)
      } else {
        counted.failed[status] = (counted.failed[status] ?? 0) + 1
      }
    },
    outcome(seconds: number, driverDelayP99: number): LoadOutcome {
      const answered = Object.values(kinds).reduce((sum, { times }) => sum + times.length, 0)
      return {
        perSecond: answered / seconds,
        rejectedP50: percentile(rejections, 0.5),
        rejectedP99: percentile(rejections, 0.99),
        driverDelayP99,
        kinds: Object.fromEntries(
          Object.entries(kinds).map(([kind, counted]) => [kind, countOf(counted)]),
        ) as Record<Kind, Counted>,
      }
    },
  }
}

function countOf({ times, rejected, failed }: Tally): Counted {
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  return {
    sent: times.length + rejected + failures,
    answered: times.length,
    rejected,
    failed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** Done; or done already, because a list may have had the line. */
function isAnswer(status: Reply['status']): boolean {
  return status === RESULT_CODES.done || status === RESULT_CODES.alreadyDone
}

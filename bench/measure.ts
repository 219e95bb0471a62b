// Measures one workload: uncached with one and with 16 connections, cached, and compared with bare node:http.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Workload } from './requests.ts'
import { startOnServerCore, stopChild, type BenchShop } from './bench-shop.ts'
import { load, type BenchRequest, type Load } from './wrk.ts'

export interface Measurement {
  /** Uncached, with one connection and with 16. */
  cold1: Load
  cold16: Load
  /** Processor time of one response at 16 connections, in milliseconds. */
  serverMs: number
  databaseMs: number
  /**
   * Cached, with one connection and with 16, and the same bytes from bare node:http; missing for pages that are never
   * cached.
   */
  warm?: { one: Load; sixteen: Load; bare: Load }
}

/** The number of different requests that a run with cached responses repeats. */
const WARM_REQUESTS = 200

export async function measureWorkload(
  shop: BenchShop,
  { requests }: Workload,
  { seconds, isCached }: { seconds: number; isCached: boolean },
): Promise<Measurement> {
  const { origin } = shop
  // The first requests compile code and fill caches of the database, so they are not measured.
  await load(origin, requests.slice(-300), { connections: 4, seconds: 2 })
  const cold1 = await load(origin, requests, { connections: 1, seconds })
  const [server, database] = [await shop.serverCpuSeconds(), await shop.databaseCpuSeconds()]
  // Starts after the requests whose responses are cached now.
  const offset = cold1.requests
  const cold16 = await load(origin, requests, { connections: 16, seconds, offset })
  const perResponse = (from: number, to: number) => ((to - from) * 1000) / cold16.requests
  const serverMs = perResponse(server, await shop.serverCpuSeconds())
  const databaseMs = perResponse(database, await shop.databaseCpuSeconds())
  const uncached = { cold1, cold16, serverMs, databaseMs }
  if (!isCached) return uncached
  const warm = requests.slice(0, WARM_REQUESTS)
  await load(origin, warm, { connections: 4, seconds: 2 })
  const one = await load(origin, warm, { connections: 1, seconds })
  const sixteen = await load(origin, warm, { connections: 16, seconds })
  return { ...uncached, warm: { one, sixteen, bare: await measureBare(origin, warm, seconds) } }
}

async function measureBare(
  origin: string,
  requests: BenchRequest[],
  seconds: number,
): Promise<Load> {
  const answers: Record<string, { headers: Record<string, string>; body: string }> = {}
  for (const { method, path, body } of requests) {
    const answer = await fetchRaw(origin + path, method, body)
    answers[body === undefined ? path : `${path} ${body}`] = answer
  }
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const settings = { BARE_ANSWERS: file }
  const { origin: bare, child } = await startOnServerCore('bench/bare-server.ts', settings)
  try {
    await load(bare, requests, { connections: 16, seconds: 1 })
    return await load(bare, requests, { connections: 16, seconds })
  } finally {
    await stopChild(child)
  }
}

/** Returns the bytes as sent, still compressed. */
function fetchRaw(address: string, method: string, body: string | undefined) {
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sending = request(address, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { connection: _, 'keep-alive': __, date: ___, ...sent } = answer.headers
        resolve({
          headers: sent as Record<string, string>,
          body: Buffer.concat(parts).toString('base64'),
        })
      })
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

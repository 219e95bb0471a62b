// Measures how long log-ins with the right password take, one after the other.
import { percentile } from '../test/support/compare-times.ts'
import { createMember } from '../test/support/create-member.ts'
import { connect } from '../src/server/db/connect.ts'
import { hashPassword } from '../src/server/platform/passwords/password-hash.ts'
import { logIn } from './log-in-requests.ts'
import type { BenchShop } from './bench-shop.ts'

const PASSWORD = 'a password for measuring'

export interface LogInTimes {
  /** Percentiles, in milliseconds. */
  p50: number
  p99: number
  /** Processor time of the server per log-in, in milliseconds. */
  serverMs: number
  failed: number
}

/** Each log-in is of another account and comes from another address, so that no rate limit applies. */
export async function measureLogIns(shop: BenchShop, count: number): Promise<LogInTimes> {
  const names = await createMembers(shop.databaseUrl, count)
  const times: number[] = []
  let failed = 0
  const before = await shop.serverCpuSeconds()
  for (const name of names) {
    const { code, milliseconds } = await logIn(shop.origin, name, PASSWORD)
    if (code !== 200) failed += 1
    times.push(milliseconds)
  }
  const serverMs = (((await shop.serverCpuSeconds()) - before) * 1000) / count
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), serverMs, failed }
}

async function createMembers(databaseUrl: string, count: number): Promise<string[]> {
  const { db, close } = connect({ url: databaseUrl, poolSize: 2, applicationName: 'bench' })
  try {
    const passwordHash = await hashPassword(PASSWORD)
    const names: string[] = []
    while (names.length < count) names.push((await createMember(db, { passwordHash })).username)
    return names
  } finally {
    await close()
  }
}

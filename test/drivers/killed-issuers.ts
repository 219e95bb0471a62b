// Kills processes at random moments while they issue invoices, and looks for lost numbers and gaps.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createMemberWithMoney } from '../support/money.ts'
import type { TestApp } from '../support/test-app.ts'
import { compareDocuments } from './document-acts.ts'

export interface KilledIssuers {
  kills: number
  /** Numbers that were printed after their commit. */
  acknowledged: number
  issued: number
  /** Acknowledged numbers that the database does not have. */
  lost: string[]
  /** Where documents and ledger do not agree, as sentences. */
  differences: string[]
}

/** Each process works on four accounts at once. */
export async function killIssuers(
  shop: Pick<TestApp, 'db' | 'owner' | 'url'>,
  kills: number,
): Promise<KilledIssuers> {
  const accounts: string[] = []
  for (let at = 0; at < 4; at += 1) {
    const paid = { kind: 'wholesale', available: 10n ** 12n } as const
    accounts.push(String((await createMemberWithMoney(shop.db, shop.owner, paid)).accountId))
  }
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < kills; kill += 1) {
    for (const number of await issueUntilKilled(shop.url, accounts)) acknowledged.add(number)
  }
  await untilIdle(shop)
  const rows = await shop.db.selectFrom('issued_document').select('number').execute()
  const stored = new Set(rows.map(({ number }) => number))
  return {
    kills,
    acknowledged: acknowledged.size,
    issued: stored.size,
    lost: [...acknowledged].filter((number) => !stored.has(number)),
    differences: await compareDocuments(shop.db),
  }
}

async function issueUntilKilled(url: string, accounts: readonly string[]): Promise<string[]> {
  const script = join(import.meta.dirname, 'issue-until-killed.ts')
  const child = spawn(process.execPath, [script, url, ...accounts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  const begun = Promise.withResolvers<void>()
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
    begun.resolve()
  })
  child.once('exit', () => begun.reject(new Error('The process ended before it was killed')))
  const closed = once(child, 'close')
  await begun.promise
  await sleep(Math.random() * 150)
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  await closed
  // A number cut in the middle was not acknowledged.
  return out.slice(0, out.lastIndexOf('\n')).split('\n')
}

/** Waits until the database has rolled back what the killed processes had begun. */
async function untilIdle({ owner }: Pick<TestApp, 'owner'>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity where application_name like 'issuing%'`.execute(
      owner,
    )
    if (rows[0]?.open === 0) return
    await sleep(50)
  }
  throw new Error('The database still has connections of killed processes')
}

// What several processes on one database agree on, and when one of them must not serve.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import { logInRoute } from '../../src/contract/user-session.ts'
import { addWishRoute, readListsOfItemsRoute } from '../../src/contract/wish-list.ts'
import { confirmCodeKey } from '../../src/server/context/confirm-code-key.ts'
import { callPath } from '../../src/shared/call-path.ts'
import { send, useShop } from '../support/ask.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { createMember } from '../support/create-member.ts'

const shop = useShop()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-agreement-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the key of verification codes', () => {
  const first = () => ({ CODE_KEY, DATA_DIR: folder, DATABASE_URL: '' })

  test('a process with the key of the first one may start', async () => {
    await confirmCodeKey(shop().owner, first())
    await expect(confirmCodeKey(shop().owner, first())).resolves.toBeUndefined()
  })

  test('a process with another key does not start and says which key is wrong', async () => {
    await confirmCodeKey(shop().owner, first())
    const other = { ...first(), CODE_KEY: '0'.repeat(64) }
    await expect(confirmCodeKey(shop().owner, other)).rejects.toThrow(/^CODE_KEY is not the key/)
    await writeFile(join(folder, 'code-key'), `${'1'.repeat(64)}\n`)
    const file = { ...first(), CODE_KEY: '' }
    await expect(confirmCodeKey(shop().owner, file)).rejects.toThrow(`${folder}/code-key is not`)
  })

  test('an external database needs CODE_KEY, since each machine would make its own', async () => {
    const external = { CODE_KEY: '', DATA_DIR: folder, DATABASE_URL: 'postgresql://h/d' }
    await expect(confirmCodeKey(shop().owner, external)).rejects.toThrow(
      `CODE_KEY is needed beside DATABASE_URL, the same for every process: the content of ${folder}/code-key`,
    )
  })

  test('the server cannot replace the recorded fingerprint', async () => {
    await confirmCodeKey(shop().owner, first())
    await expect(
      sql`update installation_setting set value = 'planted'`.execute(shop().db),
    ).rejects.toThrow(/permission denied/)
  })
})

describe('a database that only answers reads', () => {
  const ready = async () => (await shop().app.inject('/readyz')).json<Record<string, unknown>>()

  test('makes /readyz fail meanwhile, and succeed again afterwards', async () => {
    await expect.poll(ready).toMatchObject({ ready: true, readOnly: false })
    await forbidWrites()
    await expect.poll(ready).toMatchObject({ ready: false, readOnly: true, database: true })
    await allowWrites()
    await expect.poll(ready).toMatchObject({ ready: true, readOnly: false })
  })

  test('lets requests that write be answered with 503, and all others as before', async () => {
    const member = await createMember(shop().owner)
    const wish = { id: 'VC-LT18719', quantity: 10 }
    const guess = { username: 'nobody@customer.example', password: 'a wrong password' }
    const answers = async () => {
      const sent = [
        await post(addWishRoute, wish, member.headers),
        await post(logInRoute, guess),
        await post(readListsOfItemsRoute, { itemNos: ['VC-LT18719'] }, member.headers),
      ]
      return sent.map(({ statusCode }) => statusCode)
    }
    expect(await answers()).toEqual([200, 200, 200])
    await forbidWrites()
    await expect.poll(ready).toMatchObject({ readOnly: true })
    expect(await answers()).toEqual([503, 503, 200])
    expect((await post(addWishRoute, wish, member.headers)).headers['retry-after']).toBe('5')
    await allowWrites()
    await expect.poll(ready).toMatchObject({ ready: true })
    expect(await answers()).toEqual([200, 200, 200])
  })
})

function post(route: CallRoute, input: object, headers: Record<string, string> = {}) {
  const { address, body } = callPath(route.method, route.path, { lang: 'en_us', ...input })
  return send(shop(), route.method, address, body, headers)
}

function forbidWrites(): Promise<void> {
  return changeDatabase('set default_transaction_read_only = on')
}

function allowWrites(): Promise<void> {
  return changeDatabase('reset default_transaction_read_only')
}

/** Ends all connections: a setting of the database counts for new ones. */
async function changeDatabase(change: string): Promise<void> {
  const name = new URL(shop().url).pathname.slice(1)
  await sql.raw(`alter database ${name} ${change}`).execute(shop().owner)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid()`.execute(shop().owner)
}

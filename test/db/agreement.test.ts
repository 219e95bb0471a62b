// What several processes on one database agree on, and when one of them must not serve.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmCodeKey } from '../../src/server/context/confirm-code-key.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { useShop } from '../support/ask.ts'

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

  test('an outside database needs CODE_KEY, since each machine would make its own', async () => {
    const outside = { CODE_KEY: '', DATA_DIR: folder, DATABASE_URL: 'postgresql://h/d' }
    await expect(confirmCodeKey(shop().owner, outside)).rejects.toThrow(
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

test('/readyz is red while the database only answers reads, and green again afterwards', async () => {
  const name = new URL(shop().url).pathname.slice(1)
  const ready = async () => (await shop().app.inject('/readyz')).json<Record<string, unknown>>()
  await expect.poll(ready).toMatchObject({ ready: true, readOnly: false })
  const reconnect = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid()`
  await sql
    .raw(`alter database ${name} set default_transaction_read_only = on`)
    .execute(shop().owner)
  await reconnect.execute(shop().owner)
  await expect.poll(ready).toMatchObject({ ready: false, readOnly: true, database: true })
  await sql.raw(`alter database ${name} reset default_transaction_read_only`).execute(shop().owner)
  await reconnect.execute(shop().owner)
  await expect.poll(ready).toMatchObject({ ready: true, readOnly: false })
})

// A start on a busy machine: the database accepts connections later than requests would wait for them. The tests run
// at the same time, because they mostly wait.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject, test } from 'vitest'
import { connect } from '../src/server/db/connect.ts'
import { checkExternal } from '../src/server/db/engine/external.ts'
import { prepareData } from '../src/server/prepare-data.ts'
import { createFileStore } from '../src/server/platform/files/file-store.ts'
import { createLog } from '../src/server/platform/log.ts'
import { startProxy } from './support/database-proxy.ts'
import { createDatabase } from './support/test-database.ts'

/** Longer than the pool of the server waits for a connection. */
const LATE_MS = 1500

test.concurrent('a start waits for a database that is slow to accept connections', async ({
  expect,
}) => {
  const { adminUrl, template, filesFolder } = inject('testServer')
  const database = await createDatabase(adminUrl, template)
  const proxy = await startProxy(database.url)
  try {
    proxy.silence()
    const engine = {
      url: proxy.url,
      kind: 'external' as const,
      isBehindPooler: false,
      stop: async () => undefined,
    }
    const login = {
      url: proxy.url,
      role: null,
      isBehindPooler: false,
      hasNamedStatements: true,
      log: createLog('silent').log,
    }
    const prepared = prepareData(engine, login, {
      files: createFileStore(filesFolder),
      publicUrl: null,
    })
    const outcome = expect(prepared).resolves.toBeUndefined()
    await sleep(LATE_MS)
    proxy.restore()
    await outcome
  } finally {
    await proxy.stop()
    await database.drop()
  }
})

test.concurrent('the pool of requests waits for its first connections while the shop starts, and briefly afterwards', async ({
  expect,
}) => {
  const { adminUrl } = inject('testServer')
  const proxy = await startProxy(adminUrl)
  const options = { url: proxy.url, poolSize: 1, applicationName: 'test', isStarting: true }
  const { db, endStart, close } = connect(options)
  try {
    proxy.silence()
    const first = expect(sql`select 1`.execute(db)).resolves.toBeDefined()
    await sleep(LATE_MS)
    proxy.restore()
    await first
    endStart()
    const held = Promise.withResolvers<void>()
    const holding = db.connection().execute(() => held.promise)
    await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout')
    held.resolve()
    await holding
  } finally {
    await close()
    await proxy.stop()
  }
})

test.concurrent('a start tries again when the database accepts no connection for more than five seconds', async ({
  expect,
}) => {
  const { adminUrl } = inject('testServer')
  const proxy = await startProxy(adminUrl)
  try {
    proxy.silence()
    const checked = expect(checkExternal(proxy.url, 30_000)).resolves.toEqual({
      isBehindPooler: false,
    })
    await sleep(5200)
    proxy.restore()
    await checked
  } finally {
    await proxy.stop()
  }
})

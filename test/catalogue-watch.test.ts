// The catalogue watch notifies its listeners of a newer catalogue version and nothing else, and distinguishes a slow
// database from a lost one.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { watchCatalogue } from '../src/server/context/catalogue-watch.ts'
import { connect } from '../src/server/db/connect.ts'
import { useShop } from './support/ask.ts'
import { startProxy } from './support/database-proxy.ts'

/** How long the database may be silent before it counts as unreachable: longer than a test. */
const LONG_SILENCE_MS = 60_000
/** Longer than the time between two polls. */
const POLL_MS = 450
/** One poll, the second for which it waits for a connection, and some reserve. */
const ONE_TRY_MS = 1800

const shop = useShop()

test('a listener is called once for a newer version of the catalogue, and not for newer content', async () => {
  const watch = await watchCatalogue(shop().owner)
  try {
    const listener = vi.fn<() => void>()
    watch.onNewVersion(listener)
    const cacheVersion = watch.cacheVersion()
    await sql`update catalogue_version set content_version = content_version + 1`.execute(
      shop().owner,
    )
    await vi.waitUntil(() => watch.cacheVersion() > cacheVersion, { timeout: 10_000 })
    expect(listener).not.toHaveBeenCalled()
    const version = watch.version()
    await sql`update catalogue_version set version = version + 1`.execute(shop().owner)
    await vi.waitUntil(() => watch.version() > version, { timeout: 10_000 })
    expect(listener).toHaveBeenCalledOnce()
  } finally {
    watch.stop()
  }
})

test('a connection that is not opened in time does not make the database unreachable', async () => {
  const proxy = await startProxy(shop().url)
  const { db, close } = connect({ url: proxy.url, poolSize: 1, applicationName: 'watch' })
  const watch = await watchCatalogue(db, LONG_SILENCE_MS)
  try {
    expect(watch.isReachable()).toBe(true)
    // The open connection is lost, and the next one is not answered.
    proxy.cut()
    proxy.silence()
    await sleep(ONE_TRY_MS)
    expect(watch.isReachable()).toBe(true)
  } finally {
    watch.stop()
    proxy.restore()
    await close()
    await proxy.stop()
  }
})

test('a poll whose connection is lost is repeated before the database counts as unreachable', async () => {
  const proxy = await startProxy(shop().url)
  const { db, close } = connect({ url: proxy.url, poolSize: 1, applicationName: 'watch' })
  const watch = await watchCatalogue(db, LONG_SILENCE_MS)
  const seen = new Set<boolean>()
  const samples = setInterval(() => seen.add(watch.isReachable()), 5)
  try {
    proxy.silence()
    // The poll that is under way now gets no reply and loses its connection; the next one is opened.
    await sleep(POLL_MS)
    proxy.cut()
    proxy.restore()
    await sleep(POLL_MS)
    expect([...seen]).toEqual([true])
  } finally {
    clearInterval(samples)
    watch.stop()
    await close()
    await proxy.stop()
  }
})

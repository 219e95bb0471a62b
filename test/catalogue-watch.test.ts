// The catalogue watch shows newer versions of catalogue and stock once they have been prepared, newer content at once, and
// distinguishes a slow database from a lost one.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { type CatalogueVersions, watchCatalogue } from '../src/server/context/catalogue-watch.ts'
import { connect } from '../src/server/db/connect.ts'
import { useShop } from './support/ask.ts'
import { startProxy } from './support/database-proxy.ts'

/** How long the database may be silent before it counts as unreachable: longer than a test. */
const LONG_SILENCE_MS = 60_000
/** Longer than the time between two polls. */
const POLL_MS = 450
/** One poll, one second of waiting for a connection, and some reserve. */
const ONE_ATTEMPT_MS = 1800

const shop = useShop()

async function raise(what: 'version' | 'stock_version' | 'content_version'): Promise<void> {
  await sql`update catalogue_version set ${sql.ref(what)} = ${sql.ref(what)} + 1`.execute(
    shop().owner,
  )
}

test('newer content is shown at once, without a preparation', async () => {
  const watch = await watchCatalogue(shop().owner)
  try {
    const prepare = vi.fn<() => Promise<void>>(() => Promise.resolve())
    watch.beforeShowing(prepare)
    const cacheVersion = watch.cacheVersion()
    await raise('content_version')
    await vi.waitUntil(() => watch.cacheVersion() > cacheVersion, { timeout: 10_000 })
    expect(prepare).not.toHaveBeenCalled()
  } finally {
    watch.stop()
  }
})

test.each(['version', 'stock_version'] as const)(
  'a newer %s is shown once its preparation has ended, and after a failure the preparation is repeated',
  async (what) => {
    const watch = await watchCatalogue(shop().owner)
    try {
      const version = watch.version()
      const cacheVersion = watch.cacheVersion()
      const first = Promise.withResolvers<void>()
      const second = Promise.withResolvers<void>()
      const prepare = vi
        .fn<(found: CatalogueVersions) => Promise<void>>(() => second.promise)
        .mockImplementationOnce(() => first.promise)
      watch.beforeShowing(prepare)
      await raise(what)
      await vi.waitUntil(() => prepare.mock.calls.length > 0, { timeout: 10_000 })
      // Content that changes meanwhile is shown, and proves that a further poll did not show the catalogue.
      await raise('content_version')
      await vi.waitUntil(() => watch.cacheVersion() > cacheVersion, { timeout: 10_000 })
      expect(watch.version()).toBe(version)
      expect(watch.cacheVersion()).toBe(cacheVersion + 1)
      first.reject(new Error('not loaded'))
      await vi.waitUntil(() => prepare.mock.calls.length > 1, { timeout: 10_000 })
      expect(watch.cacheVersion()).toBe(cacheVersion + 1)
      second.resolve()
      await vi.waitUntil(() => watch.cacheVersion() === cacheVersion + 2, { timeout: 10_000 })
      expect(watch.version()).toBe(prepare.mock.calls[0]?.[0].version)
    } finally {
      watch.stop()
    }
  },
)

test('a connection that is not opened in time does not make the database unreachable', async () => {
  const proxy = await startProxy(shop().url)
  const { db, close } = connect({ url: proxy.url, poolSize: 1, applicationName: 'watch' })
  const watch = await watchCatalogue(db, LONG_SILENCE_MS)
  try {
    expect(watch.isReachable()).toBe(true)
    // The open connection is lost, and the next one is not answered.
    proxy.cut()
    proxy.silence()
    await sleep(ONE_ATTEMPT_MS)
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

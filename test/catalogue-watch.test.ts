// The catalogue watch notifies its listeners of a newer catalogue version, and of nothing else.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { watchCatalogue } from '../src/server/context/catalogue-watch.ts'
import { useShop } from './support/ask.ts'

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

// No spelling of a path reaches a file outside the store: 500 spellings on every file URL.
import { randomUUID } from 'node:crypto'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import { spellings, tryTraversal } from './drivers/traversal.ts'
import { startShop, type ListeningShop } from './support/listening-shop.ts'

const CANARY = `canary ${randomUUID()}`
const NAME = `canary-${randomUUID().slice(0, 8)}.txt`
/** The name of a symbolic link in the store, named like a stored file, that leads out of the store. */
const LINKED = 'c0'.repeat(32)
let shop: ListeningShop
let store = ''

beforeAll(async () => {
  store = resolve(inject('testServer').filesFolder)
  await writeFile(join(store, '..', NAME), CANARY)
  await mkdir(join(store, 'c0'), { recursive: true })
  await symlink(join(store, '..', NAME), join(store, 'c0', LINKED))
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await shop?.close()
  await rm(join(store, '..', NAME), { force: true })
  await rm(join(store, 'c0', LINKED), { force: true })
})

test('500 spellings on every URL return no byte from outside', async () => {
  const targets = [
    { name: NAME, path: join(store, '..', NAME) },
    { name: 'etc/passwd', path: '/etc/passwd' },
    { name: 'package.json', path: resolve(import.meta.dirname, '../package.json') },
  ]
  const all = spellings(targets)
  const outcome = await tryTraversal({
    origin: shop.address,
    targets,
    canaries: [CANARY, 'root:x:0:0', '"voltcell-shop"'],
    // Every n-th spelling, so that at least 500 remain; of those every tenth on addresses that render a page.
    every: Math.max(1, Math.floor(all.length / 520)),
    everyCostly: 10,
  })
  expect(outcome.spellings).toBeGreaterThanOrEqual(500)
  expect(outcome.requests).toBeGreaterThan(outcome.spellings * 7)
  expect(outcome.leaks).toEqual([])
  expect(outcome.failures).toEqual([])
}, 120_000)

test('a symbolic link in the store that leads out of it is not followed', async () => {
  const { db } = shop
  const now = new Date()
  await sql`insert into content (kind, id, area, state, facts, updated_at)
    values ('download', 'linked', 'main', 'published', '{}', ${now})`.execute(db)
  await sql`insert into content_text (kind, id, lang, title, facts)
    values ('download', 'linked', 'en_us', 'Linked', '{}')`.execute(db)
  await sql`insert into media_item (id, hash, file_name, media_type, bytes, created_at)
    values ('linked', ${LINKED}, 'a.pdf', 'application/pdf', 40, ${now})`.execute(db)
  await sql`insert into content_media (kind, id, role, media_id)
    values ('download', 'linked', 'file', 'linked')`.execute(db)
  const answer = await fetch(`${shop.address}/api/news/download/linked`)
  const text = await answer.text()
  expect(text).not.toContain('canary')
  // As for every known file whose bytes are not in the store.
  expect(answer.status).toBe(503)
})

// npm run content: what staff can do with it, its error messages, and its audit log entries.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { contentFolder, drawing, markdown, replaceContent } from '../support/content-folder.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { runCommand } from '../support/run-command.ts'

let shop: TestApp
let scratch: string

beforeAll(async () => {
  shop = await createTestApp()
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-content-command-'))
  await replaceContent(shop, {})
})
afterAll(async () => {
  await shop.close()
  await rm(scratch, { recursive: true, force: true })
})

/** Uses its own file store: DATA_DIR. */
function content(...args: string[]) {
  return runCommand(shop.url, 'content', args, { DATA_DIR: scratch })
}

async function stateOf(kind: string, id: string) {
  const row = await shop.db
    .selectFrom('content')
    .where('kind', '=', kind as 'news')
    .where('id', '=', id)
    .select(['state', 'publish_at', 'withdraw_at', 'version'])
    .executeTakeFirst()
  return row && { ...row }
}

const FILES = {
  'news/storage/en_us.md': markdown(
    {
      type: 'announcement',
      date: '2026-10-12',
      title: 'Storage',
      image: 'media/a.svg',
      imageAlt: 'A shelf',
    },
    'Keep cool.',
  ),
  'page/terms/en_us.md': markdown({ title: 'Terms' }, 'One'),
  'media/a.svg': drawing('a'),
}

describe('files', () => {
  test('a dry run reports what would change, and writes nothing', async () => {
    const { folder, remove } = await contentFolder(FILES)
    const { code, out } = await content('import', folder, '--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('new      news/storage')
    expect(out).toContain('new 2 · changed 0 · unchanged 0 · pictures and files 1')
    expect(out).toContain('Dry run: nothing was written.')
    expect(await stateOf('page', 'terms')).toBeUndefined()
    await remove()
  })

  test('an import adds everything, and a repeat changes nothing', async () => {
    const { folder, remove } = await contentFolder(FILES)
    expect((await content('import', folder)).out).toContain('new 2')
    expect((await content('import', folder)).out).toBe(
      'new 0 · changed 0 · unchanged 2 · pictures and files 0\n',
    )
    await remove()
  })

  test('an export can be edited and imported again', async () => {
    const folder = join(scratch, 'out')
    expect((await content('export', folder)).out).toBe(
      `2 entries · 1 pictures and files → ${folder}\n`,
    )
    expect((await content('import', folder)).out).toContain('unchanged 2 · pictures and files 0')
    expect(await readFile(join(folder, 'page/terms/en_us.md'), 'utf8')).toBe(
      '---\ntitle: Terms\n---\nOne\n',
    )
  })

  test('a bad file is reported with its line, and nothing is imported', async () => {
    const { folder, remove } = await contentFolder({
      ...FILES,
      'page/terms/en_us.md': markdown({ title: 'Terms \u001b[31m', colour: 'red' }, 'Two'),
    })
    const { code, out, err } = await content('import', folder)
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'page/terms/en_us.md, line 3, colour: is not a field of this kind of content\n',
    )
    await remove()
  })

  test('a missing folder is reported', async () => {
    expect(await content('import', '/no/such/folder')).toMatchObject({
      code: 1,
      err: 'There is no folder /no/such/folder.\n',
    })
  })
})

describe('one entry', () => {
  test('an entry is withdrawn, drafted, scheduled and published', async () => {
    expect((await content('withdraw', 'page', 'terms')).out).toBe('withdraw: page/terms\n')
    expect(await stateOf('page', 'terms')).toMatchObject({ state: 'withdrawn', version: 2 })
    expect((await content('withdraw', 'page', 'terms')).out).toBe('No change.\n')
    await content('draft', 'page', 'terms')
    expect(await stateOf('page', 'terms')).toMatchObject({ state: 'draft' })
    // A time without a zone is that of the seller, in Hong Kong.
    await content('schedule', 'page', 'terms', '--at', '2099-12-01T09:00')
    expect(await stateOf('page', 'terms')).toMatchObject({
      state: 'scheduled',
      publish_at: new Date('2099-12-01T01:00:00Z'),
    })
    await content('publish', 'page', 'terms')
    await content('withdraw', 'page', 'terms', '--at', '2099-12-31')
    expect(await stateOf('page', 'terms')).toEqual({
      state: 'published',
      publish_at: null,
      withdraw_at: new Date('2099-12-30T16:00:00Z'),
      version: 6,
    })
    const { out } = await content('list', 'page')
    expect(out).toBe(
      `published  ${'page/terms'.padEnd(44)}  Terms  (until 2099-12-30T16:00:00.000Z; lacks zh_cn, zh_hk)\n1 entries\n`,
    )
  })

  test('an older version is restored, and a published entry stays published', async () => {
    const { folder, remove } = await contentFolder({
      'page/terms/en_us.md': markdown({ title: 'Other terms' }, 'Two'),
    })
    await content('import', folder)
    await remove()
    const { out } = await content('versions', 'page', 'terms')
    expect(out.split('\n')[0]).toMatch(
      /^ {3}7 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}published {2}operator:\S+ {2}Other terms$/,
    )
    expect((await content('restore', 'page', 'terms', '1')).code).toBe(0)
    const text = await shop.db
      .selectFrom('content_text')
      .where('id', '=', 'terms')
      .select(['title', 'body_markdown'])
      .executeTakeFirstOrThrow()
    expect(text).toEqual({ title: 'Terms', body_markdown: 'One' })
    expect(await stateOf('page', 'terms')).toMatchObject({ state: 'published', version: 8 })
  })

  test('an entry gets another id, and its old URL redirects in every language', async () => {
    expect((await content('rename', 'news', 'storage', 'storing')).out).toBe(
      'rename: news/storing\n',
    )
    for (const prefix of ['', '/zh-cn', '/zh-hk']) {
      await expect
        .poll(async () => {
          const { statusCode, headers } = await shop.app.inject(
            `${prefix}/newsdetail/storage/announcement?a=1`,
          )
          return [statusCode, headers.location]
        })
        .toEqual([301, `${prefix}/newsdetail/storing/announcement?a=1`])
    }
    // Renames it back: neither address redirects in a loop.
    await content('rename', 'news', 'storing', 'storage')
    await expect
      .poll(
        async () => (await shop.app.inject('/newsdetail/storing/announcement')).headers.location,
      )
      .toBe('/newsdetail/storage/announcement')
    // The redirect that the cache kept is served until the next poll of the version.
    await expect
      .poll(
        async () => (await shop.app.inject('/newsdetail/storage/announcement')).headers.location,
      )
      .toBeUndefined()
    const { err } = await content('withdraw', 'news', 'storing')
    expect(err).toBe('news/storing is now called news/storage.\n')
  })

  test('an entry loses a picture for good and stays published', async () => {
    const { id } = await shop.db
      .selectFrom('media_item')
      .where('file_name', '=', 'media/a.svg')
      .select('id')
      .executeTakeFirstOrThrow()
    expect((await content('empty-media', id)).out).toBe(`${id} is empty.\n`)
    expect((await content('empty-media', id)).err).toContain('or it is empty already')
    await expect
      .poll(async () => {
        const response = await shop.app.inject('/api/news/detail/storage/announcement')
        return response.json<{ result: { image: unknown } }>().result.image
      })
      .toBeNull()
    const folder = join(scratch, 'emptied')
    expect((await content('export', folder)).out).toContain('emptied  media/a.svg')
    expect((await content('import', folder)).out).toContain('unchanged 2 · pictures and files 0')
  })
})

test.each([
  [['publish', 'page', 'nothing'], 'There is no page/nothing.'],
  [['publish', 'blog', 'x'], 'blog is not a kind of content'],
  [['schedule', 'page', 'terms'], '--at is missing.'],
  [['schedule', 'page', 'terms', '--at', 'soon'], 'soon is not a valid time.'],
  [['schedule', 'page', 'terms', '--at', '2020-01-01'], 'That time is in the past.'],
  [['restore', 'page', 'terms', '99'], 'page/terms has no version 99.'],
  [['rename', 'page', 'terms', 'New Terms'], 'An ID consists of a-z'],
  [['rename', 'news', 'storage', 'storage'], 'news/storage already exists.'],
  [['empty-media', 'nothing'], 'There is no picture or file nothing'],
  [['constructor'], 'npm run content'],
])('%j is rejected with a message', async (args, message) => {
  const { code, out, err } = await content(...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(message)
})

test('every change is in the audit log, with its author', async () => {
  const entries = (await listAudit(shop.db)).reverse()
  expect(
    entries
      .filter(({ actor }) => actor.startsWith('operator:'))
      .map(({ action, subject }) => `${action} ${subject}`),
  ).toEqual([
    'content.import content',
    'content.withdraw content:page/terms',
    'content.draft content:page/terms',
    'content.schedule content:page/terms',
    'content.publish content:page/terms',
    'content.withdraw content:page/terms',
    'content.import content',
    'content.restore content:page/terms',
    'content.rename content:news/storage',
    'content.rename content:news/storing',
    expect.stringMatching(/^content\.empty-media media:a-[0-9a-f]{8}$/),
  ])
  await useStaffTerminal(scratch).logIn(shop, { email: 'ann@shop.example', roles: ['content'] })
  expect((await content('draft', 'page', 'terms')).code).toBe(0)
  const [last] = await listAudit(shop.db, 'content:page/terms', 1)
  expect(last).toMatchObject({ actor: 'staff:ann@shop.example', action: 'content.draft' })
})

// Content import and export: what is accepted, what is rejected with which message, and that a round trip
// changes nothing.
import { readdir, readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { addStartingContent, importContent } from '../../src/server/operations/import-content.ts'
import { ContentError } from '../../src/server/modules/content/files/content-error.ts'
import { writeContentFolder } from '../../src/server/modules/content/writing/write-folder.ts'
import { useShop } from '../support/ask.ts'
import {
  contentFolder,
  type ContentFiles,
  drawing,
  markdown,
  replaceContent,
  importFiles,
} from '../support/content-folder.ts'

const shop = useShop()
const scratch: string[] = []
afterAll(async () => {
  for (const folder of scratch) await rm(folder, { recursive: true, force: true })
})

const NEWS = { type: 'announcement', date: '2026-10-12', title: 'Storage' }

async function errorsOf(files: ContentFiles): Promise<string[]> {
  try {
    await importFiles(shop(), files)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.split('\n')
  }
}

async function exported(): Promise<{ folder: string; files: Record<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-export-'))
  scratch.push(folder)
  await writeContentFolder(shop().db, shop().files, folder)
  const files: Record<string, string> = {}
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.\w+$/.test(name)) files[name] = await readFile(join(folder, name), 'latin1')
  }
  return { folder, files }
}

async function contentVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select content_version as version from catalogue_version`.execute(shop().db)
  return rows[0]?.version ?? 0
}

describe('errors are reported with their place', () => {
  test.each<[string, ContentFiles, RegExp]>([
    [
      'no front matter',
      { 'news/a/en_us.md': 'Hello' },
      /^news\/a\/en_us\.md, line 1: must begin with a line ---/,
    ],
    [
      'a null byte',
      { 'page/about/en_us.md': markdown({ title: 'x' }, 'One\n\nTwo\u0000') },
      /^page\/about\/en_us\.md, line 6: contains a character/,
    ],
    [
      'bytes that are not UTF-8',
      { 'page/about/en_us.md': Buffer.from('---\ntitle: \xe9\n---\n', 'latin1') },
      /^page\/about\/en_us\.md, line 2: .*UTF-8/,
    ],
    [
      'broken YAML',
      { 'news/a/en_us.md': '---\ntitle: "open\n---\n' },
      /^news\/a\/en_us\.md, line \d/,
    ],
    ['an alias', { 'news/a/en_us.md': '---\ntitle: &a x\nsummary: *a\n---\n' }, /aliases/],
    [
      'an unknown field',
      { 'page/about/en_us.md': markdown({ title: 'x', colour: 'red' }) },
      /^page\/about\/en_us\.md, line 3, colour: is not a field of this kind of content$/,
    ],
    [
      'a type of another kind',
      { 'news/a/en_us.md': markdown({ ...NEWS, type: 'product' }) },
      /^news\/a\/en_us\.md, line 2, type: .*announcement/,
    ],
    [
      'no day',
      { 'news/a/en_us.md': markdown({ type: 'announcement', title: 'x' }) },
      /^news\/a\/en_us\.md, line 2, date: must be a day such as/,
    ],
    [
      'an invalid day',
      { 'news/a/en_us.md': markdown({ ...NEWS, date: '2026-02-30' }) },
      /line 3, date: must be a day such as/,
    ],
    [
      'an event with an invalid day',
      { 'news/a/en_us.md': markdown({ ...NEWS, type: 'event', facts: { beginsOn: 'soon' } }) },
      /line 5, facts\.beginsOn: must be a day such as/,
    ],
    [
      'an unknown chemistry',
      {
        'document/a/en_us.md': markdown({
          type: 'sds',
          title: 'x',
          facts: { chemistries: ['plutonium'] },
        }),
      },
      /facts\.chemistries\.0: must be one of li-ion/,
    ],
    [
      'an office of an unknown region',
      { 'office/a/en_us.md': markdown({ title: 'x', facts: { region: 'MARS' } }) },
      /facts\.region/,
    ],
    [
      'an office below one that does not exist',
      { 'office/a/en_us.md': markdown({ title: 'x', facts: { region: 'HK', parent: 'b' } }) },
      /facts\.parent: there is no other office b/,
    ],
    [
      'a zone that leads to a script',
      { 'zone/a/en_us.md': markdown({ title: 'x', facts: { links: ['javascript:1'] } }) },
      /facts\.links\.0: must be an address of the shop/,
    ],
    [
      'a scheduled entry without a time',
      { 'news/a/en_us.md': markdown({ ...NEWS, state: 'scheduled' }) },
      /publishAt: is missing/,
    ],
    [
      'an end before the beginning',
      {
        'news/a/en_us.md': markdown({
          ...NEWS,
          publishAt: '2027-01-02T00:00:00Z',
          withdrawAt: '2027-01-01T00:00:00Z',
        }),
      },
      /withdrawAt: must be later than publishAt/,
    ],
    [
      'a shared field in a translation',
      {
        'page/about/en_us.md': markdown({ title: 'x' }),
        'page/about/zh_cn.md': markdown({ title: 'x', area: 'both' }),
      },
      /^page\/about\/zh_cn\.md, line 3, area: is not a field/,
    ],
    [
      'an entry without English',
      { 'page/about/zh_cn.md': markdown({ title: 'x' }) },
      /^page\/about\/en_us\.md: is missing/,
    ],
    [
      'an unknown language',
      { 'page/about/en_us.md': markdown({ title: 'x' }), 'page/about/fr_fr.md': 'x' },
      /fr_fr\.md: must be one of/,
    ],
    [
      'an unknown kind',
      { 'blog/a/en_us.md': markdown({ title: 'x' }) },
      /^blog: is not a known kind/,
    ],
    [
      'an invalid id',
      { 'page/About us/en_us.md': markdown({ title: 'x' }) },
      /^page\/About us: an id is made of/,
    ],
    [
      'an unknown constant in the body',
      { 'page/about/en_us.md': markdown({ title: 'x' }, 'One\n\nTwo {{depositEur}}') },
      /^page\/about\/en_us\.md, line 6: \{\{depositEur\}\} is not a business constant/,
    ],
    [
      'a constant with spaces inside its braces',
      { 'page/about/en_us.md': markdown({ title: 'x', labels: { a: '{{ depositUsd }}' } }) },
      /line 3, labels: .*is not a business constant/,
    ],
    [
      'a unit written twice',
      { 'page/about/en_us.md': markdown({ title: 'x' }, 'Pay USD {{depositUsd}}.') },
      /carries "USD" already/,
    ],
    [
      'a picture that does not exist',
      { 'page/about/en_us.md': markdown({ title: 'x', image: 'media/no.svg', imageAlt: 'x' }) },
      /line 3, image: there is no file media\/no\.svg/,
    ],
    [
      'a picture without a text alternative',
      {
        'page/about/en_us.md': markdown({ title: 'x', image: 'media/a.svg' }),
        'media/a.svg': drawing('a'),
      },
      /imageAlt: is missing/,
    ],
    [
      'a picture outside the folder',
      { 'page/about/en_us.md': markdown({ title: 'x', image: '../../etc/passwd', imageAlt: 'x' }) },
      /image: must be a path such as/,
    ],
    [
      'a picture whose ending does not match its bytes',
      {
        'page/about/en_us.md': markdown({ title: 'x', image: 'media/a.png', imageAlt: 'x' }),
        'media/a.png': drawing('a'),
      },
      /media\/a\.png is image\/svg\+xml and not what its name says/,
    ],
    [
      'a drawing with a script',
      {
        'page/about/en_us.md': markdown({ title: 'x', image: 'media/a.svg', imageAlt: 'x' }),
        'media/a.svg': drawing('a').replace('<rect', '<script>1</script><rect'),
      },
      /contains <script>/,
    ],
    [
      'a file of a type that is not accepted',
      {
        'download/a/en_us.md': markdown({ type: 'leaflet', title: 'x', file: 'media/a.exe' }),
        'media/a.exe': 'MZ',
      },
      /media\/a\.exe has a file type that is not accepted/,
    ],
    [
      'a PDF without the bytes of one',
      {
        'download/a/en_us.md': markdown({ type: 'leaflet', title: 'x', file: 'media/a.pdf' }),
        'media/a.pdf': '<html>',
      },
      /is named \.pdf, but is not a PDF/,
    ],
    [
      'a picture in the body that does not exist',
      { 'page/about/en_us.md': markdown({ title: 'x' }, '![x](media/no.svg)') },
      /line 4, body: there is no file media\/no\.svg/,
    ],
    [
      'a picture in the body from outside the folder',
      { 'page/about/en_us.md': markdown({ title: 'x' }, '![x](media/../../../etc/hosts.png)') },
      /body: media\/\.\.\/.* is not a path such as media/,
    ],
    [
      'a focal point outside the picture',
      {
        'page/about/en_us.md': markdown({ title: 'x' }),
        'media/media.yaml': 'a.svg: { focal: [2, 0] }',
      },
      /^media\/media\.yaml, a\.svg\.focal\.0/,
    ],
  ])('the import reports %s', async (_, files, message) => {
    const before = await contentVersion()
    const errors = await errorsOf(files)
    expect(
      errors.some((error) => message.test(error)),
      errors.join('\n'),
    ).toBe(true)
    expect(await contentVersion()).toBe(before)
  })

  test('all errors are reported at once', async () => {
    const errors = await errorsOf({
      'news/a/en_us.md': markdown({ title: '' }),
      'page/b/en_us.md': markdown({ title: 'x' }, '{{no}}'),
    })
    expect(errors.length).toBeGreaterThanOrEqual(3)
  })
})

describe('changes by an import', () => {
  test('only changed entries are written, and only they raise the version', async () => {
    const files = {
      'news/a/en_us.md': markdown(NEWS, 'One'),
      'news/b/en_us.md': markdown({ ...NEWS, title: 'Other' }, 'Two'),
    }
    await replaceContent(shop(), files)
    const first = await contentVersion()
    expect(await importFiles(shop(), files)).toMatchObject({
      created: [],
      changed: [],
      unchanged: 2,
      media: 0,
    })
    expect(await contentVersion()).toBe(first)
    const changed = await importFiles(shop(), {
      ...files,
      'news/b/en_us.md': markdown({ ...NEWS, title: 'Another' }, 'Two'),
    })
    expect(changed).toMatchObject({ created: [], changed: ['news/b'], unchanged: 1 })
    expect(await contentVersion()).toBe(first + 1)
    // An invisible draft does not change the content version.
    await importFiles(shop(), { 'news/c/en_us.md': markdown({ ...NEWS, state: 'draft' }) })
    expect(await contentVersion()).toBe(first + 1)
  })

  test('a file without a state leaves a withdrawn entry withdrawn', async () => {
    await replaceContent(shop(), {
      'page/terms/en_us.md': markdown({ title: 'x', state: 'withdrawn' }),
    })
    await importFiles(shop(), { 'page/terms/en_us.md': markdown({ title: 'y' }) })
    const row = await shop().db.selectFrom('content').select('state').executeTakeFirstOrThrow()
    expect(row.state).toBe('withdrawn')
  })

  test('an export contains every field, and importing it changes nothing', async () => {
    const photo = await sharp({
      create: { width: 700, height: 300, channels: 3, background: '#0b6e4f' },
    })
      .jpeg()
      .toBuffer()
    await replaceContent(shop(), filesWithEveryField(photo))
    const version = await contentVersion()
    const { folder, files } = await exported()
    const again = await importContent({ db: shop().owner, files: shop().files, folder })
    expect(again).toMatchObject({ created: [], changed: [], unchanged: 2, media: 0 })
    expect(await contentVersion()).toBe(version)
    expect(files['media/media.yaml']).toContain('0.25')
    expect(files['news/fair/en_us.md']).toMatch(/Zulu[\s\S]*Alpha/)
    // Importing into an empty shop and exporting gives the same files.
    await shop().owner.deleteFrom('content').execute()
    await shop().owner.deleteFrom('content_version').execute()
    await importContent({ db: shop().owner, files: shop().files, folder })
    expect((await exported()).files).toEqual(files)
  })

  test('a picture with different bytes is a different picture', async () => {
    const entry = {
      'page/terms/en_us.md': markdown({ title: 'x', image: 'media/a.svg', imageAlt: 'x' }),
    }
    await replaceContent(shop(), { ...entry, 'media/a.svg': drawing('one') })
    const taken = await importFiles(shop(), { ...entry, 'media/a.svg': drawing('two') })
    expect(taken).toMatchObject({ changed: ['page/terms'], media: 1 })
  })

  test('an import with one bad file changes nothing', async () => {
    await replaceContent(shop(), {})
    expect(
      await errorsOf({
        'page/terms/en_us.md': markdown({ title: 'x' }),
        'page/about/en_us.md': markdown({}),
      }),
    ).toHaveLength(1)
    expect(await shop().db.selectFrom('content').selectAll().execute()).toEqual([])
  })
})

describe('the starting content', () => {
  test('the starting content fills an empty shop once, without errors', async () => {
    await replaceContent(shop(), {})
    const added = await addStartingContent({ db: shop().owner, files: shop().files })
    expect(added).toBeGreaterThan(50)
    expect(await addStartingContent({ db: shop().owner, files: shop().files })).toBe(0)
    const entries = await shop().db.selectFrom('content').select('state').execute()
    expect(entries).toHaveLength(added)
  })

  test('the starting content is exported unchanged', async () => {
    const { folder } = await exported()
    const again = await importContent({ db: shop().owner, files: shop().files, folder })
    expect(again).toMatchObject({ created: [], changed: [], media: 0 })
    const own = await importContent({ db: shop().owner, files: shop().files, dryRun: true })
    expect(own).toMatchObject({ created: [], changed: [], media: 0 })
  })

  test('a missing folder adds nothing; a bad file stops the import and is named', async () => {
    await replaceContent(shop(), {})
    const { db, owner, files } = shop()
    expect(await addStartingContent({ db: owner, files, folder: '/no/such/folder' })).toBe(0)
    const { folder, remove } = await contentFolder({ 'page/about/en_us.md': 'no front matter' })
    try {
      await expect(addStartingContent({ db: owner, files, folder })).rejects.toThrow(
        'page/about/en_us.md, line 1',
      )
    } finally {
      await remove()
    }
    expect(await db.selectFrom('content').selectAll().execute()).toEqual([])
  })
})

/** Two entries that use every field of their front matter, with the media they reference. */
function filesWithEveryField(photo: Buffer) {
  return {
    'news/fair/en_us.md': markdown(
      {
        ...NEWS,
        type: 'event',
        area: 'both',
        // The position among the entries of its kind.
        place: 7,
        example: true,
        publishAt: '2026-01-01T09:00:00+08:00',
        withdrawAt: '2099-01-01T00:00:00Z',
        facts: {
          beginsOn: '2027-04-12',
          endsOn: '2027-04-15',
          exhibitionId: 'example-hong-kong-2027',
        },
        image: 'media/fair.svg',
        imageAlt: 'A hall: "A", 1 — 2',
        gallery: ['media/deep/hall.jpg', 'media/fair.svg'],
        galleryAlt: ['The hall', ''],
        file: 'media/plan.pdf',
        summary: 'Line: with colon # and hash',
        description: '- begins like a list',
        labels: { place: 'Hall 1', Zulu: '1', Alpha: '2', yes: 'no', lines: ['a', 'b'] },
      },
      '## One\n\n    code --- here\n\n---\n\n![The hall](media/deep/hall.jpg "Caption")\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ),
    'news/fair/zh_hk.md': markdown(
      {
        title: '展覽',
        image: 'media/fair-zh.svg',
        imageAlt: '展館',
        gallery: [],
        labels: { place: '一號館' },
      },
      '## 一\n\n內文',
    ),
    'page/terms/en_us.md': markdown({ title: 'Terms', state: 'draft' }, ''),
    'media/fair.svg': drawing('fair'),
    'media/fair-zh.svg': drawing('展'),
    'media/deep/hall.jpg': photo,
    'media/plan.pdf': '%PDF-1.4\n%%EOF\n',
    'media/media.yaml': 'fair.svg: { focal: [0.25, 0.75] }\n',
  }
}

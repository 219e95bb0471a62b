// Pictures of content: rendered, cached, never served as uploaded, harmless, and gone once deleted.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { findSvgError } from '../../src/server/modules/content/pictures/harmless-svg.ts'
import {
  createPictures,
  renditionName,
} from '../../src/server/modules/content/pictures/picture-service.ts'
import { renderPicture } from '../../src/server/modules/content/pictures/render-picture.ts'
import { useShop } from '../support/ask.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shop = useShop()
const open = (url: string) => shop().app.inject({ url })

async function idOfDrawing(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from media_item where media_type = 'image/svg+xml' and hash is not null limit 1`.execute(
    shop().db,
  )
  return rows[0]?.id ?? ''
}

describe('GET /media/{id}/{size}', () => {
  test.each([
    ['480.webp', 'webp', 480],
    ['960.webp', 'webp', 960],
    ['1600.webp', 'webp', 1600],
    ['2400.png', 'png', 2400],
  ])('%s is rendered in its size', async (file, format, width) => {
    const { statusCode, headers, rawPayload } = await open(`/media/${await idOfDrawing()}/${file}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe(`image/${format}`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width })
  })

  test('many requests at once render a picture once and get the same bytes', async () => {
    const id = await idOfDrawing()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => open(`/media/${id}/960.webp`)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  })

  test('a rendered picture survives a restart', async () => {
    const id = await idOfDrawing()
    const { db, files } = shop()
    const { hash } = await db
      .selectFrom('media_item')
      .where('id', '=', id)
      .select('hash')
      .executeTakeFirstOrThrow()
    await open(`/media/${id}/480.webp`)
    const name = renditionName(`${hash} 480.webp`)
    await files.subfolder('rendered').writeAs(name, Buffer.from('as it was kept'))
    const found = await createPictures().read({ db, files, cacheVersion: 1, id, file: '480.webp' })
    expect(found?.body.toString()).toBe('as it was kept')
    await files.subfolder('rendered').remove(name)
  })

  test.each([
    'no-such-picture-00000000/960.webp',
    '{id}/961.webp',
    '{id}/960.svg',
    '{id}/960.jpeg',
    '{id}/2400.webp',
    '{id}/960.webp.svg',
    '{id}/original',
    '..%2F..%2Fetc/960.webp',
    '%00/960.webp',
    '__proto__/960.webp',
  ])('%s is answered with 404', async (path) => {
    const answer = await open(`/media/${path.replace('{id}', await idOfDrawing())}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('a hostile drawing', () => {
  const frame = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" width="10" height="10">${inside}</svg>`

  /** Drawings that refer to the file at a path, each in another way. */
  const READING_FILES = [
    (path: string) => frame(`<image href="${path}" width="10" height="10"/>`),
    (path: string) => frame(`<image xlink:href="${path}" width="10" height="10"/>`),
    (path: string) => frame(`<image xlink:href='${path}' width="10" height="10"/>`),
    (path: string) => frame(`<image\n  href =\t"${path}" width="10" height="10"/>`),
    (path: string) => frame(`<image href="&#47;${path.slice(1)}" width="10" height="10"/>`),
    (path: string) =>
      frame(
        `<filter id="f"><feImage href="${path}"/></filter><rect width="10" height="10" filter="url(#f)"/>`,
      ),
    (path: string) =>
      frame(
        `<image width="10" height="10" href="data:image/svg+xml;base64,${Buffer.from(frame(`<image href="${path}" width="10" height="10"/>`)).toString('base64')}"/>`,
      ),
    (path: string) =>
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY p "${path}">]>${frame(`<image href="&p;" width="10" height="10"/>`)}`,
  ]

  test.each(READING_FILES.map((make, at) => [at, make] as const))(
    'drawing %i reads no file of this machine and is rejected by the import',
    async (_, make) => {
      const folder = await mkdtemp(join(tmpdir(), 'voltcell-svg-'))
      try {
        const secret = join(folder, 'secret.png')
        const red = { width: 10, height: 10, channels: 3, background: '#ff0000' } as const
        await writeFile(secret, await sharp({ create: red }).png().toBuffer())
        const svg = make(secret)
        expect(findSvgError(svg)).toBeDefined()
        const original = {
          bytes: Buffer.from(svg),
          mediaType: 'image/svg+xml',
          width: 10,
          height: 10,
        }
        const shown = await renderPicture(original, { width: 480, format: 'png' }).catch(() => null)
        if (shown === null) return
        const pixels = await sharp(shown).flatten({ background: '#fff' }).raw().toBuffer()
        expect(pixels.length).toBeGreaterThan(0)
        expect(pixels.every((value) => value > 240)).toBe(true)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  )

  test.each([
    frame('<script>1</script>'),
    frame('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    frame('<rect onload="1"/>'),
    frame('<style>@import "https://elsewhere.example/a.css";</style>'),
    frame('<rect fill="url(https://elsewhere.example/a.svg#x)"/>'),
    frame('<use href="https://elsewhere.example/a.svg#x"/>'),
    frame('<a href="javascript:1"><rect/></a>'),
    frame('<animate attributeName="href" to="javascript:1"/>'),
  ])('%s is rejected', (svg) => expect(findSvgError(svg)).toBeDefined())

  test('an ordinary drawing is accepted', () => {
    const inside =
      '<defs><clipPath id="c"><rect/></clipPath></defs><g clip-path="url(#c)"><use href="#c"/></g>' +
      '<image href="data:image/png;base64,AAAA"/>'
    expect(findSvgError(frame(inside))).toBeUndefined()
  })
})

test('Chinese is drawn with the glyphs of its language', async () => {
  const drawn = (family: string) =>
    renderPicture(
      {
        bytes: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><text x="5" y="40" font-size="40" font-family="${family}">過直</text></svg>`,
        ),
        mediaType: 'image/svg+xml',
        width: 100,
        height: 50,
      },
      { width: 480, format: 'png' },
    )
  const [mainland, hongKong] = await Promise.all([
    drawn('Inter, Noto Sans SC'),
    drawn('Inter, Noto Sans HK'),
  ])
  expect((await sharp(mainland).stats()).channels.at(-1)?.max).toBeGreaterThan(200)
  expect(mainland.equals(hongKong)).toBe(false)
})

test('a deleted picture is answered immediately with 410 and a plain area', async () => {
  const id = await idOfDrawing()
  expect((await open(`/media/${id}/960.webp`)).statusCode).toBe(200)
  await sql`update media_item set hash = null, emptied_at = now() where id = ${id}`.execute(
    shop().db,
  )
  await sql`update catalogue_version set content_version = content_version + 1`.execute(shop().db)
  await expect
    .poll(async () => (await open(`/media/${id}/960.webp`)).statusCode, { timeout: 5_000 })
    .toBe(410)
  const { headers, rawPayload } = await open(`/media/${id}/480.webp`)
  expect(headers['cache-control']).toBe('no-store')
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
})

test('a picture whose bytes are lost is answered with 503 and counted, since 410 would be final', async () => {
  const id = await idOfDrawing()
  await sql`update media_item set hash = ${'f'.repeat(64)} where id = ${id}`.execute(shop().db)
  await sql`update catalogue_version set content_version = content_version + 1`.execute(shop().db)
  await expect
    .poll(async () => (await open(`/media/${id}/960.webp`)).statusCode, { timeout: 5_000 })
    .toBe(503)
  expect((await open('/metrics')).body).toMatch(/failed_parts_total\{part="stored-file"\} [1-9]/)
})

// POST /api/file/batch/download
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { downloadBatchRoute } from '../../../src/contract/file.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { raiseContentVersion } from '../../../src/server/modules/content/writing/content-version-repository.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText } from '../../../src/shared/result-texts.ts'
import { ask, rejectedFields, send, useShop } from '../../support/ask.ts'
import { addFile } from '../../support/add-file.ts'
import { createMember } from '../../support/create-member.ts'
import { readZip } from '../../support/read-zip.ts'

const shop = useShop({ clock: () => new Date() })
const ITEMS = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206']

const fetch = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  send(shop(), 'POST', downloadBatchRoute.path, JSON.stringify(input), headers)

describe('product images', () => {
  test('pictures come as one zip, named by item number, with the announced length', async () => {
    const { statusCode, headers, rawPayload } = await fetch({ ids: ITEMS })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'x-file-count': '12',
      'cache-control': 'no-store',
    })
    expect(headers['content-location']).toMatch(/^\/api\/file\/batch\/download\/[\w-]{43}$/)
    const files = readZip(rawPayload)
    expect([...files.keys()].slice(0, 5)).toEqual([
      'VC-LT35641/VC-LT35641-angle.svg',
      'VC-LT35641/VC-LT35641-front.svg',
      'VC-LT35641/VC-LT35641-dimensions.svg',
      'VC-LT35641/VC-LT35641-label.svg',
      'VU-LT35641/VU-LT35641-angle.svg',
    ])
    for (const text of files.values()) expect(text).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>$/)
  })

  test('equal requests give the same bytes, however they are written', async () => {
    const [first, again] = [
      await fetch({ ids: ITEMS, views: ['front', 'label'] }),
      await fetch({ ids: [...ITEMS, ITEMS[0]], views: ['front', 'label', 'front'] }),
    ]
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(again.headers['content-location']).not.toBe(first.headers['content-location'])
  })

  test('the words in drawings are in the requested language', async () => {
    const [english, chinese] = [
      await fetch({ ids: ['VC-LT35641'], views: ['dimensions'] }),
      await fetch({ ids: ['VC-LT35641'], views: ['dimensions'], lang: 'zh_hk' }),
    ]
    expect(english.headers.etag).not.toBe(chinese.headers.etag)
    expect([...readZip(chinese.rawPayload).values()].join('')).toMatch(/[\u4e00-\u9fff]/)
  })

  test.each([
    ['jpg', 'ÿØÿ'],
    ['png', 'PNG'],
  ])('pictures come as %s in the same bytes each time', async (format, signature) => {
    const input = { ids: ['VC-LT35641'], views: ['angle', 'scale'], format, lang: 'zh_cn' }
    const [first, again] = [await fetch(input), await fetch(input)]
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect([...readZip(first.rawPayload).keys()]).toEqual([
      `VC-LT35641/VC-LT35641-angle.${format}`,
      `VC-LT35641/VC-LT35641-scale.${format}`,
    ])
    expect(first.rawPayload.toString('latin1')).toContain(signature)
  })

  test('more than 24 rendered pictures are not sent at once', async () => {
    // Without `views`, the four default views of seven items are 28 pictures.
    const ids = Array.from({ length: 7 }, (_, at) => `VC-LT${10_000 + at}`)
    const answer = await ask(shop(), downloadBatchRoute, { ids, format: 'png' })
    expect(rejectedFields(answer, 'en_us')).toEqual(['ids'])
    const { headers } = await createMember(shop().db)
    expect((await ask(shop(), downloadBatchRoute, { ids, format: 'png' }, headers)).code).toBe(
      RESULT_CODES.queued,
    )
  })

  test('unknown numbers are answered with 404 and are named', async () => {
    const answer = await ask(shop(), downloadBatchRoute, { ids: [...ITEMS, 'VC-NOPE1', '../x'] })
    expect([answer.code, answer.result]).toEqual([404, { unknown: ['VC-NOPE1', '../x'] }])
  })
})

describe('posters and leaflets', () => {
  test('leaflets come from the file store, named by their ids', async () => {
    const [one, two] = [await addFile(shop()), await addFile(shop())]
    const { rawPayload } = await fetch({ ids: [one.id, two.id], kind: 'leaflet' })
    const files = readZip(rawPayload)
    expect(files.get(`${one.id}.pdf`)).toBe(one.body.toString())
    expect(files.get(`${two.id}.pdf`)).toBe(two.body.toString())
  })

  test('unpublished files are answered with 404, deleted ones with 410', async () => {
    const draft = await addFile(shop(), { state: 'draft' })
    const emptied = await addFile(shop(), { isEmptied: true })
    const code = async (id: string) =>
      (await ask(shop(), downloadBatchRoute, { ids: [id], kind: 'leaflet' })).code
    expect([await code(draft.id), await code(emptied.id)]).toEqual([404, 410])
  })

  test('a leaflet that was withdrawn after a bundle is not in the next one', async () => {
    const { id } = await addFile(shop())
    const { headers } = await createMember(shop().db)
    const input = { ids: [id], kind: 'leaflet' }
    expect((await fetch(input, headers)).headers['x-file-count']).toBe('1')
    await sql`update content set state = 'withdrawn' where id = ${id}`.execute(shop().owner)
    await raiseContentVersion(shop().owner)
    const code = async () => (await ask(shop(), downloadBatchRoute, input, headers)).code
    await expect.poll(code, { interval: 200, timeout: 5000 }).toBe(404)
  })
})

describe('catalogues', () => {
  test('a catalogue that does not exist yet is queued for printing, and is sent once it is printed', async () => {
    const input = { ids: ['tablet'], kind: 'catalogue' }
    await expect
      .poll(async () => (await fetch(input)).headers['x-result-code'], { timeout: 50_000 })
      .toBe('200')
    expect([...readZip((await fetch(input)).rawPayload).keys()]).toEqual(['voltcell-tablet.pdf'])
  }, 60_000)

  test('an unknown category is answered with 404', async () => {
    const input = { ids: ['submarines'], kind: 'catalogue' }
    expect((await ask(shop(), downloadBatchRoute, input)).code).toBe(404)
  })
})

describe('too large requests', () => {
  const many = Array.from({ length: 501 }, (_, at) => `VC-LT${10_000 + at}`)

  test.each(LANGS)(
    'too large a request of a visitor is rejected with 422, with the reason in %s',
    async (lang) => {
      const answer = await ask(shop(), downloadBatchRoute, { ids: many, lang })
      expect(rejectedFields(answer, lang)).toEqual(['ids'])
      expect(JSON.stringify(answer.result)).toContain(reasonText('bundleTooLarge', lang))
    },
  )

  test('a large request of a member is queued', async () => {
    const { headers, memberId } = await createMember(shop().db)
    const answer = await ask(shop(), downloadBatchRoute, { ids: many }, headers)
    expect([answer.code, answer.result]).toEqual([RESULT_CODES.queued, { retryAfter: null }])
    const jobs = await shop()
      .db.selectFrom('download_job')
      .where('member_id', '=', memberId)
      .selectAll()
      .execute()
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.bundle.ids).toHaveLength(501)
  })

  test('an eleventh request in a day is answered with 429', async () => {
    const { headers } = await createMember(shop().db)
    const codes: number[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      codes.push((await ask(shop(), downloadBatchRoute, { ids: many }, headers)).code)
    }
    expect(codes).toEqual([...Array<number>(10).fill(RESULT_CODES.queued), 429])
  })

  test('a member whose mailed links lead to 2 GB of bundles has to wait until one of them expires', async () => {
    const { headers, memberId } = await createMember(shop().db)
    const other = await createMember(shop().db)
    const askForMany = async (login: Record<string, string>) =>
      (await ask(shop(), downloadBatchRoute, { ids: many }, login)).code
    expect(await askForMany(headers)).toBe(RESULT_CODES.queued)
    const ends = new Date(Date.now() + 3_600_000)
    const finishJob = (expires_at: Date) =>
      shop()
        .owner.updateTable('download_job')
        .set({ bytes: 2_000_000_000, done_at: new Date(), expires_at })
        .where('member_id', '=', memberId)
        .execute()
    await finishJob(ends)
    expect(await askForMany(headers)).toBe(429)
    expect(await askForMany(other.headers)).toBe(RESULT_CODES.queued)
    await finishJob(new Date(Date.now() - 1000))
    expect(await askForMany(headers)).toBe(RESULT_CODES.queued)
  })

  test('many consecutive requests of a member end with 429 and a waiting time', async () => {
    const { headers } = await createMember(shop().db)
    let answer
    for (let tries = 0; tries < 41; tries += 1) {
      answer = await fetch({ ids: ['VC-LT35641'], views: ['front'] }, headers)
    }
    expect(answer?.headers['x-result-code']).toBe('429')
    expect(answer?.json<{ result: { retryAfter: number } }>().result.retryAfter).toBeGreaterThan(0)
  })
})

test.each([
  { ids: [] },
  { ids: 'VC-LT35641' },
  { ids: [''] },
  { ids: ['VC-LT35641'], kind: 'secret' },
  { ids: ['VC-LT35641'], views: [] },
  { ids: ['VC-LT35641'], views: ['../front'] },
  { ids: ['VC-LT35641'], path: '/etc/passwd' },
])('the input %j is answered with 422', async (input) => {
  expect((await ask(shop(), downloadBatchRoute, input)).code).toBe(422)
})

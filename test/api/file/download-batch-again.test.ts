// GET /api/file/batch/download/{ticket}
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { downloadBatchAgainRoute, downloadBatchRoute } from '../../../src/contract/file.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { addFile } from '../../support/add-file.ts'
import { createMember } from '../../support/create-member.ts'
import { mailsTo } from '../../support/outbox.ts'
import { readZip } from '../../support/read-zip.ts'
import { runJob } from '../../support/run-job.ts'

let now = new Date()
const shop = useShop({ clock: () => now })
const HOUR_MS = 3_600_000

async function startDownload(ids = ['VC-LT35641', 'VU-LT35641']) {
  const body = JSON.stringify({ ids, views: ['front', 'angle'] })
  const first = await send(shop(), 'POST', downloadBatchRoute.path, body)
  return { whole: first.rawPayload, address: String(first.headers['content-location']), first }
}
const codeOf = async (address: string) =>
  (await ask(shop(), downloadBatchAgainRoute, { ticket: address.split('/').at(-1) })).code

describe('an interrupted bundle', () => {
  test('an interrupted bundle resumes with the same bytes', async () => {
    const { whole, address, first } = await startDownload()
    const half = Math.floor(whole.length / 2)
    const headers = { range: `bytes=${half}-`, 'if-range': String(first.headers.etag) }
    const rest = await send(shop(), 'GET', address, null, headers)
    expect(rest.statusCode).toBe(206)
    expect(rest.headers.etag).toBe(first.headers.etag)
    expect(Buffer.concat([whole.subarray(0, half), rest.rawPayload]).equals(whole)).toBe(true)
  })

  test('every range matches, wherever the download was interrupted', async () => {
    const { whole, address } = await startDownload()
    for (let from = 0; from < whole.length; from += 997) {
      const part = await send(shop(), 'GET', address, null, { range: `bytes=${from}-${from + 50}` })
      expect(part.rawPayload.equals(whole.subarray(from, from + 51)), String(from)).toBe(true)
    }
  })

  test('a ticket is valid for an hour, then answered with 410, and later deleted', async () => {
    const { address } = await startDownload()
    const before = now
    now = new Date(before.getTime() + HOUR_MS - 1000)
    expect((await send(shop(), 'GET', address)).headers['content-type']).toBe('application/zip')
    now = new Date(before.getTime() + HOUR_MS)
    expect(await codeOf(address)).toBe(410)
    await runJob(shop(), 'remove-bundles', now)
    expect(await codeOf(address)).toBe(404)
    now = new Date()
  })

  test('a ticket is answered with 410 once its pictures have changed, because the halves would not match', async () => {
    const { address } = await startDownload(['VC-TB29206'])
    await sql`update product set capacity_mah = capacity_mah + 1 where item_no = 'VC-TB29206'`.execute(
      shop().owner,
    )
    await sql`update catalogue_version set version = version + 1`.execute(shop().owner)
    await expect.poll(() => codeOf(address)).toBe(410)
  })

  test('an unknown ticket is answered with 404', async () => {
    expect(await codeOf('no-ticket-of-this-shop-at-all')).toBe(404)
  })
})

describe('a bundle made in the background', () => {
  test('the link of a bundle is mailed to its member and works for seven days', async () => {
    const member = await createMember(shop().db, { lang: 'zh_hk' })
    const leaflets = await Promise.all([addFile(shop()), addFile(shop())])
    const ids = Array.from({ length: 501 }, (_, at) => leaflets[at % 2]?.id ?? '')
    const input = { ids: [...ids.slice(0, 2), ...ids], kind: 'leaflet', lang: 'zh_hk' }
    // Repeated ids count once: two leaflets stay below the limit.
    const few = await send(
      shop(),
      'POST',
      downloadBatchRoute.path,
      JSON.stringify(input),
      member.headers,
    )
    expect(few.headers['content-type']).toBe('application/zip')

    const items = (
      await shop()
        .db.selectFrom('product')
        .where('status', '=', 'active')
        .select('item_no')
        .limit(501)
        .execute()
    ).map(({ item_no }) => item_no)
    const many = { ids: items, views: ['front'], lang: 'zh_hk' }
    const { code } = await ask(shop(), downloadBatchRoute, many, member.headers)
    if (items.length <= 500) return expect(code).toBe(200)
    expect(code).toBe(RESULT_CODES.queued)
    await runJob(shop(), 'make-bundles', now)
    const [mail] = await mailsTo(shop().db, member.email)
    expect(mail).toMatchObject({ template: 'download-ready', lang: 'zh_hk' })
    const link =
      /\/api\/file\/batch\/download\/[\w-]+\?lang=zh_hk/.exec(mail?.body_text ?? '')?.[0] ?? ''
    const response = await send(shop(), 'GET', link)
    expect(readZip(response.rawPayload).size).toBe(501)
    const part = await send(shop(), 'GET', link, null, { range: 'bytes=5-9' })
    expect(part.rawPayload.equals(response.rawPayload.subarray(5, 10))).toBe(true)

    const before = now
    now = new Date(before.getTime() + 7 * 24 * HOUR_MS)
    expect(await codeOf(link.split('?')[0] ?? '')).toBe(410)
    const { file_hash: hash } = await shop()
      .db.selectFrom('download_job')
      .where('done_at', 'is not', null)
      .select('file_hash')
      .executeTakeFirstOrThrow()
    await runJob(shop(), 'remove-bundles', now)
    expect(await shop().files.size(hash ?? '')).toBeUndefined()
    expect(await codeOf(link.split('?')[0] ?? '')).toBe(404)
    now = new Date()
  }, 60_000)

  test('a bundle that cannot be made is given up after three attempts', async () => {
    const member = await createMember(shop().db)
    const ids = Array.from({ length: 501 }, (_, at) => `VC-NONE${at}`)
    await ask(shop(), downloadBatchRoute, { ids }, member.headers)
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(runJob(shop(), 'make-bundles', now)).rejects.toThrow('404')
    }
    await runJob(shop(), 'make-bundles', now)
    const job = await shop()
      .db.selectFrom('download_job')
      .where('member_id', '=', member.memberId)
      .selectAll()
      .executeTakeFirst()
    expect(job).toMatchObject({ tries: 3, done_at: null })
    expect(job?.failed_at).not.toBeNull()
    expect(await mailsTo(shop().db, member.email)).toEqual([])
  })
})

// GET /api/news/download/{id}
import { expect, test } from 'vitest'
import { downloadNewsRoute } from '../../../src/contract/news.ts'
import { send, useShop } from '../../support/ask.ts'
import { describeFileCall } from '../../support/file-cases.ts'
import { addFile } from '../../support/add-file.ts'

const shop = useShop()

describeFileCall(shop, downloadNewsRoute, { file: {} })

test('a drawing is sent as a picture, never as SVG', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><path d="M0 0h20v10z"/></svg>'
  const file = { body: Buffer.from(svg), mediaType: 'image/svg+xml', fileName: 'a.svg' }
  const { id } = await addFile(shop(), file)
  const { headers, rawPayload } = await send(shop(), 'GET', `/api/news/download/${id}`)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['content-disposition']).toContain('.png"')
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  // The width in the header of the PNG: A4 at 300 dpi.
  expect(rawPayload.readUInt32BE(16)).toBe(2480)
})

test('HEAD returns the size', async () => {
  const { id, body } = await addFile(shop())
  const response = await shop().app.inject({ method: 'HEAD', url: `/api/news/download/${id}` })
  expect(response.headers['content-length']).toBe(String(body.length))
  expect(response.body).toBe('')
})

test('downloads are counted by day; a range from the middle is not counted', async () => {
  const { id } = await addFile(shop())
  for (const range of ['bytes=0-', 'bytes=100-', 'bytes=0-9']) {
    await send(shop(), 'GET', `/api/news/download/${id}`, null, { range })
  }
  await expect
    .poll(() => shop().db.selectFrom('download_day').where('item', '=', id).selectAll().execute())
    .toMatchObject([{ kind: 'download', item: id, count: 2 }])
})

test.each([
  ['prices-for-members', '', 'application/pdf'],
  ['how-to-read-a-label', 'video/', 'video/mp4'],
])('the news %s of a new shop comes with a file', async (id, folder, mediaType) => {
  const { statusCode, headers } = await send(shop(), 'GET', `/api/news/download/${folder}${id}`)
  expect([statusCode, headers['content-type']]).toEqual([200, mediaType])
})

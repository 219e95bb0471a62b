// GET /api/about/product/poster/download/{id}
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { downloadPosterRoute } from '../../../src/contract/company.ts'
import { listDownloadsRoute } from '../../../src/contract/file.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { describeFileCall } from '../../support/file-cases.ts'
import { addFile } from '../../support/add-file.ts'

const shop = useShop()

describeFileCall(shop, downloadPosterRoute, { file: { kind: 'poster' } })

test('a poster without a file of its own is sent as its picture', async () => {
  const { id, body } = await addFile(shop(), { kind: 'poster', role: 'image' })
  const response = await send(shop(), 'GET', `/api/about/product/poster/download/${id}`)
  expect(response.rawPayload.equals(body)).toBe(true)
})

test('a poster whose file was deleted is sent and listed as its picture', async () => {
  const { id, body } = await addFile(shop(), { kind: 'poster', role: 'image' })
  const deleted = await addFile(shop(), { kind: 'poster', isEmptied: true })
  await sql`update content_media set id = ${id} where id = ${deleted.id}`.execute(shop().owner)
  const response = await send(shop(), 'GET', `/api/about/product/poster/download/${id}`)
  expect(response.rawPayload.equals(body)).toBe(true)
  const input = { type: 'poster', keyword: id }
  const { result } = await ask<{ list: { id: string }[] }>(shop(), listDownloadsRoute, input)
  expect(result.list.map((entry) => entry.id)).toEqual([id])
})

test('a leaflet is not found as a poster', async () => {
  const { id } = await addFile(shop())
  expect((await ask(shop(), downloadPosterRoute, { id })).code).toBe(404)
})

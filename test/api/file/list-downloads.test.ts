// GET /api/file/list
import { describe, expect, test } from 'vitest'
import type { Download } from '../../../src/contract/file.ts'
import { listDownloadsRoute } from '../../../src/contract/file.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { addFile } from '../../support/add-file.ts'

const shop = useShop()

describeCall(shop, listDownloadsRoute, { input: {} })

const list = async (input: Record<string, unknown>) =>
  (await ask<{ list: Download[] }>(shop(), listDownloadsRoute, { rows: 100, ...input })).result.list

describe('the download centre', () => {
  test('the download centre has a catalogue for each category with products', async () => {
    const catalogues = await list({ type: 'catalogue', lang: 'zh_hk' })
    expect(catalogues.length).toBeGreaterThan(3)
    expect(catalogues.map(({ id }) => id)).toContain('laptop')
    for (const { url } of catalogues)
      expect(url).toMatch(/^\/api\/file\/catalogue\/[\w-]+\?lang=zh_hk$/)
  })

  test('every listed URL sends a file', async () => {
    for (const entry of await list({ type: 'leaflet' })) {
      const response = await send(shop(), 'GET', entry.url)
      expect(response.headers['content-disposition'], entry.id).toContain(entry.fileName)
      expect(response.headers['content-type']).toContain(entry.mediaType)
      if (entry.bytes !== null) expect(response.rawPayload.length).toBe(entry.bytes)
    }
  })

  test('unpublished and deleted files are hidden', async () => {
    const hidden = [
      await addFile(shop(), { state: 'draft' }),
      await addFile(shop(), { isEmptied: true }),
      await addFile(shop(), { state: 'scheduled', publishAt: new Date('2999-01-01') }),
    ]
    const ids = (await list({ keyword: 'sample' })).map(({ id }) => id)
    for (const { id } of hidden) expect(ids).not.toContain(id)
  })

  test('a search finds files that contain all words', async () => {
    const found = await list({ keyword: 'LAPTOP batter' })
    expect(found.map(({ id }) => id)).toEqual(['laptop'])
    expect(await list({ keyword: 'laptop watch' })).toEqual([])
  })
})

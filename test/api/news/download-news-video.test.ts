// GET /api/news/download/video/{id}
import { expect, test } from 'vitest'
import { downloadNewsVideoRoute } from '../../../src/contract/news.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeFileCall } from '../../support/file-cases.ts'
import { addFile } from '../../support/add-file.ts'

const shop = useShop()
const file = { role: 'video', fileName: 'film.mp4', mediaType: 'video/mp4' } as const

describeFileCall(shop, downloadNewsVideoRoute, { file })

test('an entry that is not a video is answered with 404', async () => {
  const leaflet = await addFile(shop())
  expect((await ask(shop(), downloadNewsVideoRoute, { id: leaflet.id })).code).toBe(404)
  const disguised = await addFile(shop(), { ...file, mediaType: 'text/html' })
  expect((await ask(shop(), downloadNewsVideoRoute, { id: disguised.id })).code).toBe(404)
})

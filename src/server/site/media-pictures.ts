// Serves content pictures: always re-rendered, never the uploaded bytes.
import type { FastifyInstance } from 'fastify'
import { createPictures } from '../modules/content/pictures/picture-service.ts'
import { AppError } from '../platform/errors.ts'
import { RequestRejected } from '../platform/limits/admission-control.ts'
import type { Shop } from '../context/shop.ts'

/** The id changes with the bytes, so an address always means the same picture. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const BUSY_SECONDS = 2

export function addMediaPictures(app: FastifyInstance, shop: Shop): void {
  const pictures = createPictures()

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    const { db, files, watch } = shop
    const read = () => pictures.read({ db, files, cacheVersion: watch.cacheVersion(), id, file })
    const found = await shop.admission
      .run(request, { priority: 'normal', key: request.url }, read)
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 429)
          throw new RequestRejected(503, BUSY_SECONDS)
        throw error
      })
    if (!found) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found')
    }
    const isPresent = found.state === 'present'
    return reply
      .code(isPresent ? 200 : 410)
      .header('cache-control', isPresent ? IMMUTABLE : 'no-store')
      .type(found.contentType)
      .send(found.body)
  })
}

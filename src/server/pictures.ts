// Serves the drawings: products from several sides, category tiles, plots, and the sharing picture.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langOf } from '../shared/lang.ts'
import { drawPicture, type PictureRequest } from './flows/draw-picture.ts'
import { AppError } from './platform/errors.ts'
import type { Rendered } from './platform/answer-cache.ts'
import { visitorContext, type Shop } from './platform/shop.ts'

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

export function addPictures(app: FastifyInstance, shop: Shop): void {
  async function serve(request: FastifyRequest, reply: FastifyReply, wanted: PictureRequest) {
    const query = request.query as Record<string, unknown>
    const lang = langOf(query.lang)
    const theme = query.theme === 'light' || query.theme === 'dark' ? query.theme : 'auto'
    // Only what changes the picture is part of the key: other query keys cannot fill the cache.
    const key = `PICTURE ${JSON.stringify([wanted, lang, theme, query.items, query.field])}`
    if (shop.answers.sendKept(request, reply, key)) return
    shop.guard.admit(request, wanted.kind === 'sharing' ? 'heavy' : 'normal')
    const make = async (): Promise<Rendered> => {
      try {
        return {
          status: 200,
          ...(await drawPicture(visitorContext(shop, lang), wanted, { theme, query })),
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return {
          status: 404,
          contentType: 'text/plain; charset=utf-8',
          body: Buffer.from('Not found'),
        }
      }
    }
    await shop.answers.sendMade(request, reply, key, make, { cacheControl: A_DAY })
  }

  app.get<{ Params: { itemNo: string; view: string } }>(
    '/pictures/:itemNo/:view',
    (request, reply) => serve(request, reply, { kind: 'product', ...request.params }),
  )
  app.get<{ Params: { id: string } }>('/pictures/category/:id', (request, reply) =>
    serve(request, reply, { kind: 'category', id: request.params.id }),
  )
  app.get<{ Params: { name: string } }>('/plots/:name', (request, reply) =>
    serve(request, reply, { kind: 'plot', plot: request.params.name, id: '' }),
  )
  app.get<{ Params: { plot: string; id: string } }>('/plots/:plot/:id', (request, reply) =>
    serve(request, reply, { kind: 'plot', ...request.params }),
  )
}

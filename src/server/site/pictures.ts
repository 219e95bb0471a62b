// Serves drawings: product views, category tiles, plots, and the Open Graph picture.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CostClass } from '../../contract/call.ts'
import { langOf } from '../../shared/lang.ts'
import { drawCategoryPicture, drawProductPicture } from './draw-picture.ts'
import {
  drawCategoryMap,
  drawComparison,
  drawManualPlot,
  drawMonths,
  drawProductPlot,
  drawWorld,
} from './draw-plot.ts'
import type { Rendered } from '../platform/answers/answer-cache.ts'
import type { Ctx } from '../context/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Picture } from '../platform/picture.ts'
import { TurnedAway } from '../platform/guard/request-guard.ts'
import { visitorContext, type Shop } from '../context/shop.ts'

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const LONGEST_LIST = 400
/** Concurrent renderings of sharing pictures: each uses a core for a tenth of a second that pages need too. */
const MOST_PAINTED = 2

type Theme = 'light' | 'dark' | 'auto'

interface Asked {
  ctx: Ctx
  theme: Theme
}

interface PictureRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Everything that changes the picture besides language and theme; part of the cache key. */
  about: string[]
  draw: (asked: Asked) => Promise<Picture> | Picture
  cost?: CostClass
  /** Looks the same in both themes. */
  oneTheme?: boolean
}

type ServePicture = (parts: PictureRequest) => Promise<void>

export function addPictures(app: FastifyInstance, shop: Shop): void {
  const serve = pictureServer(shop)
  addProductPictures(app, serve)
  addCataloguePlots(app, serve)
  addStaticPlots(app, serve)
}

/** Sends a picture from the cache or draws it; concurrent heavy renderings are limited. */
function pictureServer(shop: Shop): ServePicture {
  let painted = 0
  return async (parts) => {
    const { request, reply, about, draw, cost = 'normal', oneTheme = false } = parts
    const query = request.query as Record<string, unknown>
    const lang = langOf(query.lang)
    const themed = !oneTheme && (query.theme === 'light' || query.theme === 'dark')
    const theme = themed ? (query.theme as Theme) : 'auto'
    const key = `PICTURE ${JSON.stringify([about, lang, theme])}`
    if (shop.answers.sendKept(request, reply, key)) return
    shop.guard.admit(request, cost)
    const heavy = cost === 'heavy' ? 1 : 0
    const make = async (): Promise<Rendered> => {
      if (heavy && painted >= MOST_PAINTED) throw new TurnedAway(503, 2)
      painted += heavy
      try {
        if (about.some((part) => part.includes('\u0000') || !part.isWellFormed())) return NOTHING
        return {
          status: 200,
          cacheControl: A_DAY,
          ...(await draw({ ctx: visitorContext(shop, lang), theme })),
        }
      } catch (error) {
        if (error instanceof AppError) return NOTHING
        throw error
      } finally {
        painted -= heavy
      }
    }
    await shop.answers.sendMade(request, reply, key, make)
  }
}

function addProductPictures(app: FastifyInstance, serve: ServePicture): void {
  app.get<{ Params: { itemNo: string; view: string } }>(
    '/pictures/:itemNo/:view',
    (request, reply) => {
      const { itemNo, view } = request.params
      return serve({
        request,
        reply,
        about: ['product', itemNo, view],
        cost: view === 'og.png' ? 'heavy' : 'normal',
        oneTheme: view === 'og.png',
        draw: ({ ctx, theme }) => drawProductPicture(ctx, itemNo, view, theme),
      })
    },
  )
  app.get<{ Params: { name: string } }>('/pictures/category/:name', (request, reply) => {
    const id = withoutEnding(request.params.name)
    return serve({ request, reply, about: ['category', id], draw: () => drawCategoryPicture(id) })
  })
}

function addCataloguePlots(app: FastifyInstance, serve: ServePicture): void {
  app.get<{ Params: { plot: string; name: string } }>('/plots/:plot/:name', (request, reply) => {
    const { plot } = request.params
    const id = withoutEnding(request.params.name)
    return serve({
      request,
      reply,
      about: ['plot', plot, id],
      draw: ({ ctx, theme }) =>
        plot === 'map'
          ? drawCategoryMap(ctx, id, plain(theme))
          : drawProductPlot(ctx, plot, id, plain(theme)),
    })
  })
  app.get('/plots/months.svg', (request, reply) =>
    serve({
      request,
      reply,
      about: ['months'],
      draw: ({ ctx, theme }) => drawMonths(ctx, plain(theme)),
    }),
  )
  app.get<{ Querystring: Record<string, unknown> }>('/plots/compare.svg', (request, reply) => {
    const given = request.query.items
    const items = typeof given === 'string' ? given.slice(0, LONGEST_LIST) : ''
    return serve({
      request,
      reply,
      about: ['compare', items],
      draw: ({ ctx, theme }) => drawComparison(ctx, items.split(',').filter(Boolean), plain(theme)),
    })
  })
}

/** Plots that do not depend on the catalogue. */
function addStaticPlots(app: FastifyInstance, serve: ServePicture): void {
  for (const plot of ['storage', 'charging'] as const) {
    app.get(`/plots/${plot}.svg`, (request, reply) =>
      serve({
        request,
        reply,
        about: ['manual', plot],
        draw: ({ ctx, theme }) => drawManualPlot(ctx, plot, plain(theme)),
      }),
    )
  }
  app.get('/plots/world.svg', (request, reply) =>
    serve({ request, reply, about: ['world'], draw: ({ theme }) => drawWorld(plain(theme)) }),
  )
}

const NOTHING: Rendered = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  body: Buffer.from('Not found'),
}

function withoutEnding(name: string): string {
  return name.replace(/\.svg$/, '')
}

/** Plots are drawn for one theme; drawings can follow the reader's. */
function plain(theme: Theme): 'light' | 'dark' {
  return theme === 'dark' ? 'dark' : 'light'
}

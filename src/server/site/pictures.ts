// Serves drawings: product views, category tiles, plots, and the Open Graph picture.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CostClass } from '../../contract/call.ts'
import { RASTER_FORMATS } from '../../shared/bundle-rules.ts'
import { langOf } from '../../shared/lang.ts'
import { drawCategoryPicture, drawProductPicture, drawSharingPicture } from './draw-picture.ts'
import {
  drawVoltageCapacity,
  drawComparison,
  drawManualPlot,
  drawNewProducts,
  drawProductPlot,
  drawWorld,
} from './draw-plot.ts'
import type { Rendered } from '../platform/response-cache/compressed-cache.ts'
import type { Ctx } from '../context/context.ts'
import { AppError } from '../platform/errors.ts'
import type { RenderedPicture } from '../platform/picture.ts'
import { busy } from '../platform/limits/admission-control.ts'
import { visitorContext, type Shop } from '../context/shop.ts'

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const LONGEST_LIST = 400
/** Concurrent renderings of PNG and JPEG pictures: each uses a core, which pages need too, for a tenth of a second. */
const MAX_HEAVY = 2

type Theme = 'light' | 'dark' | 'auto'

interface PictureQuery {
  ctx: Ctx
  theme: Theme
  params: Readonly<Record<string, string>>
}

interface PictureRoute {
  url: string
  cost: CostClass
  /** Whether it looks different in the light and the dark theme. */
  isThemed: boolean
  /** The query parameter that changes the picture, besides `lang` and `theme`. */
  parameter?: string
  draw: (query: PictureQuery) => Promise<RenderedPicture> | RenderedPicture
}

/**
 * Each address with the cost class that decides when it is shed. Drawings are cheap: a page that was admitted must not
 * miss its pictures.
 */
export const PICTURES: readonly PictureRoute[] = [
  {
    url: '/pictures/:itemNo/:view',
    cost: 'cheap',
    isThemed: true,
    draw: ({ ctx, theme, params: { itemNo = '', view = '' } }) =>
      drawProductPicture(ctx, itemNo, view, theme),
  },
  ...RASTER_FORMATS.map((format): PictureRoute => ({
    url: `/pictures/:itemNo/:view.${format}`,
    cost: 'heavy',
    isThemed: false,
    draw: ({ ctx, params: { itemNo = '', view = '' } }) =>
      drawProductPicture(ctx, itemNo, `${view}.${format}`, 'light'),
  })),
  {
    url: '/pictures/:itemNo/og.png',
    cost: 'heavy',
    isThemed: false,
    draw: ({ ctx, params: { itemNo = '' } }) => drawSharingPicture(ctx, itemNo),
  },
  {
    url: '/pictures/category/:name',
    cost: 'cheap',
    isThemed: true,
    draw: ({ params }) => drawCategoryPicture(params.name ?? ''),
  },
  {
    url: '/plots/:plot/:name',
    cost: 'cheap',
    isThemed: true,
    draw: ({ ctx, theme, params }) =>
      drawProductPlot(ctx, params.plot ?? '', params.name ?? '', plotTheme(theme)),
  },
  {
    url: '/plots/map/:name',
    cost: 'cheap',
    isThemed: true,
    draw: ({ ctx, theme, params }) => drawVoltageCapacity(ctx, params.name ?? '', plotTheme(theme)),
  },
  {
    url: '/plots/months.svg',
    cost: 'cheap',
    isThemed: true,
    draw: ({ ctx, theme }) => drawNewProducts(ctx, plotTheme(theme)),
  },
  {
    url: '/plots/compare.svg',
    cost: 'cheap',
    isThemed: true,
    parameter: 'items',
    draw: ({ ctx, theme, params: { items = '' } }) =>
      drawComparison(ctx, items.split(',').filter(Boolean), plotTheme(theme)),
  },
  ...(['storage', 'charging'] as const).map((plot): PictureRoute => ({
    url: `/plots/${plot}.svg`,
    cost: 'cheap',
    isThemed: true,
    draw: ({ ctx, theme }) => drawManualPlot(ctx, plot, plotTheme(theme)),
  })),
  {
    url: '/plots/world.svg',
    cost: 'cheap',
    isThemed: true,
    draw: ({ theme }) => drawWorld(plotTheme(theme)),
  },
]

export function addPictures(app: FastifyInstance, shop: Shop): void {
  const serve = pictureServer(shop)
  for (const route of PICTURES) {
    app.get<{ Params: Record<string, string> }>(route.url, (request, reply) =>
      serve(route, request, reply),
    )
  }
}

type PictureRequest = FastifyRequest<{ Params: Record<string, string> }>

/** Sends a picture from the cache or draws it; concurrent heavy renderings are limited. */
function pictureServer(shop: Shop) {
  let heavyRenderings = 0
  return async (route: PictureRoute, request: PictureRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>
    const lang = langOf(query.lang)
    const theme = route.isThemed && isTheme(query.theme) ? query.theme : 'auto'
    const params = paramsOf(route, request.params, query)
    const key = `PICTURE ${JSON.stringify([route.url, params, lang, theme])}`
    if (shop.responses.sendCached(request, reply, key)) return
    const isHeavy = route.cost === 'heavy'
    const make = async (): Promise<Rendered> => {
      if (isHeavy && heavyRenderings >= MAX_HEAVY) throw busy()
      if (isHeavy) heavyRenderings += 1
      try {
        const texts = Object.values(params)
        if (texts.some((text) => text.includes('\u0000') || !text.isWellFormed())) return NOT_FOUND
        const picture = await route.draw({ ctx: visitorContext(shop, lang), theme, params })
        return { status: 200, cacheControl: A_DAY, ...picture }
      } catch (error) {
        if (error instanceof AppError) return NOT_FOUND
        throw error
      } finally {
        if (isHeavy) heavyRenderings -= 1
      }
    }
    await shop.admission.run(request, { priority: route.cost, key }, () =>
      shop.responses.sendRendered(request, reply, key, make),
    )
  }
}

/** Everything that changes the picture besides language and theme, without the ending of `name`. */
function paramsOf(
  { parameter }: PictureRoute,
  { name, ...params }: Record<string, string>,
  query: Record<string, unknown>,
): Record<string, string> {
  const given = parameter === undefined ? undefined : query[parameter]
  return {
    ...params,
    ...(name === undefined ? {} : { name: name.replace(/\.svg$/, '') }),
    ...(parameter !== undefined && typeof given === 'string'
      ? { [parameter]: given.slice(0, LONGEST_LIST) }
      : {}),
  }
}

function isTheme(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

const NOT_FOUND: Rendered = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  body: Buffer.from('Not found'),
}

/** Plots are drawn for one theme; drawings can follow the reader's. */
function plotTheme(theme: Theme): 'light' | 'dark' {
  return theme === 'dark' ? 'dark' : 'light'
}

// Serves robots.txt, the sitemap in parts, and the RSS feeds of product updates and news.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGS, langPrefix } from '../../shared/lang.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { composeNewsFeed } from './compose-news-feed.ts'
import { composeSitemapIndex, composeSitemapPart } from './compose-sitemap.ts'
import { composeUpdateFeed } from './compose-update-feed.ts'
import { AppError } from '../platform/errors.ts'
import { originOf } from '../platform/http/origin.ts'
import { visitorContext, type Shop } from '../context/shop.ts'

const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

export function addFeeds(app: FastifyInstance, shop: Shop): void {
  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    contentType: string,
    compose: (origin: string) => Promise<string>,
  ) {
    const origin = originOf(shop.config, request)
    // The query has no effect, so a file of megabytes is generated and cached once.
    const key = `FILE ${origin} ${request.url.split('?', 1)[0]}`
    if (shop.responses.sendCached(request, reply, key)) return
    const make = async () => {
      try {
        return { status: 200, contentType, body: Buffer.from(await compose(origin)) }
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 404) throw error
        return { status: 404, contentType: PLAIN, body: Buffer.from('Not found') }
      }
    }
    await shop.admission.run(request, { priority: 'heavy', key }, () =>
      shop.responses.sendRendered(request, reply, key, make),
    )
  }

  app.get('/robots.txt', (request, reply) =>
    serve(request, reply, PLAIN, async (origin) => robots(origin)),
  )
  app.get('/sitemap.xml', (request, reply) =>
    serve(request, reply, XML, (origin) =>
      composeSitemapIndex(visitorContext(shop, 'en_us'), origin),
    ),
  )
  app.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) =>
    serve(request, reply, XML, (origin) =>
      composeSitemapPart(visitorContext(shop, 'en_us'), origin, request.params.name),
    ),
  )
  for (const lang of LANGS) {
    app.get(`${langPrefix(lang)}/rss.xml`, (request, reply) =>
      serve(request, reply, RSS, (origin) => composeUpdateFeed(visitorContext(shop, lang), origin)),
    )
    app.get(`${langPrefix(lang)}/news.xml`, (request, reply) =>
      serve(request, reply, RSS, (origin) => composeNewsFeed(visitorContext(shop, lang), origin)),
    )
  }
}

/** Addresses with `view`, which chooses between table and cards, are excluded, because they show the same list again. */
function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?*view=',
    `Disallow: ${PAGE_PATHS.compare}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

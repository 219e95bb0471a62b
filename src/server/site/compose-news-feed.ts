// Composes the RSS feed of the news in one language.
import { withBrand } from '../../shared/brand.ts'
import { htmlLang, langPrefix, type Lang } from '../../shared/lang.ts'
import { listNews } from '../modules/content/news-service.ts'
import type { Ctx } from '../context/context.ts'
import { xmlText } from '../platform/http/xml.ts'

const ITEMS = 50
const TITLES: Record<Lang, string> = {
  en_us: '{{brandName}} news',
  zh_cn: '{{brandName}} 新闻',
  zh_hk: '{{brandName}} 最新消息',
}

export async function composeNewsFeed(ctx: Ctx, origin: string): Promise<string> {
  const { list } = await listNews(ctx, { area: 'main', page: 1, rows: ITEMS })
  const base = xmlText(`${origin}${langPrefix(ctx.lang)}`)
  const items = list.map(
    (card) =>
      `<item><title>${xmlText(card.title)}</title><link>${base}${xmlText(card.url)}</link>` +
      `<guid isPermaLink="false">news:${xmlText(card.id)}</guid>` +
      `<pubDate>${new Date(`${card.date}T00:00:00Z`).toUTCString()}</pubDate>` +
      `<description>${xmlText(card.summary)}</description></item>`,
  )
  const title = xmlText(withBrand(TITLES[ctx.lang]))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${title}</title><link>${base}/news</link><description>${title}</description>` +
    `<language>${htmlLang(ctx.lang)}</language>` +
    `<atom:link href="${base}/news.xml" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  )
}

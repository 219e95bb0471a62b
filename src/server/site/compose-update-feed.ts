// Composes the RSS feed of product updates in one language.
import { withBrand } from '../../shared/brand.ts'
import { htmlLang, langPrefix, type Lang } from '../../shared/lang.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { listUpdateRows } from '../modules/catalogue/update-service.ts'
import type { Ctx } from '../context/context.ts'
import { xmlText } from '../platform/http/xml.ts'

const ITEMS = 50
const TITLES: Record<Lang, string> = {
  en_us: '{{brandName}} product updates',
  zh_cn: '{{brandName}} 更新记录',
  zh_hk: '{{brandName}} 更新紀錄',
}

export async function composeUpdateFeed(ctx: Ctx, origin: string): Promise<string> {
  const list = await listUpdateRows(ctx, { page: 1, rows: ITEMS })
  const base = `${origin}${langPrefix(ctx.lang)}`
  const items = list.map((row) => {
    const link = xmlText(base + row.url)
    return (
      `<item><title>${xmlText(`${row.itemNo} – ${row.updateName}`)}</title><link>${link}</link>` +
      `<guid isPermaLink="false">${xmlText(`${row.itemNo}:${row.update}:${row.date}`)}</guid>` +
      `<pubDate>${new Date(`${row.date}T00:00:00Z`).toUTCString()}</pubDate>` +
      `<category>${xmlText(row.category)}</category>` +
      `<description>${xmlText([row.brand, row.partNumber, row.compatibility].filter(Boolean).join(' · '))}</description></item>`
    )
  })
  const title = xmlText(withBrand(TITLES[ctx.lang]))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${title}</title><link>${base}${PAGE_PATHS.updates}</link><description>${title}</description>` +
    `<language>${htmlLang(ctx.lang)}</language>` +
    `<atom:link href="${base}/rss.xml" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  )
}

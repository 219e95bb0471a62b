// Content of the home pages: newest news and posters, linked pictures, notices; and top photos.
import type { HomeInfo } from '../../../contract/home.ts'
import type { Ctx } from '../../context/context.ts'
import { openList, listCards } from './content-service.ts'
import { presentCard } from './content-presenter.ts'

const NEWEST = { page: 1, rows: 3 }

export type HomeContent = Pick<
  HomeInfo,
  'homeNews' | 'homePoster' | 'notice' | 'banner' | 'productBanner'
>

export async function readHomeContent(ctx: Ctx, area: 'main' | 'dropship'): Promise<HomeContent> {
  const [news, posters, banners] = await Promise.all([
    listCards(ctx, { kind: 'news', area, ...NEWEST }),
    listCards(ctx, { kind: 'poster', ...NEWEST }),
    openList(ctx, { kind: 'banner', area }),
  ])
  const shown = banners.opened.map(({ row, showing }) => ({
    ...presentCard(row, showing),
    url: typeof row.facts.link === 'string' ? row.facts.link : '/',
  }))
  const pictures = (type: string) =>
    shown
      .filter((card) => card.type === type)
      .flatMap(({ id, title, image, url }) =>
        image ? [{ id, title, image: image.url, alt: image.alt, url }] : [],
      )
  return {
    homeNews: news.list,
    homePoster: posters.list,
    notice: shown
      .filter(({ type }) => type === 'notice')
      .map(({ id, title, url }) => ({ id, title, url })),
    banner: pictures('home'),
    productBanner: pictures('product'),
  }
}

/** The top photo of a page by the page's name; null when it has none. */
export async function readTopPhoto(
  ctx: Ctx,
  page: string,
): Promise<{ url: string; alt: string } | null> {
  const { opened } = await openList(ctx, { kind: 'photo' })
  const found = opened.find(({ row }) => row.id === page)
  const image = found && presentCard(found.row, found.showing).image
  return image ? { url: image.url, alt: image.alt } : null
}

// Content of the home pages: newest news and posters, linked pictures, notices; and pictures of other pages.
import type { ContentCard, ContentImage, LinkedPicture } from '../../../contract/content.ts'
import type { HomeInfo } from '../../../contract/home.ts'
import type { Ctx } from '../../context/context.ts'
import { loadEntries, listCards } from './content-service.ts'
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
    readBanners(ctx, area),
  ])
  return {
    homeNews: news.list,
    homePoster: posters.list,
    notice: banners
      .filter(({ type }) => type === 'notice')
      .map(({ id, title, url }) => ({ id, title, url })),
    banner: picturesOf(banners, 'home'),
    productBanner: picturesOf(banners, 'product'),
  }
}

/** The photo at the top of a page by the page's name, and the links with a picture that it shows. */
export async function readPagePictures(
  ctx: Ctx,
  page: string,
): Promise<{ photo: ContentImage | null; banners: LinkedPicture[] }> {
  const [photo, banners] = await Promise.all([
    readPhoto(ctx, page),
    page === PRODUCTS_PAGE ? readBanners(ctx, 'main') : [],
  ])
  return { photo, banners: picturesOf(banners, 'product') }
}

/** Null when the page has none. */
export async function readTopPhoto(
  ctx: Ctx,
  page: string,
): Promise<{ url: string; alt: string } | null> {
  const image = await readPhoto(ctx, page)
  return image && { url: image.url, alt: image.alt }
}

/** The only page that shows banners of products. */
const PRODUCTS_PAGE = 'allproduct'

async function readPhoto(ctx: Ctx, page: string): Promise<ContentImage | null> {
  const { loaded } = await loadEntries(ctx, { kind: 'photo' })
  const found = loaded.find(({ row }) => row.id === page)
  return found ? presentCard(found.row, found.context).image : null
}

type Banner = ContentCard & { url: string }

async function readBanners(ctx: Ctx, area: 'main' | 'dropship'): Promise<Banner[]> {
  const { loaded } = await loadEntries(ctx, { kind: 'banner', area })
  return loaded.map(({ row, context }) => ({
    ...presentCard(row, context),
    url: typeof row.facts.link === 'string' ? row.facts.link : '/',
  }))
}

function picturesOf(banners: readonly Banner[], type: string): LinkedPicture[] {
  return banners
    .filter((card) => card.type === type)
    .flatMap(({ id, title, image, url }) =>
      image ? [{ id, title, image: image.url, alt: image.alt, url }] : [],
    )
}

// One product with everything its page shows to a visitor or member, except prices.
import type { ProductPage, RelatedProduct } from '../../../contract/product.ts'
import type { DownloadablePicture, ProductPicture } from '../../../contract/product-picture.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import { remarkIn } from '../../../shared/catalogue-remarks.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Lang } from '../../../shared/lang.ts'
import { reviewerName } from '../../../shared/review-rules.ts'
import { tradeLabel } from '../../../shared/trade-name.ts'
import { cellCount, transportOf, unNumber } from '../../../shared/transport-rules.ts'
import { nameOf, RECHARGEABLE, REGIONS } from '../../../shared/vocabulary.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { shownRegions } from './sales-regions.ts'
import { presentCard, productPath, stockBand } from './catalogue-presenter.ts'
import { findProductId } from './catalogue-repository.ts'
import { presentRelations, readCardsById } from './card-service.ts'
import { categoryPath } from './category-service.ts'
import { devicePath } from './finder-service.ts'
import { openStore, memoize, type Store } from './catalogue-store.ts'
import { twinOf } from './pair-service.ts'
import { markFit } from './present-review.ts'
import { drawnPictures, isDrawnPicture } from './product-pictures.ts'
import {
  findPathSegments,
  findFits,
  findProductPage,
  type FitRow,
  type ProductPageRow,
} from './product-repository.ts'

const MINIMUM_ORDER = {
  wholesale: BUSINESS.wholesaleMinimum,
  dropship: BUSINESS.dropshipMinimum,
}

export type ProductWithoutPrice = Omit<
  ProductPage,
  'productPrice' | 'showPrice' | 'priceReason' | 'WishType'
>

/** Also a discontinued one. Errors: 404 for an item that is unknown or not shown (a draft, hidden or archived). */
export async function readProduct(ctx: Ctx, itemNo: string): Promise<ProductWithoutPrice> {
  const row = await findProductPage(ctx.db, itemNo, ctx.lang)
  if (!row) throw notFound()
  const ids = [row.id, ...row.relations.map(({ other_id }) => other_id)]
  const [store, cards] = await Promise.all([openStore(ctx), readCardsById(ctx, ids)])
  const related = presentRelations(row.relations, cards)
  const pictures = pictureList(row, ctx.lang)
  const pair = cards.get(row.id)?.pair ?? null
  const detail = presentDetail(row, store, { related, pair }, ctx.lang)
  return {
    productDetail: detail,
    bundleList: related
      .filter(({ relation }) => relation === 'part_of_set')
      .map(({ relation: _, ...card }) => card),
    fitModelList: {
      total: row.fit_count,
      brands: row.fit_brands,
      list: row.fits.map((fit) => presentFit(fit, twinOf(store, row.id), ctx.lang)),
    },
    mediaList: pictures,
    partNoList: row.part_refs,
    navigateList: navigation(store, row.category_id, ctx.lang),
    reviewList: {
      ...row.rated,
      list: row.reviews.map(({ kind, author, ...review }) => ({
        ...review,
        author: kind === null ? author : reviewerName(kind, ctx.lang),
      })),
    },
    relatedList: related.filter(({ relation }) => relation !== 'part_of_set'),
    transport: transportOf({
      chemistry: row.chemistry,
      energyWh: detail.energy,
      cells: cellCount(detail.iecName),
    }),
    specImg: pictures.filter(({ kind }) => kind === 'dimensions' || kind === 'label'),
    type: row.type,
    styleType: row.style_type,
    stop: row.stop,
    productStock: { band: stockBand(row.quantity) },
    status: row.status,
  }
}

/**
 * Pages through fits. `named`: the devices that the keyword names, by label or address; without it, the labels
 * that contain all its words, of which the first eight count. Errors: 404.
 */
export async function listFits(
  ctx: Ctx,
  query: {
    itemNo: string
    brand?: string | undefined
    keyword?: string | undefined
    named?: { labels: string[]; slugs: string[] } | undefined
    page: number
    rows: number
  },
) {
  const id = await findProductId(ctx.db, query.itemNo)
  if (id === undefined) throw notFound()
  const words = (query.keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const { total, list } = await findFits(ctx.db, id, {
    brand: query.brand ?? null,
    words: query.named ? [] : words.slice(0, 8),
    named: query.named ?? null,
    limit: query.rows,
    offset: (query.page - 1) * query.rows,
  })
  const twin = twinOf(await openStore(ctx), id)
  return { total, list: list.map((fit) => presentFit(fit, twin, ctx.lang)) }
}

/** The canonical address of a visible product, or undefined. */
export async function findProductPath(ctx: Ctx, itemNo: string): Promise<string | undefined> {
  const store = await openStore(ctx)
  return memoize(store, `address:${itemNo}`, async () => {
    const row = await findPathSegments(ctx.db, itemNo)
    return row && productPath(row)
  })
}

/** The pictures of a product. Errors: 404. */
export async function listPictures(ctx: Ctx, itemNo: string): Promise<DownloadablePicture[]> {
  const row = await findProductPage(ctx.db, itemNo, ctx.lang)
  if (!row) throw notFound()
  return pictureList(row, ctx.lang).map((picture) => {
    const inFormat = (format: string) =>
      isDrawnPicture(picture) ? picture.url.replace('.svg?', `.${format}?`) : null
    return { ...picture, jpg: inFormat('jpg'), png: inFormat('png') }
  })
}

function pictureList(row: ProductPageRow, lang: Lang): ProductPicture[] {
  return [...row.media, ...drawnPictures(row.item_no, lang)]
}

function presentFit(
  fit: FitRow,
  twin: number | undefined,
  lang: Lang,
): ProductPage['fitModelList']['list'][number] {
  const { label, brand, slug, qualifier, source } = fit
  const deviceUrl = slug ? devicePath(slug) : null
  const name = tradeLabel(label)
  return {
    label,
    ...(name && { name }),
    brand,
    qualifier,
    source,
    ...markFit(fit, twin, lang),
    deviceUrl,
  }
}

function presentDetail(
  row: ProductPageRow,
  store: Store,
  { related, pair }: { related: RelatedProduct[]; pair: ProductCard['pair'] },
  lang: Lang,
): ProductPage['productDetail'] {
  const replacement = related.find(({ relation }) => relation === 'successor')
  const card = presentCard(row, lang, store.categoryNames[lang])
  return {
    ...card,
    pair,
    slug: row.slug,
    description: row.description,
    descriptionLang: row.description_lang,
    ean: row.ean,
    length: row.length_mm,
    width: row.width_mm,
    height: row.height_mm,
    diameter: row.diameter_mm,
    netWeight: row.net_weight_g,
    grossWeight: row.gross_weight_g,
    regionNames: shownRegions(row.regions).map((code) => ({
      code,
      name: nameOf(REGIONS, code, lang),
    })),
    iecName: row.iec_name,
    ansiName: row.ansi_name,
    dischargeRate: row.discharge_rate,
    rechargeable: RECHARGEABLE.has(row.chemistry),
    remark: remarkIn(row.remark, lang),
    basis: row.basis,
    unNumber: unNumber(row.chemistry),
    minimumOrder: MINIMUM_ORDER,
    successor: replacement
      ? { itemNo: replacement.itemNo, title: replacement.title, url: replacement.url }
      : null,
    sameCaseAs: pair && pair.dimension === card.dimension && card.dimension ? pair.itemNo : null,
  }
}

/** The path from the root category to the given one. */
function navigation(store: Store, id: string, lang: Lang): ProductPage['navigateList'] {
  const row = store.categories.find((each) => each.id === id)
  if (!row) return []
  const above = row.parent_id === null ? [] : navigation(store, row.parent_id, lang)
  const category = store.categoryNames[lang].get(id) ?? id
  return [...above, { category, categoryUrl: categoryPath(row) }]
}

// A product page: the product, what this actor pays for it or why that is not shown, and in which lists it stands.
import type { PriceReason } from '../../contract/price.ts'
import type { ProductPage } from '../../contract/product.ts'
import { type ProductWithoutPrice, readProduct } from '../modules/catalogue/product-service.ts'
import { listDocuments } from '../modules/content/document-service.ts'
import { pricesFor } from '../modules/pricing/pricing-service.ts'
import { listsWith } from '../modules/wishlist/wish-service.ts'
import { type Actor, type Ctx, isMemberCtx, type MemberCtx } from '../platform/context.ts'

/** Errors: 404. Visitors and applicants get no price, but the reason for that. */
export async function composeProductPage(ctx: Ctx, itemNo: string): Promise<ProductPage> {
  const found = await readProduct(ctx, itemNo)
  const documentList = await listDocuments(ctx, found.productDetail.chemistry.code)
  const product = { ...found, documentList }
  if (isMemberCtx(ctx)) return composeForMember(ctx, product)
  const priceReason = reasonWithoutPrice(ctx.actor)
  return { ...product, productPrice: null, showPrice: false, priceReason, WishType: [] }
}

function reasonWithoutPrice({ kind }: Actor): PriceReason {
  return kind === 'applicant' ? 'pending' : 'login'
}

/** Prices of the product and of all cards on its page in one statement, its lists in another beside it. */
async function composeForMember(
  ctx: MemberCtx,
  product: ProductWithoutPrice,
): Promise<ProductPage> {
  const { relatedList, bundleList } = product
  const { itemNo } = product.productDetail
  const [withPrice, lists] = await Promise.all([
    pricesFor(
      ctx,
      [product.productDetail, ...relatedList, ...bundleList].map((card) => card.itemNo),
    ),
    listsWith(ctx.db, ctx.actor.memberId, [itemNo]),
  ])
  const productDetail = withPrice(product.productDetail)
  const { price = null, priceReason = 'on_request', stock } = productDetail
  return {
    ...product,
    productDetail,
    relatedList: relatedList.map(withPrice),
    bundleList: bundleList.map(withPrice),
    productPrice: price,
    showPrice: price !== null,
    priceReason,
    productStock: { ...product.productStock, ...(stock !== undefined && { quantity: stock }) },
    WishType: lists.get(itemNo) ?? [],
  }
}

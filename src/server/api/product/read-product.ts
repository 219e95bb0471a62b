// GET /api/product/detail/{itemNo}: a product with its documents, the actor's price and the lists that contain it.
import type { PriceReason } from '../../../contract/price.ts'
import { type ProductPage, readProductRoute } from '../../../contract/product.ts'
import { type ProductWithoutPrice, readProduct } from '../../modules/catalogue/product-service.ts'
import { listDocuments } from '../../modules/content/document-service.ts'
import { loadPriceAdder } from '../../modules/pricing/pricing-service.ts'
import { readListsOfItems } from '../../modules/wishlist/listed-items-service.ts'
import { handle } from '../../context/call-handler.ts'
import { type Actor, type Ctx, isMemberCtx, type MemberCtx } from '../../context/context.ts'

export const readProductCall = handle(readProductRoute, (ctx, input) =>
  composeProductPage(ctx, input.itemNo),
)

/** Visitors and applicants get the reason for a missing price in place of the price. Errors: 404. */
async function composeProductPage(ctx: Ctx, itemNo: string): Promise<ProductPage> {
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

/** One statement for the prices of the product and all cards, one for its lists. */
async function composeForMember(
  ctx: MemberCtx,
  product: ProductWithoutPrice,
): Promise<ProductPage> {
  const { relatedList, bundleList } = product
  const { itemNo } = product.productDetail
  const [withPrice, lists] = await Promise.all([
    loadPriceAdder(ctx, [product.productDetail, ...relatedList, ...bundleList]),
    readListsOfItems(ctx.db, ctx.actor.memberId, [itemNo]),
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
    WishType: lists.get(itemNo)?.listIds ?? [],
  }
}

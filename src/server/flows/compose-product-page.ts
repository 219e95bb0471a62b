// A product page: the product, and whether and why its price is shown to this actor.
import type { ProductPage } from '../../contract/product.ts'
import { readProduct } from '../modules/catalogue/product-service.ts'
import type { Ctx } from '../platform/context.ts'

/** Errors: 404. Visitors get no price and the reason `login` (decisions.md 11). */
export async function composeProductPage(ctx: Ctx, itemNo: string): Promise<ProductPage> {
  const product = await readProduct(ctx, itemNo)
  return { ...product, productPrice: null, showPrice: false, priceReason: 'login', WishType: [] }
}

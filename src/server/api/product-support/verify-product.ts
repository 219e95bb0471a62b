// GET /api/about/product/validation/{No}
import { verifyProductRoute } from '../../../contract/product-support.ts'
import { verifyProduct } from '../../flows/verify-product.ts'
import { handle } from '../../platform/call-handler.ts'

export const verifyProductCall = handle(verifyProductRoute, verifyProduct)

// GET /api/product/recommend/product
import { listRecommendedRoute } from '../../../contract/product.ts'
import { listRecommendedForActor } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const listRecommendedCall = handle(listRecommendedRoute, listRecommendedForActor)

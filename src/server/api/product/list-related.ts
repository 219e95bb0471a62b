// GET /api/product/related/{id}
import { listRelatedRoute } from '../../../contract/product.ts'
import { listRelatedForActor } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const listRelatedCall = handle(listRelatedRoute, listRelatedForActor)

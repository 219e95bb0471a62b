// POST /api/post-code/region-info
import { findPostCodeRoute } from '../../../contract/reference.ts'
import { findPostCode } from '../../modules/reference/reference-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const findPostCodeCall = handle(findPostCodeRoute, (_ctx, input) =>
  findPostCode(input.country, input.postCode),
)

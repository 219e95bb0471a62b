// GET /api/contact-us/user-info
import { readContactDetailsRoute } from '../../../contract/contact.ts'
import { readContactDetails } from '../../modules/membership/member-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readContactDetailsCall = handle(readContactDetailsRoute, (ctx) =>
  readContactDetails(ctx),
)

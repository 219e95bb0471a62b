// POST /api/contact-us/customer-feedback/case-follow
import { followCaseRoute } from '../../../contract/contact.ts'
import { followCase } from '../../flows/follow-case.ts'
import { handle } from '../../platform/call-handler.ts'

export const followCaseCall = handle(followCaseRoute, (ctx, { lang: _, ...asked }) =>
  followCase(ctx, asked),
)

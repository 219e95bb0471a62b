// POST /api/user/exhibition/register
import { registerAtExhibitionRoute } from '../../../contract/user-application.ts'
import { registerAtExhibition } from '../../flows/register-at-exhibition.ts'
import { handle } from '../../platform/call-handler.ts'

export const registerAtExhibitionCall = handle(registerAtExhibitionRoute, (ctx, input) => {
  const { lang: _, privacyAccepted: __, exhibitionId, securityKey, securityCode, ...form } = input
  return registerAtExhibition(ctx, { exhibitionId, form, answer: { securityKey, securityCode } })
})

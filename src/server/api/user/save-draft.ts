// POST /api/user/register/draft
import { saveDraftRoute } from '../../../contract/user-application.ts'
import { saveDraft } from '../../modules/application/draft-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const saveDraftCall = handle(saveDraftRoute, (ctx, { ticket, form }) =>
  saveDraft(ctx, ticket, form),
)

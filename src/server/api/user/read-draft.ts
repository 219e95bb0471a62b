// POST /api/user/register/read-draft
import { readDraftRoute } from '../../../contract/user-application.ts'
import { readDraft } from '../../modules/application/draft-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readDraftCall = handle(readDraftRoute, (ctx, { ticket }) => readDraft(ctx, ticket))

// POST /api/user/register/papers
import { sendPapersRoute } from '../../../contract/user-application.ts'
import { sendPapers } from '../../modules/application/application-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const sendPapersCall = handle(sendPapersRoute, (ctx, input) => sendPapers(ctx, input))

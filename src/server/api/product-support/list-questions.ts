// GET /api/about/product/question
import { listQuestionsRoute } from '../../../contract/product-support.ts'
import { listQuestions } from '../../modules/content/support-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listQuestionsCall = handle(listQuestionsRoute, (ctx, input) =>
  listQuestions(ctx, input),
)

// GET /api/search/suggest
import { suggestRoute } from '../../../contract/search.ts'
import { suggestWhileTyping } from '../../flows/suggest-while-typing.ts'
import { handle } from '../../platform/call-handler.ts'

export const suggestCall = handle(suggestRoute, async (ctx, input) => ({
  list: await suggestWhileTyping(ctx, input.keyword),
}))

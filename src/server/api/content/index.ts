// The calls of the group content; those that call a single function are bound here.
import { readPagePicturesRoute, readPageRoute, searchHelpRoute } from '../../../contract/content.ts'
import { readEntry } from '../../modules/content/content-service.ts'
import { searchHelp } from '../../modules/content/help-service.ts'
import { readPagePictures } from '../../modules/content/home-content-service.ts'
import { wholeList } from '../../platform/http/paging.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'

export const contentCalls: AnyCall[] = [
  handle(searchHelpRoute, async (ctx, { keyword }) => wholeList(await searchHelp(ctx, keyword))),
  handle(readPagePicturesRoute, (ctx, input) => readPagePictures(ctx, input.id)),
  handle(readPageRoute, (ctx, input) => readEntry(ctx, 'page', input.id)),
]

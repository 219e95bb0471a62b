// GET /api/about/product/date-code/{code}: when the battery with this date code was made.
import { readDateCodeRoute } from '../../../contract/product-support.ts'
import { readDateCode } from '../../../shared/date-code.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { handle } from '../../context/call-handler.ts'
import { invalid } from '../../platform/errors.ts'

/** Errors: 422 with what is wrong: its form, its week or its month. */
export const readDateCodeCall = handle(readDateCodeRoute, async (ctx, { code }) => {
  const pattern = ctx.site.dateCode
  const read = readDateCode(code, { pattern, today: sellerDay(ctx.clock()) })
  if ('fault' in read) throw invalid('code', read.fault)
  return { ...read, pattern }
})

// The calls around products that are not the product itself: the update list and its export.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { updateRow } from './home.ts'
import { langInput, listOf, pagingInput } from './shared-shapes.ts'

const day = z.iso.date()
const narrowing = {
  category: z.string().max(64).optional(),
  brand: z.string().max(80).optional(),
  region: z.string().max(16).optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listUpdatesRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/update-information',
  summary: 'What changed in the catalogue, newest first',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  input: z.object({ lang: langInput, ...pagingInput, ...narrowing }).strict(),
  result: listOf(updateRow),
})

export const exportUpdatesRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/update-information/export',
  summary: 'The update list as a spreadsheet, at most 10,000 rows',
  access: 'visitor',
  cache: 'none',
  cost: 'heavy',
  blob: 'application/octet-stream',
  input: z
    .object({
      lang: langInput,
      ...pagingInput,
      ...narrowing,
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    })
    .strict(),
  result: z.null(),
})

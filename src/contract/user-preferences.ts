// Route of what a person prefers to see, kept with the login so that it follows to other devices.
import { z } from 'zod'
import { SERIES_PREFERENCES } from '../shared/series-preferences.ts'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

export const preferSeriesRoute = defineCall({
  method: 'POST',
  path: '/api/user/series',
  summary:
    'Keeps with this login which series its lists show first; pages then set the cookie `series` accordingly',
  access: 'applicant',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, series: z.enum(SERIES_PREFERENCES) }).strict(),
  result: z.null(),
})

// Calls for what a person prefers to see.
import type { preferSeriesRoute } from '../contract/user-preferences.ts'
import { caller } from './call.ts'

export const preferSeries = caller<typeof preferSeriesRoute>('POST', '/api/user/series')

// Loads on demand the rows of the buyer's list for which no item was found; few orders have any.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyUnlistedRows = lazyComponent(
  'unlisted-rows',
  () => import('./unlisted-rows.tsx'),
  ['wholesale'],
)

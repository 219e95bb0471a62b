// Loads the rows without an item on demand; few orders have any.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyUnlistedRows = lazyComponent(
  'unlisted-rows',
  () => import('./unlisted-rows.tsx'),
  ['wholesale'],
)

// Loads the links to the other pages of a list, which few lists have.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyPager = lazyComponent(
  'pager',
  () => import('../../../components/pager/pager.tsx'),
  ['lists'],
)

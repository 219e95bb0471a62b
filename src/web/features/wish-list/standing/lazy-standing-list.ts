// Loads on demand the button that orders from a wish list, and for a standing list what has changed since the last order.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyStandingList = lazyComponent(
  'standing-list',
  () => import('./standing-list.tsx'),
  ['reorder', 'basket-parts'],
)

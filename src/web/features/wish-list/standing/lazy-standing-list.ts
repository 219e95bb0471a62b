// Ordering from a list: the button, and what has changed since the last order.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyStandingList = lazyComponent(
  'standing-list',
  () => import('./standing-list.tsx'),
  ['reorder', 'basket-parts'],
)

// The button that orders again, on the pages of orders, files and lists.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const lazyReorder = lazyComponent('reorder', () => import('./reorder.tsx'), [
  'reorder',
  'basket-parts',
])

// Loads the offer on a wholesale order and its payment on demand; orders of dropshippers have none.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyOfferPanel = lazyComponent('offer-panel', () => import('./offer-panel.tsx'), [
  'wholesale',
  'form',
])

// The offer on a wholesale order and how it is paid; orders of dropshippers have none.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyOfferPanel = lazyComponent('offer-panel', () => import('./offer-panel.tsx'), [
  'wholesale',
  'form',
])

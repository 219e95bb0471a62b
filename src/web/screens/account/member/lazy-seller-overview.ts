// What only dropshippers see on a member's home page.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazySellerOverview = lazyComponent(
  'seller-overview',
  () => import('./seller-overview.tsx'),
  ['member'],
)

// Parts of checkout that most orders of dropshippers do not need, loaded on demand; the screen has loaded most texts.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const lazyWholesaleCheckout = lazyComponent(
  'wholesale-checkout',
  () => import('./wholesale-checkout.tsx'),
  ['wholesale'],
)

export const lazyCheckoutNotices = lazyComponent(
  'checkout-notices',
  () => import('./checkout-notices.tsx'),
  [],
)

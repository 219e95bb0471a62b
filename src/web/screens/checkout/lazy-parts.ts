// Parts of checkout that most orders of dropshippers do not need, loaded on demand. Most of their texts are loaded with the screen.
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

export const lazyLackingWithEarlierOrders = lazyComponent(
  'lacking-with-earlier-orders',
  () => import('./lacking-with-earlier-orders.tsx'),
  [],
)

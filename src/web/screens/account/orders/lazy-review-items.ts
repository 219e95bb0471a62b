// Loads on demand the form that reviews received items; it is shown until each of them has a review.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyReviewItems = lazyComponent('review-items', () => import('./review-items.tsx'), [
  'order-review',
  'form',
])

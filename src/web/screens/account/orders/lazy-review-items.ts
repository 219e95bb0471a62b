// The form that reviews received items; shown until each of them has a review.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyReviewItems = lazyComponent('review-items', () => import('./review-items.tsx'), [
  'order-review',
  'form',
])

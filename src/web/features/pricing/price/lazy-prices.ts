// Lazily loaded price components, fetched only for members: they show the price or the reason why there is none.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyPriceTag = lazyComponent('price-tag', () => import('./price-tag.tsx'), ['price'])
export const lazyPriceBlock = lazyComponent('price-block', () => import('./price-block.tsx'), [
  'card',
  'price',
])

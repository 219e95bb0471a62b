// Lazily loaded price components, fetched only when the server sent a price.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyPriceTag = lazyComponent('price-tag', () => import('./price-tag.tsx'), ['price'])
export const lazyPriceBlock = lazyComponent('price-block', () => import('./price-block.tsx'), [
  'card',
  'price',
])

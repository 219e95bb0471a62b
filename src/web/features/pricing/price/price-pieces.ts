// Lazily loaded price components, fetched only when the server sent a price.
import { piece } from '../../../loading/piece.ts'

export const priceTagPiece = piece('price-tag', () => import('./price-tag.tsx'), ['price'])
export const priceBlockPiece = piece('price-block', () => import('./price-block.tsx'), [
  'card',
  'price',
])

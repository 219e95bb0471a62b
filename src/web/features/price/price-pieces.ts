// What visitors never load: the pieces that show prices, fetched where the server sent one.
import { piece } from '../../parts/piece.ts'

export const priceTagPiece = piece('price-tag', () => import('./price-tag.tsx'), ['price'])
export const priceBlockPiece = piece('price-block', () => import('./price-block.tsx'), [
  'card',
  'price',
])

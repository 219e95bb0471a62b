// The form of those who are interested, fetched when it is first opened.
import { piece } from '../../../parts/piece.ts'

export const interestFormPiece = piece('interest-form', () => import('./interest-form.tsx'), [
  'form',
  'security-code',
])

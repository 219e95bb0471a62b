// The form of an inquiry, fetched when somebody wants to ask.
import { piece } from '../../parts/piece.ts'

export const inquiryPiece = piece('inquiry', () => import('../product-inquiry/inquiry-form.tsx'), [
  'feedback',
  'form',
  'security-code',
])

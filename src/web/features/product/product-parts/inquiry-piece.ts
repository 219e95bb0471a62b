// Lazily loaded product inquiry form.
import { piece } from '../../../loading/piece.ts'

export const inquiryPiece = piece(
  'inquiry-form',
  () => import('../product-inquiry/inquiry-form.tsx'),
  ['feedback', 'form', 'security-code'],
)

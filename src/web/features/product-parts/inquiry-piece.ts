// Lazily loaded product inquiry form.
import { piece } from '../../parts/piece.ts'

export const inquiryPiece = piece(
  'inquiry-form',
  () => import('../product-inquiry/inquiry-form.tsx'),
  ['feedback', 'form', 'security-code'],
)

// Lazily loaded components of the verification page: the report form, and the security check after several
// failed checks.
import { piece } from '../../../loading/piece.ts'

export const reportPiece = piece('report-form', () => import('./report-form.tsx'), [
  'form',
  'security-code',
])

export const securityPiece = piece('security-asked', () => import('./security-asked.tsx'), [
  'security-code',
])

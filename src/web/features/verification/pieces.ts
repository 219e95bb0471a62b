// What the verification page shows only to some: the form for reports, the security check after several misses.
import { piece } from '../../parts/piece.ts'

export const reportPiece = piece('report-seller', () => import('./report-form.tsx'), [
  'form',
  'security-code',
])

export const securityPiece = piece('security-asked', () => import('./security-asked.tsx'), [
  'security-code',
])

// The application form as a piece, loaded when it is first opened.
import { piece } from '../../../loading/piece.ts'

export const interestFormPiece = piece('interest-form', () => import('./interest-form.tsx'), [
  'form',
  'security-code',
])

// The parts of the feedback screens that are fetched where they stand: the form, and the way to a case.
import { piece } from '../../parts/piece.ts'

export const feedbackFormPiece = piece('feedback-form', () => import('./feedback-form.tsx'), [
  'feedback',
  'form',
  'security-code',
])
export const followCasePiece = piece('follow-case', () => import('./follow-case.tsx'), [
  'feedback',
  'form',
])

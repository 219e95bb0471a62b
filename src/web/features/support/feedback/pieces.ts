// Lazily loaded components of the feedback screens: the form and the case lookup.
import { piece } from '../../../loading/piece.ts'

export const feedbackFormPiece = piece('feedback-form', () => import('./feedback-form.tsx'), [
  'feedback',
  'form',
  'security-code',
])
export const followCasePiece = piece('follow-case', () => import('./follow-case.tsx'), [
  'feedback',
  'form',
])

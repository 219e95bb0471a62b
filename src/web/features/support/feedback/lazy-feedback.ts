// Lazily loaded components of the feedback screens: the form and the case lookup.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyFeedbackForm = lazyComponent(
  'feedback-form',
  () => import('./feedback-form.tsx'),
  ['feedback', 'form', 'security-code'],
)
export const lazyFollowCase = lazyComponent('follow-case', () => import('./follow-case.tsx'), [
  'feedback',
  'form',
])

// The application form as a lazy component, loaded when it is first opened.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyInterestForm = lazyComponent(
  'interest-form',
  () => import('./interest-form.tsx'),
  ['form', 'security-code'],
)

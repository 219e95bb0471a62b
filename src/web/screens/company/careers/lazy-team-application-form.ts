// The application form as a lazy component, loaded when it is first opened.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyTeamApplicationForm = lazyComponent(
  'team-application-form',
  () => import('./team-application-form.tsx'),
  ['form', 'security-code'],
)

// Lazily loaded components of the verification page: the report form, and the security check after several
// failed checks.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyReportForm = lazyComponent('report-form', () => import('./report-form.tsx'), [
  'form',
  'security-code',
])

export const lazySecurityCheck = lazyComponent(
  'required-security-check',
  () => import('./required-security-check.tsx'),
  ['security-code'],
)

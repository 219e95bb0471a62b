// Lazily loaded product inquiry form.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyInquiryForm = lazyComponent(
  'inquiry-form',
  () => import('../product-inquiry/inquiry-form.tsx'),
  ['feedback', 'form', 'security-code'],
)

// Lazily loaded dialog that asks for a quotation.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyQuotation = lazyComponent(
  'quotation-dialog',
  () => import('./quotation-dialog.tsx'),
  ['list-review'],
)

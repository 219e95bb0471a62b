// Loads on demand the link to the order that a request for a quotation has become.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyCaseOrder = lazyComponent('case-order', () => import('./case-order.tsx'), [
  'feedback',
  'money',
])

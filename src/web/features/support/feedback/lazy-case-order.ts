// The order that a case has become, loaded on demand.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyCaseOrder = lazyComponent('case-order', () => import('./case-order.tsx'), [
  'feedback',
  'money',
])

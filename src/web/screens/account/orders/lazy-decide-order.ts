// Loads on demand the forms with which an owner decides about an order that waits for approval; few orders do.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyDecideOrder = lazyComponent('decide-order', () => import('./decide-order.tsx'), [
  'team',
  'form',
])

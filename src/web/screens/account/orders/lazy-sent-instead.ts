// Loads on demand the details of an item that is sent in place of another one; few orders have one.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazySentInstead = lazyComponent('sent-instead', () => import('./sent-instead.tsx'), [
  'reorder',
])

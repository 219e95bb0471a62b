// Parts of other pages for members, fetched only for them.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const lazyMemberParts = lazyComponent('member-parts', () => import('./member-parts.tsx'), [
  'basket-parts',
])

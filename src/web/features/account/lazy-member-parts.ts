// Loads what pages show to members only, such as the account menu, the basket and the balance.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const lazyMemberParts = lazyComponent('member-parts', () => import('./member-parts.tsx'), [
  'basket-parts',
])

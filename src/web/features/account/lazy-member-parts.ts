// Loads what pages show to logged-in users only, such as the account menu, and to members the basket and the balance.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const lazyMemberParts = lazyComponent('member-parts', () => import('./member-parts.tsx'), [
  'basket-parts',
])

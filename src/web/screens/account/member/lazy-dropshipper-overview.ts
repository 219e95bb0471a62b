// Loads on demand what only dropshippers see on a member's home page.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyDropshipperOverview = lazyComponent(
  'dropshipper-overview',
  () => import('./dropshipper-overview.tsx'),
  ['member'],
)

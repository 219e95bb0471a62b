// The category links of the mega menu: the browser loads them only where the server did not render them.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyMegaMenu = lazyComponent(
  'mega-menu-links',
  () => import('./mega-menu-links.tsx'),
  [],
)

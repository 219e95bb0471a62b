// Loads the content of the footer where the server has not rendered it, such as after a page with a short footer.
import { lazyComponent } from '../../../loading/lazy-component.ts'

/** Rendered by the server, the footer is not hydrated, so its markup has no `data-lazy` and loads nothing. */
export const lazyFooter = lazyComponent('footer-parts', () => import('./footer-parts.tsx'), [])

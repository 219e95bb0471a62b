// Loads the content of the footer where the server has not rendered it, such as after a form, whose footer is short.
import { lazyComponent } from '../../../loading/lazy-component.ts'

/** The markup that the server rendered is taken over as it is, so it names no component to load before hydration. */
export const lazyFooter = lazyComponent('footer-parts', () => import('./footer-parts.tsx'), [])

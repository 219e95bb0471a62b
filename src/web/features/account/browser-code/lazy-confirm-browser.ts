// Loads the form in which a mailed code lets a browser log in; few people ever see it.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyConfirmBrowser = lazyComponent(
  'confirm-browser',
  () => import('./confirm-browser.tsx'),
  ['browser-code'],
)

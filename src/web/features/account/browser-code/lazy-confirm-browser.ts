// Loads what lets a browser log in with a code by mail, which few people ever see.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyConfirmBrowser = lazyComponent(
  'confirm-browser',
  () => import('./confirm-browser.tsx'),
  ['browser-code'],
)

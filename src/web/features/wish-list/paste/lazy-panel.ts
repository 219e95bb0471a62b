// Lazily loaded panel that reviews a pasted list: most visits of the list do not paste.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyPastePanel = lazyComponent('paste-panel', () => import('./paste-panel.tsx'), [
  'list-review',
  'price',
])

// The components of the search page that only some results need.
import { lazyComponent } from '../../loading/lazy-component.ts'

export const LAZY_VIEWS = {
  notes: lazyComponent(
    'search-notes',
    () => import('../../features/search/search-parts/search-notes.tsx'),
    ['search-answer'],
  ),
  groups: lazyComponent(
    'search-groups',
    () => import('../../features/search/search-groups/search-groups.tsx'),
    ['search', 'search-answer'],
  ),
  similar: lazyComponent(
    'similar-list',
    () => import('../../features/search/similar-list/similar-list.tsx'),
    ['search', 'search-answer'],
  ),
  nothing: lazyComponent('nothing-found', () => import('./nothing-found.tsx'), ['search']),
}

// The pieces of the search page that only some results need.
import { piece } from '../../loading/piece.ts'

export const PIECES = {
  list: piece('search-notes', () => import('../../features/search/search-parts/search-notes.tsx'), [
    'search-answer',
  ]),
  groups: piece(
    'search-groups',
    () => import('../../features/search/search-groups/search-groups.tsx'),
    ['search', 'search-answer'],
  ),
  similar: piece(
    'similar-list',
    () => import('../../features/search/similar-list/similar-list.tsx'),
    ['search', 'search-answer'],
  ),
  nothing: piece('nothing-found', () => import('./nothing-found.tsx'), ['search']),
}

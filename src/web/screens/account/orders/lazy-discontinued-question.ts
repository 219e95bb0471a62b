// Loads on demand the question to a buyer who wants one delivery of which an item was discontinued; few orders have it.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyDiscontinuedQuestion = lazyComponent(
  'discontinued-question',
  () => import('./discontinued-question.tsx'),
  ['wholesale', 'form'],
)

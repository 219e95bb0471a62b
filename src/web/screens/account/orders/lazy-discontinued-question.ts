// Loads on demand the question to the buyer of an order that leaves only when complete, of which an item was
// discontinued; few orders have it.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyDiscontinuedQuestion = lazyComponent(
  'discontinued-question',
  () => import('./discontinued-question.tsx'),
  ['wholesale', 'form'],
)

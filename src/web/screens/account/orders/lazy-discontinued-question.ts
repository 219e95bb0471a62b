// What a buyer decides about a discontinued item of an order in one delivery; few orders ask.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyDiscontinuedQuestion = lazyComponent(
  'discontinued-question',
  () => import('./discontinued-question.tsx'),
  ['wholesale', 'form'],
)
